#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// Seconds that pass while this process runs.
  ///
  /// A stopped process (SIGSTOP, `scontrol suspend`, a virtual machine that is paused) cannot look at a
  /// clock. So the time between two looks counts as half a second at most, and whoever waits looks more
  /// often than that: see `slice`.
  package struct RunningTime {
    /// What had passed at the last look.
    package private(set) var seconds = 0.0
    private var last: Double

    private static let longest = 0.5

    /// The longest wait between two looks, in milliseconds.
    package static let slice = 200

    /// - Parameter now: Seconds since some moment in the past.
    package init(at now: Double = Self.now) { last = now }

    /// Looks at the clock.
    package mutating func look(at now: Double = Self.now) -> Double {
      seconds += min(max(0, now - last), Self.longest)
      last = now
      return seconds
    }

    /// Looks at the clock; what is left of some milliseconds.
    package mutating func left(of milliseconds: Int) -> Int {
      milliseconds - Int(look() * 1000)
    }

    package static var now: Double {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
  }
#endif
