/// An Android fling in a view with edges: at an edge the fling stops, or passes it by a short
/// distance and comes back.
///
/// Stores the original fling without edges, so that the edges can be changed or removed during the
/// fling.
struct EdgedFling {
  let start: Double
  /// The fling without edges, from position 0, in rounding units.
  private let fling: AndroidFling
  private let scale: Double
  private let edge: Double
  /// The time at which the fling meets the edge, in seconds; nil if it never does.
  let arrival: Double?
  private let flight: Ballistic?
  private let back: EdgeReturn?

  /// - Parameter farthest: The maximum visible distance past an edge.
  init(
    from start: Double, velocity: Double, within range: AxisRange, farthest: Double,
    _ habits: AndroidSettings
  ) {
    let scale = habits.scale
    self.init(
      AndroidFling(
        from: 0, velocity: velocity * scale, density: scale, friction: habits.friction,
        resolution: habits.density > 0 ? .whole : .exact),
      from: start, scale: scale, within: range, farthest: farthest)
  }

  private init(
    _ fling: AndroidFling, from start: Double, scale: Double, within range: AxisRange,
    farthest: Double
  ) {
    self.start = start
    self.fling = fling
    self.scale = scale
    edge = fling.distance > 0 ? range.high : range.low
    let arrival = fling.restTime > 0 ? fling.passingTime(of: (edge - start) * scale) : nil
    self.arrival = arrival
    guard let arrival, farthest > 0, arrival < fling.restTime else {
      flight = nil
      back = nil
      return
    }
    let flight = Ballistic(
      from: 0, velocity: fling.velocity(at: arrival), farthest: farthest * scale)
    self.flight = flight
    back = EdgeReturn(from: edge + flight.destination / scale, to: edge, scale: scale)
  }

  /// The same fling between other edges, shifted by the movement of the content.
  func within(_ range: AxisRange, farthest: Double, moved: Double) -> EdgedFling {
    EdgedFling(fling, from: start + moved, scale: scale, within: range, farthest: farthest)
  }
}

extension EdgedFling: Motion {
  var restTime: Double {
    guard let arrival else { return fling.restTime }
    return arrival + (flight?.restTime ?? 0) + (back?.restTime ?? 0)
  }

  func value(at seconds: Double) -> Double {
    guard let arrival else { return start + fling.value(at: seconds) / scale }
    guard seconds >= arrival else {
      let position = start + fling.value(at: seconds) / scale
      return fling.distance > 0 ? min(position, edge) : max(position, edge)
    }
    guard let flight, let back else { return edge }
    let late = seconds - arrival
    return late < flight.restTime
      ? edge + flight.value(at: late) / scale : back.value(at: late - flight.restTime)
  }

  func velocity(at seconds: Double) -> Double {
    guard seconds < restTime else { return 0 }
    guard let arrival, seconds >= arrival else { return fling.velocity(at: seconds) / scale }
    guard let flight, let back else { return 0 }
    let late = seconds - arrival
    return late < flight.restTime
      ? flight.velocity(at: late) / scale : back.velocity(at: late - flight.restTime)
  }
}
