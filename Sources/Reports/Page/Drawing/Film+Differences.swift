internal import Comparing
internal import Model
internal import Results

// Compares two engines at the times that both show.

extension Film {
  /// The distance between the positions of a view in both engines over time, in points.
  func distances(to other: Film, _ view: Int) -> [(time: Double, value: Double)] {
    locations(beside: other, view).map { ($0.time, ($0.one - $0.other).length) }
  }

  /// The relative difference between the zooms of a view in both engines over time, in percent.
  func zoomGaps(to other: Film, _ view: Int) -> [(time: Double, value: Double)] {
    counterparts(in: other).compactMap { mine, theirs in
      guard let one = value(.zoom, view, mine), let two = other.value(.zoom, view, theirs),
        max(one.magnitude, two.magnitude) > 0
      else { return nil }
      let gap = (one - two).magnitude / max(one.magnitude, two.magnitude)
      return (trace.time(ofRow: mine), gap * 100)
    }
  }

  /// The allowed distance over time, which grows with the speed of the content, in points.
  func allowances(
    _ pace: Difference.Pace, beside other: Film, _ view: Int
  ) -> [(time: Double, value: Double)] {
    var speeds = Speedometer()
    return locations(beside: other, view).map { point in
      speeds.add(point.one, point.other, at: .milliseconds(point.time))
      return (point.time, pace.amount(at: speeds.speed))
    }
  }

  private func locations(
    beside other: Film, _ view: Int
  ) -> [(time: Double, one: Point, other: Point)] {
    counterparts(in: other).compactMap { mine, theirs in
      guard let x = value(.x, view, mine), let y = value(.y, view, mine),
        let u = other.value(.x, view, theirs), let v = other.value(.y, view, theirs)
      else { return nil }
      return (trace.time(ofRow: mine), Point(x: x, y: y), Point(x: u, y: v))
    }
  }

  /// A position in the replay of the other engine: one of its rows, or a time between two rows.
  private enum RowOrTime {
    case row(Int)
    case time(Double)
  }

  /// Pairs each row of this replay with its counterpart: the row of the same frame or, if the
  /// engines have different frame times, a time between two rows. A recorded device has samples in
  /// place of frames, so it always differs.
  private func counterparts(in other: Film) -> [(mine: Int, theirs: RowOrTime)] {
    guard trace.hertz == other.trace.hertz, trace.phase == other.trace.phase else {
      return rows.map { ($0, .time(trace.time(ofRow: $0))) }
    }
    var theirs = 0
    return rows.compactMap { mine in
      let frame = trace.frames[mine]
      while theirs < other.rows.count - 1, other.trace.frames[theirs] < frame { theirs += 1 }
      return other.trace.frames[theirs] == frame ? (mine, .row(theirs)) : nil
    }
  }

  private func value(_ channel: DrawnTrace.Channel, _ view: Int, _ counterpart: RowOrTime)
    -> Double?
  {
    switch counterpart {
    case .row(let row): value(channel, view, row)
    case .time(let time): value(channel, view, at: time)
    }
  }

  /// Rows farther apart than this many milliseconds are not interpolated.
  private static let maxBetween = 150.0

  /// The value of a channel at any time, interpolated between two rows that are close together.
  func value(_ channel: DrawnTrace.Channel, _ view: Int, at time: Double) -> Double? {
    let row = row(at: time)
    let next = min(row + 1, rows.count - 1)
    let (since, span) = (
      time - trace.time(ofRow: row), trace.time(ofRow: next) - trace.time(ofRow: row)
    )
    guard since >= -0.01, let from = value(channel, view, row) else { return nil }
    if since <= 0.01 { return from }
    guard span > 0, let to = value(channel, view, next) else { return nil }
    if from == to { return from }
    return span <= Self.maxBetween ? from + (to - from) * since / span : nil
  }
}
