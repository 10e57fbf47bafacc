/// The rate of change of a number.
///
/// Content that moves by itself changes between frames: its rate is the change since the last
/// sample at an earlier time. Content under a finger changes at the time of a report, between two
/// samples of the same time. This change took the time since the finger's previous report, and its
/// rate holds until the next report. The rate is 0 if a finger reports nothing for 100 ms.
struct RateMemory: Sendable {
  private var value = 0.0
  private var rate = 0.0
  /// The latest reports of the fingers that are on the view.
  private var reports: [Report] = []
  /// The rate at the last report, once there are two.
  private var reported: Double?

  private struct Report: Sendable {
    var time: Int64
    var value: Double
  }

  private static let patience: Int64 = 100_000_000

  /// Whether the next sample changes nothing, if it equals the last two samples and no finger is
  /// down. The rate of an unknown number is NaN as soon as time has passed.
  var isSettled: Bool { reports.isEmpty && (value.isNaN ? rate.isNaN : rate == 0) }

  /// Adds the number at a sample, and returns its rate there.
  mutating func add(
    _ number: Double, _ contact: FingerContact, at time: Int64, after before: Int64?
  ) -> Double {
    if let before {
      if time > before {
        let own = (number - value) / seconds(time - before)
        rate = own == 0 ? held(at: time) : own
      }
    } else if number.isNaN {
      rate = .nan
    }
    value = number
    follow(contact, at: time)
    return rate
  }

  private func held(at time: Int64) -> Double {
    guard let reported, let last = reports.last, time - last.time <= Self.patience else { return 0 }
    return reported
  }

  private mutating func follow(_ contact: FingerContact, at time: Int64) {
    switch contact {
    case .none:
      reports.removeAll()
      reported = nil
    case .silent: break
    case .restarted:
      reports.removeAll()
      reported = nil
      reports.append(Report(time: time, value: value))
    case .reported(let fingers, let isLast, _): report(of: fingers, isLast: isLast, at: time)
    }
  }

  /// Computes the rate at a report. If n fingers are on the view, they may report in turn, so the
  /// change is measured since the n-th last report.
  private mutating func report(of fingers: Int, isLast: Bool, at time: Int64) {
    if reports.count >= fingers { reports.removeFirst(reports.count - fingers) }
    if let before = reports.first, time > before.time {
      rate = (value - before.value) / seconds(time - before.time)
      reported = rate
    }
    reports.append(Report(time: time, value: value))
    if isLast { follow(.none, at: time) }
  }

  private func seconds(_ nanoseconds: Int64) -> Double { Double(nanoseconds) / 1e9 }
}
