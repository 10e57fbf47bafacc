// The number of memory allocations of this process so far.
long counted_allocations(void);
// The processor time that this thread has used.
double processor_microseconds(void);
