internal import Model
internal import Replay
internal import Text

/// A coast never speeds up and never reverses. It slows down steadily: in one step it does not lose
/// speed three times as fast as in the steps before and after it. This is checked at each step
/// inside the range.
///
/// If this invariant is broken, a user sees a list that hesitates and then moves on. Flutter's
/// friction once made a list faster at the end of a fling.
struct DecelMonotone: ReplayInvariant {
  static let summary = "a coast never speeds up, and slows down steadily"
  static let interest: Interest = [.moved, .landed, .layout]
  static let tolerance = ToleranceClass.velocity
  static let reads: Abilities = .activity
  /// The mean velocity in the previous step of the same coast.
  private var last: Point?
  private var lastTime = Instant.zero
  private var lastElapsed = 0.0
  /// The speed that the coast lost in the last steps.
  private var losses = AxisPair(both: Losses())
  private var wasInside = AxisPair(both: true)
  /// When the content last grew during a coast.
  private var longer: Instant?
  /// Whether the view was outside its range or turned a page since the release, so that its motion
  /// has a target.
  private var isBound = false
  private var wasPaging = false

  /// The speed lost per second in the last step and in the previous step; nil if unknown.
  private struct Losses {
    var last: Double?
    var before: Double?
    /// The speed before and after the last step.
    var speeds = (before: 0.0, after: 0.0)
  }

  static func watches(_ view: ViewScene) -> Bool { view.wheel == nil }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    // If the scroll range changes during a coast, a new coast begins; a view that was bouncing
    // moves to the old edge.
    isBound = facts.isBound(isBound, wasPaging: wasPaging)
    wasPaging = facts.isPaging
    // Content that grows outside the visible part does not affect the coast, so its previous speed
    // is still compared.
    if !isBound, last != nil, facts.isGrownOnTheWay {
      lastTime = facts.time
      longer = facts.time
      return
    }
    let isUnchanged = facts.sequence.happened.isSubset(of: .touch)
    guard facts.isCoasting, !facts.isPaging, facts.isScrollRangeKnown,
      isUnchanged || !isBound && facts.sequence.happened.isSubset(of: .touch | .setting)
    else {
      losses = AxisPair(both: Losses())
      return last = nil
    }
    guard facts.showsSpeed else { return }
    // A coast may begin after the frame of the lift, and a recorder may have missed that frame.
    if last == nil, facts.sight.isRecorded,
      facts.time - facts.lastInput < .seconds(1.5 * facts.elapsed)
    {
      return
    }
    let velocity = (facts.now.offset - facts.was.offset) / facts.elapsed
    // Between two of its own frames, for example at an observation, an engine repeats its last
    // frame.
    let stood = facts.time.seconds(since: lastTime) - facts.elapsed
    let isBetween = stood > 0.001 && stood + facts.elapsed < 1.1 * lastElapsed
    if let last, facts.lastInput < lastTime || facts.lastInput == longer, !isBetween {
      for axis in Axis.allCases where facts.isInside(axis) && wasInside[axis] {
        let (new, old) = (velocity[axis], last[axis])
        // The last, invisible part of a motion may be skipped.
        let end =
          facts.now.velocity?[axis] == 0 ? tally.terms.restTolerance(0, facts) / facts.elapsed : 0
        let tolerance =
          tally.terms.ofVelocity(old, over: min(facts.elapsed, lastElapsed)) + end
          + facts.growth(of: old)
        let along = old < 0 ? -new : new
        tally.check(max(along - abs(old), -along), within: tolerance, facts) {
          ("velocity.\(axis) between \(old.text), its last value, and 0", new.text)
        }
        brake(axis, from: old, to: new, facts, &tally)
      }
    } else {
      losses = AxisPair(both: Losses())
    }
    last = velocity
    lastTime = facts.time
    lastElapsed = facts.elapsed
    for axis in Axis.allCases { wasInside[axis] = facts.isInside(axis) }
  }
}

