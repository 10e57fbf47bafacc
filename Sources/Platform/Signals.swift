#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// Functions for signals, whose C declarations have different names on different systems.
  package enum Signals {
    /// Calls `handler` whenever the signal arrives. Interrupted system calls are restarted.
    package static func handle(
      _ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void
    ) {
      var action = sigaction()
      #if canImport(Glibc)
        action.__sigaction_handler.sa_handler = handler
      #elseif canImport(Musl)
        action.__sa_handler.sa_handler = handler
      #else
        action.__sigaction_u.__sa_handler = handler
      #endif
      action.sa_flags = SA_RESTART
      sigaction(number, &action, nil)
    }

    /// Whether the signal is ignored, for example because `nohup` started the process.
    package static func isIgnored(_ number: Int32) -> Bool {
      var action = sigaction()
      sigaction(number, nil, &action)
      #if canImport(Glibc)
        let handler = action.__sigaction_handler.sa_handler
      #elseif canImport(Musl)
        let handler = action.__sa_handler.sa_handler
      #else
        let handler = action.__sigaction_u.__sa_handler
      #endif
      return unsafeBitCast(handler, to: Int.self) == 1
    }

    /// Sends SIGALRM to this process once, after the given wall-clock time in milliseconds.
    package static func alarm(milliseconds: Int) {
      var timer = itimerval()
      timer.it_value.tv_sec = .init(milliseconds / 1000)
      timer.it_value.tv_usec = .init(milliseconds % 1000 * 1000)
      #if canImport(Glibc)
        setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
      #else
        setitimer(ITIMER_REAL, &timer, nil)
      #endif
    }
  }
#endif
