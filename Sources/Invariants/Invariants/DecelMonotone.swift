internal import Model
internal import Replay
internal import Text

/// A coast only slows down, and never reverses. It slows down steadily: it does not lose three
/// times as much speed in one step as in the steps before and after it.
///
/// Otherwise a user sees a list that hesitates and runs on. Flutter's friction once sped a list
/// up at the end of a fling.
struct DecelMonotone: ReplayInvariant {
  static let summary = "a coast never speeds up, and slows down steadily"
  static let interest: Interest = [.moved, .landed, .layout]
  static let tolerance = ToleranceClass.velocity
  static let reads: Abilities = .activity
  /// The mean velocity over the last step of the same coast.
  private var last: Point?
  private var lastTime = Instant.zero
  private var lastElapsed = 0.0
  /// How much speed the coast lost in the last steps.
  private var losses = AxisPair(both: Losses())
  private var wasInside = AxisPair(both: true)
  /// When the content last grew during a coast.
  private var longer: Instant?
  /// Whether the view was outside its range or turned a page since the release: then its motion has
  /// a target.
  private var isBound = false
  private var wasPaging = false

  /// The speed lost per second in the last step, and in the one before it; nil if unknown.
  private struct Losses {
    var last: Double?
    var before: Double?
    /// The speed before and after the last step.
    var speeds = (before: 0.0, after: 0.0)
  }

  static func watches(_ view: ViewScene) -> Bool { view.wheel == nil }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    // If the scroll range changes during a coast, a new coast begins. A view that was bouncing
    // moves to the old edge.
    isBound = facts.isBound(isBound, wasPaging: wasPaging)
    wasPaging = facts.isPaging
    // Content that grows outside the visible part does not affect the coast: its previous speed
    // still counts.
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
    // Between two of its own frames an engine repeats the last one, for example at an observation.
    let stood = facts.time.seconds(since: lastTime) - facts.elapsed
    let isBetween = stood > 0.001 && stood + facts.elapsed < 1.1 * lastElapsed
    if let last, facts.lastInput < lastTime || facts.lastInput == longer, !isBetween {
      for axis in Axis.allCases where facts.isInside(axis) && wasInside[axis] {
        let (new, old) = (velocity[axis], last[axis])
        // The last, invisible part of a motion may happen at once.
        let end =
          facts.now.velocity?[axis] == 0 ? tally.terms.restTolerance(0, facts) / facts.elapsed : 0
        let tolerance = tally.terms.ofVelocity(old, over: min(facts.elapsed, lastElapsed)) + end
        let along = old < 0 ? -new : new
        tally.check(max(along - abs(old), -along), within: tolerance, facts) {
          ("velocity.\(axis) between \(old.text) and 0", new.text)
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
  /// Checks the step before this one: it lost no more than three times as much speed per second as
  /// the steps around it.
  private mutating func brake(
    _ axis: Axis, from old: Double, to new: Double, _ facts: borrowing Facts,
    _ tally: inout Tally
  ) {
    let sign = old < 0 ? -1.0 : 1
    // Between the middles of the two steps; a step that is too short to show a speed may lie
    // between.
    let lapse = facts.time.seconds(since: lastTime) + (lastElapsed - facts.elapsed) / 2
    let loss = (old - new) * sign / lapse
    let known = losses[axis]
    losses[axis] = Losses(last: loss, before: known.last, speeds: (old * sign, new * sign))
    // A coast may stop at once: then it does not go on.
    let hidden = 2 * facts.error / facts.elapsed
    guard let middle = known.last, let first = known.before,
      new * sign > 0.25 * known.speeds.after + hidden,
      known.speeds.after > tally.terms.contract.stopSpeed
    else { return }
    let shortest = min(facts.elapsed, lastElapsed)
    let allowed = 3 * max(loss, first, 0) * lapse
    // Each of the speeds lost is the difference of two speeds, and three times one of them counts.
    let tolerance = 4 * tally.terms.ofVelocity(known.speeds.before, over: shortest)
    tally.check(middle * lapse - allowed, within: tolerance, facts) {
      let due = max(0, known.speeds.before - allowed)
      "velocity.\(axis) about \((sign * due).text), as steadily slower as before and after"
      (sign * known.speeds.after).text
    }
  }
}

extension Facts {
  /// Whether the motion since the release has a target: the view was outside its range, or turned a
  /// page. Within a frame it may have been outside the previous range, and between two changes of
  /// one moment outside a range that the second change replaced.
  func isBound(_ was: Bool, wasPaging: Bool) -> Bool {
    let isOutside = max(overscroll.x, overscroll.y) > 0
    if happened.contains(.setting),
      wasPaging || app.settings > 1 || !happened.isDisjoint(with: .lift)
    {
      return true
    }
    if spansInput, !happened.isSubset(of: .touch), !isFarFromEdges { return true }
    // A finger on a view inside this one does not stop this view.
    let goesOn = was && (fingers.count == 0 || now.activity.contains(.decelerating))
    return goesOn || isOutside || (fingers.count > 0 ? isPaging : sequence.wasPaged)
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
  /// visible part or at the far end.
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
      // Whether the content stays in place is another invariant's concern. Near an edge it may not.
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

  /// Whether the view coasted throughout this step, without events. A motion that the app started
  /// may look like a coast if only offsets are reported.
  var isCoasting: Bool {
    happened.isEmpty && fingers.count == 0 && now.activity.contains(.decelerating)
      && was.activity.contains(.decelerating) && now.zoom == was.zoom && scrollRangeUnchanged
      && (reportsActivity || !isSent) && !isScripted
  }
}
