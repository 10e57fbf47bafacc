// The number of memory allocations of this process until now.
long counted_allocations(void);
// The processor time of this thread until now, in microseconds.
double processor_microseconds(void);
