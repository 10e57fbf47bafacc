internal import Model
internal import Replay
internal import Text

/// An animated request moves the content straight from its offset to the requested offset: not in
/// the wrong direction, not far past the target, and without a jump.
///
/// The content may move by a thirtieth of the distance in the wrong direction, and by a tenth past
/// the target, as far as published curves swing. From one frame to the next, the speed may change
/// as much as on the steepest published curve, which loses all but a thousandth of its speed within
/// the duration of the request. If the engine declares no duration, the check assumes 0.2 seconds,
/// and less for less than 144 points: browsers scroll d points in √d sixtieths of a second.
///
/// This is checked only if the request is the only event since everything was at rest.
///
/// If this invariant is broken, a user taps a chapter and sees the list move past it and return, or
/// jump. Engines that computed the path from an offset that had changed since have shown this
/// fault.
struct RequestGoesStraight: ReplayInvariant {
  static let summary = "an animated request takes the content straight to its target"
  static let interest: Interest = [.requested, .coasting, .moment, .cameToRest]
  static let tolerance = ToleranceClass.fixed
  static let needs: Abilities = .requests
  static let needsEveryView = true
  private var way: Way?

  /// The path of a request, and the part of it that was shown.
  private struct Way {
    var start: Point
    var target: Point
    /// The maximum distance covered along each axis, in the direction of the target.
    var farthest = Point.zero
    /// The speeds in the previous steps; the most recent speed is first.
    var speeds = Speeds()
    var before = Speeds()
    /// The durations of the steps with these speeds.
    var lapses = Speeds()
    var lapse = 0.0

    /// The offset that is expected on the path, as text.
    ///
    /// - Parameter isBack: Whether the content moves back on its path, and not past its end.
    func expected(_ axis: Axis, isBack: Bool) -> String {
      let (start, target) = (self.start[axis], self.target[axis])
      guard isBack else {
        let (low, high) = (min(start, target), max(start, target))
        return "offset.\(axis) from \(low.text) to \(high.text), the requested path"
      }
      let distance = target < start ? -farthest[axis] : farthest[axis]
      let path = "from \(start.text) to \(target.text)"
      return "offset.\(axis) not to return from \((start + distance).text) on the path \(path)"
    }
  }

  /// The speeds of three steps on the path, or their durations.
  private struct Speeds {
    var last = 0.0
    var second = 0.0
    var third = 0.0

    mutating func add(_ next: Double) { (third, second, last) = (second, last, next) }
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if !facts.happened.isEmpty { return begin(facts, tally.terms) }
    guard var way else { return }
    guard facts.fingers.count == 0, facts.scrollRangeUnchanged, facts.sight.isLook,
      facts.now.zoom == facts.was.zoom, !facts.isUsedAgain
    else { return self.way = nil }
    for axis in Axis.allCases { keep(axis, &way, facts, &tally) }
    if facts.showsSpeed { leap(&way, facts, &tally) }
    self.way = facts.hasJustRested ? nil : way
  }

  private mutating func begin(_ facts: borrowing Facts, _ terms: Terms) {
    way = nil
    guard facts.happened == .request, facts.app.requests == 1, facts.sinceRest.requests == 1,
      facts.sinceRest.changes == 1, facts.sinceRest.happened == .request,
      !facts.sinceRest.isUnknown, facts.fingers.count == 0, facts.isScrollRangeKnown,
      facts.scrollRangeUnchanged, facts.now.zoom == facts.was.zoom,
      let request = facts.sinceRest.request, request.animated,
      request.request.needs.isSubset(of: terms.abilities),
      let target = facts.target(of: request, from: facts.sinceRest.start.offset)
    else { return }
    way = Way(start: facts.sinceRest.start.offset, target: target)
  }

  private func keep(
    _ axis: Axis, _ way: inout Way, _ facts: borrowing Facts, _ tally: inout Tally
  ) {
    let whole = way.target[axis] - way.start[axis]
    let sign = whole < 0 ? -1.0 : 1
    let done = (facts.now.offset[axis] - way.start[axis]) * sign
    way.farthest[axis] = max(way.farthest[axis], done)
    // If the view is past the target, it must come back.
    let back = max(-done, min(way.farthest[axis], whole.magnitude) - done)
    let off = max(back, done - 1.07 * whole.magnitude)
    let allowed = 0.03 * whole.magnitude + 2 + tally.terms.restTolerance(way.target[axis], facts)
    tally.check(off, within: allowed, facts) {
      way.expected(axis, isBack: back >= off)
      facts.now.offset[axis].text
    }
  }

  /// Compares the speed of each step with the speeds of the two steps before and the two steps
  /// after it, because an engine that draws at half the frame rate shows each position twice.
  private func leap(_ way: inout Way, _ facts: borrowing Facts, _ tally: inout Tally) {
    let speed = max(facts.speedOfStep.x, facts.speedOfStep.y)
    let (next, one) = (speed, way.speeds.last)
    let (middle, before, first) = (way.speeds.second, way.speeds.third, way.before.last)
    way.before.add(way.speeds.third)
    way.speeds.add(speed)
    // If observations are missing, one of the steps is long, and the speed changes more in that
    // step.
    let lapses = (way.lapses.last, way.lapses.second, way.lapses.third)
    let lapse = max(max(facts.elapsed, way.lapse), max(lapses.0, max(lapses.1, lapses.2)))
    way.lapse = lapses.2
    way.lapses.add(facts.elapsed)
    let distance = max(
      (way.target.x - way.start.x).magnitude, (way.target.y - way.start.y).magnitude)
    let assumed = min(0.2, distance.squareRoot() / 60)
    let duration = tally.terms.contract.animation?.seconds ?? assumed
    guard lapse <= duration / 8, middle > 0 else { return }
    let around = max(max(next, one), max(before, first))
    let maximum = (1 + 12 * lapse / duration) * around
    let allowed =
      (2 + 4 * tally.terms.contract.coarsestStep) / facts.elapsed
      + tally.terms.blur(of: middle, over: facts.elapsed)
    tally.check(middle - maximum, within: allowed, facts) {
      "the offset to move by \((maximum * facts.elapsed).text) at most from frame to frame"
      "\((middle * facts.elapsed).text)"
    }
  }
}
