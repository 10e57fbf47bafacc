internal import Glibc

/// The clocks of this machine: only the command line looks at them.
enum Clock {
  /// Seconds since some moment in the past.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The day it is, as `2026-11-21`, in universal time; the environment may say otherwise
  /// (reproducible-builds.org: SOURCE_DATE_EPOCH).
  static var today: String {
    let typed = getenv("SOURCE_DATE_EPOCH").flatMap { Int(String(cString: $0)) }
    var moment = time_t(typed ?? time(nil))
    var day = tm()
    gmtime_r(&moment, &day)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(day.tm_year + 1900)-\(two(day.tm_mon + 1))-\(two(day.tm_mday))"
  }

  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
