internal import Platform

/// The clocks of this computer; only the command line reads them.
package enum Clock {
  /// The seconds since an arbitrary time in the past.
  package static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The current date in universal time: `2026-11-21`. The environment can override it
  /// (reproducible-builds.org: SOURCE_DATE_EPOCH).
  static var today: String { String(now.prefix(10)) }

  /// The date for a file: the date that the environment sets, or with `--timing` the real date.
  /// Otherwise the date is nil, so that files can be compared byte by byte.
  static func reportedDate(isTimed: Bool) -> String? {
    isTimed || environmentEpoch != nil ? now : nil
  }

  /// The current time in universal time: `2026-11-21T10:00:00Z`.
  private static var now: String {
    var moment = time_t(environmentEpoch ?? time(nil))
    var day = tm()
    gmtime_r(&moment, &day)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(day.tm_year + 1900)-\(two(day.tm_mon + 1))-\(two(day.tm_mday))"
      + "T\(two(day.tm_hour)):\(two(day.tm_min)):\(two(day.tm_sec))Z"
  }

  private static var environmentEpoch: Int? {
    getenv("SOURCE_DATE_EPOCH").flatMap { Int(String(cString: $0)) }
  }

  /// The name of this computer.
  package static var host: String {
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  package static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
