/// The mean velocity of the fingers on a view over their reports of the last 50 ms, along one axis.
///
/// A lift without a movement does not count as a report. The velocity is 0 if a finger reports
/// nothing for 100 ms. Without a finger it is unknown, except at the sample in which the last
/// finger lifts.
struct FingerSpeed: Sendable {
  private var reports = Queue<(time: Int64, position: Double)>()
  private var speed = Double.nan

  private static let span: Int64 = 50_000_000
  private static let patience: Int64 = 100_000_000

  /// Whether another sample without a finger changes nothing.
  var isSettled: Bool { speed.isNaN }

  mutating func add(_ position: Double, _ contact: FingerContact, at time: Int64) -> Double {
    switch contact {
    case .none:
      reports.removeAll()
      speed = .nan
    case .restarted:
      reports.removeAll()
      reports.append((time, position))
      speed = 0
    case .silent: rest(at: time)
    case .reported(_, let isLast, let hasMoved):
      rest(at: time)
      if !isLast || hasMoved { report(position, at: time) }
    }
    return speed
  }

  private mutating func rest(at time: Int64) {
    if let last = reports.last, time - last.time > Self.patience { speed = 0 }
  }

  private mutating func report(_ position: Double, at time: Int64) {
    // The latest of the earlier reports is kept, even if it is old.
    while reports.count > 1, reports[0].time < time - Self.span { reports.removeFirst() }
    if let first = reports.first, time > first.time {
      speed = (position - first.position) / (Double(time - first.time) / 1e9)
    }
    reports.append((time, position))
  }
}