extension DecelMonotone {
  /// Checks that the previous step lost at most three times as much speed per second as the steps
  /// around it.
  private mutating func brake(
    _ axis: Axis, from old: Double, to new: Double, _ facts: borrowing Facts,
    _ tally: inout Tally
  ) {
    let sign = old < 0 ? -1.0 : 1
    // The time between the middles of the two steps, including a step in between that is too short
    // to show a speed.
    let lapse = facts.time.seconds(since: lastTime) + (lastElapsed - facts.elapsed) / 2
    let loss = (old - new) * sign / lapse
    let known = losses[axis]
    losses[axis] = Losses(last: loss, before: known.last, speeds: (old * sign, new * sign))
    // A coast may stop abruptly; only a coast that continues is checked.
    let hidden = 2 * facts.error / facts.elapsed
    guard let middle = known.last, let first = known.before,
      new * sign > 0.25 * known.speeds.after + hidden,
      known.speeds.after > tally.terms.contract.stopSpeed
    else { return }
    let shortest = min(facts.elapsed, lastElapsed)
    let allowed = 3 * max(loss, first, 0) * lapse
    // Each lost speed is the difference of two speeds, and one lost speed is multiplied by three.
    let tolerance = 4 * tally.terms.ofVelocity(known.speeds.before, over: shortest)
    tally.check(middle * lapse - allowed, within: tolerance, facts) {
      let due = max(0, known.speeds.before - allowed)
      "velocity.\(axis) about \((sign * due).text), to slow down as before and after it"
      (sign * known.speeds.after).text
    }
  }
}

extension Facts {
  /// Whether the motion since the release has a target: the view was outside its range, or turned a
  /// page. The view may have been outside unobserved: outside the previous range within a frame, or
  /// outside a range that existed only between two changes in one moment.
  func isBound(_ was: Bool, wasPaging: Bool) -> Bool {
    let isOutside = max(overscroll.x, overscroll.y) > 0
    if happened.contains(.setting),
      wasPaging || app.settings > 1 || !happened.isDisjoint(with: .lift)
    {
      return true
    }
    if spansInput, !happened.isSubset(of: .touch), !isFarFromEdges { return true }
    // A finger on a view inside this view does not stop this view.
    let goesOn = was && (fingers.count == 0 || now.activity.contains(.decelerating))
    return goesOn || isOutside || (fingers.count > 0 ? isPaging : sequence.wasPaged)
  }

  /// How much faster a coast may become in a step. The curve of a hard fling in Chromium is a little
  /// faster after its first frames.
  fileprivate func growth(of velocity: Double) -> Double {
    now.traits.contains(.ofPage) ? 0.05 * velocity.magnitude : 0
  }

  /// Whether the view cannot have been outside its range within this step.
  private var isFarFromEdges: Bool {
    Axis.allCases.allSatisfy { axis in
      let step = (now.offset[axis] - was.offset[axis]).magnitude
      return space(axis) > 0
        ? max(overscroll[axis], wasOverscroll[axis]) < -3 * step - 30
        : step == 0 && overscroll[axis] <= 0
    }
  }

  /// Whether the view continues to coast, and the only event is that its content grew before the
  /// visible part or at its far end.
  var isGrownOnTheWay: Bool {
    guard happened == .setting, app.settings == 1, fingers.count == 0, !restsOnPositions,
      now.zoom == was.zoom, isScrollRangeKnown, now.bounds == was.bounds, now.insets == was.insets,
      now.activity == .decelerating, was.activity == .decelerating
    else { return false }
    for axis in Axis.allCases {
      let added = app.growth[axis] * now.zoom
      let (moved, longer) = (
        now.offset[axis] - was.offset[axis], now.content[axis] - was.content[axis]
      )
      // Another invariant checks that the content stays in place, which it need not near an edge.
      guard added >= 0, longer >= added, elapsed > 0 || abs(moved - added) <= 1 + resolution
      else { return false }
      let step = abs(moved - added)
      let isFar =
        space(axis) > 0
        ? max(overscroll[axis], wasOverscroll[axis]) < -3 * step - 30
        : moved == 0 && overscroll[axis] <= 0
      guard isFar else { return false }
    }
    return now.content != was.content
  }

  /// Whether the view coasted throughout this step, without events. If only offsets are reported, a
  /// motion that the app started may look like a coast.
  var isCoasting: Bool {
    happened.isEmpty && fingers.count == 0 && now.activity.contains(.decelerating)
      && was.activity.contains(.decelerating) && now.zoom == was.zoom && scrollRangeUnchanged
      && (reportsActivity || !isSent) && !isScripted
  }
}
