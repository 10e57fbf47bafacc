#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// Seconds that pass while this process is running.
  ///
  /// A stopped process (SIGSTOP, `scontrol suspend`, a paused virtual machine) cannot read a clock.
  /// The time between two readings therefore counts as at most half a second, and waiting code
  /// reads the clock more often than that: see `slice`.
  package struct RunningTime {
    /// The seconds up to the last reading.
    package private(set) var seconds = 0.0
    private var last: Double

    private static let longest = 0.5

    /// Maximum wait between two readings, in milliseconds.
    package static let slice = 200

    /// - Parameter now: Seconds since an arbitrary time in the past.
    package init(at now: Double = Self.now) { last = now }

    /// Reads the clock.
    package mutating func look(at now: Double = Self.now) -> Double {
      seconds += min(max(0, now - last), Self.longest)
      last = now
      return seconds
    }

    /// Reads the clock, and returns the remainder of a timeout in milliseconds.
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
