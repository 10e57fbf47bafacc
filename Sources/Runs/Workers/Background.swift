internal import Platform

/// Starts threads for background work. The system delivers signals only to the waiting main thread.
///
/// Only the work of a pool and the judging in a server run on such threads.
package enum Background {
  /// Runs a closure on a new detached thread; returns false if no thread can be created.
  package static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let context = Unmanaged.passRetained(ThreadBody(work))
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, context.toOpaque())
    if failure == 0 { pthread_detach(thread) } else { context.release() }
    return failure == 0
  }
}

private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}
