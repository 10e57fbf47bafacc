// The declarations of Darwin on which the C code of this project and the Swift code of the products
// for apps rely, written from Apple's manual pages and from POSIX. Tools/darwin compiles the code
// with these declarations but does not run it. On a Mac, compare each declaration with the header
// named above it.
#pragma once

// stddef.h, sys/types.h
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ssize_t;
typedef int pid_t;
typedef unsigned short mode_t;
typedef long time_t;
typedef unsigned long long rlim_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef int dev_t;
typedef unsigned short nlink_t;
typedef unsigned long long ino_t;
typedef long long off_t;
typedef unsigned int socklen_t;
#define NULL ((void *)0)

// errno.h
int *__error(void);
#define errno (*__error())
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define ENXIO 6
#define EBADF 9
#define ECHILD 10
#define EACCES 13
#define EEXIST 17
#define EISDIR 21
#define EINVAL 22
#define EMFILE 24
#define EFBIG 27
#define EROFS 30
#define EMLINK 31
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOTSUP 45
#define ETIMEDOUT 60
#define ELOOP 62
#define ENOSYS 78

// time.h
struct timespec { time_t tv_sec; long tv_nsec; };
typedef enum { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6 } clockid_t;
#define CLOCK_MONOTONIC _CLOCK_MONOTONIC
int clock_gettime(clockid_t, struct timespec *);
int nanosleep(const struct timespec *, struct timespec *);

// fcntl.h
int fcntl(int, int, ...);
int open(const char *, int, ...);
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_ACCMODE 0x0003
#define O_NONBLOCK 0x0004
#define O_NOFOLLOW 0x0100
#define O_CREAT 0x0200
#define O_EXCL 0x0800
#define O_NOCTTY 0x20000
#define O_DIRECTORY 0x100000
#define O_CLOEXEC 0x1000000
#define AT_FDCWD (-2)
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_DUPFD_CLOEXEC 67
#define FD_CLOEXEC 1

// sys/file.h
#define LOCK_SH 1
#define LOCK_EX 2
#define LOCK_NB 4
int flock(int, int);

// sys/stat.h
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
};
int fstat(int, struct stat *);
int lstat(const char *, struct stat *);
int fstatat(int, const char *, struct stat *, int);
int mkdir(const char *, mode_t);
int fchmod(int, mode_t);

// unistd.h
int pipe(int[2]);
int close(int);
int dup2(int, int);
int chdir(const char *);
int access(const char *, int);
int setpgid(pid_t, pid_t);
pid_t fork(void);
int execve(const char *, char *const *, char *const *);
_Noreturn void _exit(int);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
#define F_OK 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
int fsync(int);
int ftruncate(int, off_t);
int link(const char *, const char *);
int unlink(const char *);
uid_t geteuid(void);

// stdlib.h, stdio.h, string.h
int setenv(const char *, const char *, int);
char *realpath(const char *restrict, char *restrict);
void free(void *);
int rename(const char *, const char *);
char *strerror(int);
void *memchr(const void *, int, size_t);

// signal.h
typedef unsigned int sigset_t;
#define NSIG 32
#define SIGKILL 9
#define SIGPIPE 13
#define SIGTERM 15
#define SIG_DFL ((void (*)(int))0)
#define SIG_BLOCK 1
#define SIG_SETMASK 3
void (*signal(int, void (*)(int)))(int);
int kill(pid_t, int);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int sigaddset(sigset_t *, int);
int sigismember(const sigset_t *, int);
int sigpending(sigset_t *);
int sigwait(const sigset_t *, int *);
#define SA_RESTART 0x0002
struct sigaction {
  union { void (*__sa_handler)(int); } __sigaction_u;
  sigset_t sa_mask;
  int sa_flags;
};
int sigaction(int, const struct sigaction *restrict, struct sigaction *restrict);

// pthread.h
typedef struct { long __sig; char __opaque[56]; } pthread_mutex_t;
#define PTHREAD_MUTEX_INITIALIZER {0x32AAABA7, {0}}
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_sigmask(int, const sigset_t *, sigset_t *);

// poll.h
struct pollfd { int fd; short events; short revents; };
#define POLLIN 0x0001
#define POLLOUT 0x0004
int poll(struct pollfd *, unsigned int, int);

// sys/resource.h
struct rlimit { rlim_t rlim_cur, rlim_max; };
#define RLIMIT_NOFILE 8
int getrlimit(int, struct rlimit *);
int setrlimit(int, const struct rlimit *);

// sys/socket.h
#define SOCK_STREAM 1
#define SOL_SOCKET 0xffff
#define SO_NOSIGPIPE 0x1022
int setsockopt(int, int, int, const void *, socklen_t);

// sys/time.h
struct timeval { time_t tv_sec; int tv_usec; };
struct itimerval { struct timeval it_interval, it_value; };
#define ITIMER_REAL 0
int setitimer(int, const struct itimerval *restrict, struct itimerval *restrict);

// sys/wait.h
#define WNOHANG 1
pid_t waitpid(pid_t, int *, int);

// spawn.h
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008
#define POSIX_SPAWN_SETSID 0x0400
#define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000
int posix_spawn(pid_t *, const char *, const posix_spawn_file_actions_t *,
                const posix_spawnattr_t *, char *const[], char *const[]);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setsigmask(posix_spawnattr_t *, const sigset_t *);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *, const sigset_t *);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *, int, int);

// sys/event.h
struct kevent {
  __UINTPTR_TYPE__ ident;
  short filter;
  unsigned short flags;
  unsigned int fflags;
  __INTPTR_TYPE__ data;
  void *udata;
};
#define EVFILT_READ (-1)
#define EVFILT_PROC (-5)
#define EV_ADD 0x0001
#define EV_ONESHOT 0x0010
#define NOTE_EXIT 0x80000000
#define EV_SET(event, a, b, c, d, e, f) \
  (*(event) = (struct kevent){(__UINTPTR_TYPE__)(a), (b), (c), (d), (e), (f)})
int kqueue(void);
int kevent(int, const struct kevent *, int, struct kevent *, int, const struct timespec *);
