// The number of memory allocations of this process so far.
long counted_allocations(void);
