internal import Gesture
internal import Verdicts

// Two engines beside each other, at the frames that both have.

extension Film {
  /// How far apart they show a view, in points.
  func distances(to other: Film, _ view: Int) -> [(time: Double, value: Double)] {
    places(beside: other, view).map { ($0.time, $0.one.way(to: $0.other)) }
  }

  /// How far their zooms are apart, in hundredths.
  func zoomGaps(to other: Film, _ view: Int) -> [(time: Double, value: Double)] {
    twins(in: other, view).compactMap { mine, theirs in
      guard let one = value(.zoom, view, mine), let two = other.value(.zoom, view, theirs),
        max(one.magnitude, two.magnitude) > 0
      else { return nil }
      let gap = (one - two).magnitude / max(one.magnitude, two.magnitude)
      return (trace.time(ofRow: mine), gap * 100)
    }
  }

  /// How far apart they may be where that grows with the speed, in points.
  func allowances(
    _ pace: Difference.Pace, beside other: Film, _ view: Int
  ) -> [(time: Double, value: Double)] {
    var speeds = Speedometer()
    return places(beside: other, view).map { place in
      speeds.add(place.one, place.other, at: .milliseconds(place.time))
      return (place.time, pace.amount(at: speeds.speed))
    }
  }

  private func places(
    beside other: Film, _ view: Int
  ) -> [(time: Double, one: Point, other: Point)] {
    twins(in: other, view).compactMap { mine, theirs in
      guard let x = value(.x, view, mine), let y = value(.y, view, mine),
        let u = other.value(.x, view, theirs), let v = other.value(.y, view, theirs)
      else { return nil }
      return (trace.time(ofRow: mine), Point(x: x, y: y), Point(x: u, y: v))
    }
  }

  /// The rows of both that are of one frame.
  private func twins(in other: Film, _ view: Int) -> [(mine: Int, theirs: Int)] {
    guard trace.hertz == other.trace.hertz, trace.phase == other.trace.phase,
      other.scene.views.indices.contains(view)
    else { return [] }
    var theirs = 0
    return rows.compactMap { mine in
      let frame = trace.frames[mine]
      while theirs < other.rows.count - 1, other.trace.frames[theirs] < frame { theirs += 1 }
      return other.trace.frames[theirs] == frame ? (mine, theirs) : nil
    }
  }
}

extension Point {
  fileprivate func way(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}
