internal import Platform

/// Threads of the program: what they do is theirs, and signals are for the thread that waits.
///
/// A pool's work and what a server judges are all that runs on them.
enum Background {
  /// Does something on a thread of its own, which nobody waits for; false where there is none to
  /// spare.
  static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
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
