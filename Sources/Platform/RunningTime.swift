#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  /// Measures the time in which this process is running.
  ///
  /// A stopped process (SIGSTOP, `scontrol suspend`, a paused virtual machine) cannot read a clock.
  /// Therefore the time between two readings counts as at most half a second, and code that waits
  /// must read the clock more often: see `slice`.
  package struct RunningTime {
    /// The measured seconds up to the last reading.
    package private(set) var seconds = 0.0
    private var last: Double

    private static let longest = 0.5

    /// The maximum wait between two readings, in milliseconds.
    package static let slice = 200

    /// - Parameter now: The time in seconds since an arbitrary point in the past.
    package init(at now: Double = Self.now) { last = now }

    /// Reads the clock, and returns the measured seconds.
    package mutating func look(at now: Double = Self.now) -> Double {
      seconds += min(max(0, now - last), Self.longest)
      last = now
      return seconds
    }

    /// Reads the clock, and returns the rest of a timeout in milliseconds.
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
