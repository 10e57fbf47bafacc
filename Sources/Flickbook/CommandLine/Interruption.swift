internal import Glibc
internal import Synchronization

/// Ctrl-C, asked for instead of obeyed: what is begun is finished and told. A second one ends the
/// program at once.
enum Interruption {
  /// A signal handler can reach nothing but a global, and write nothing but an atomic.
  private static let flag = Atomic<Bool>(false)

  static var hasCome: Bool { flag.load(ordering: .relaxed) }

  static func watch() {
    // Made before the handler can run, which must not make anything.
    flag.store(false, ordering: .relaxed)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      Interruption.flag.store(true, ordering: .relaxed)
    }
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    sigaction(SIGINT, &action, nil)
    // A parent with threads may have left it blocked.
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &interrupt, nil)
  }
}
