internal import Model
internal import Replay
internal import Text

/// A coast only slows down, and never reverses.
///
/// Otherwise a user sees a list that hesitates and runs on. Flutter's friction once sped a list
/// up at the end of a fling.
struct DecelMonotone: ReplayInvariant {
  static let summary = "a coast never speeds up"
  static let interest: Interest = [.moved, .landed, .layout]
  static let tolerance = ToleranceClass.velocity
  static let reads: Abilities = .activity
  /// The mean velocity over the last step of the same coast.
  private var last: Point?
  private var lastTime = Instant.zero
  private var lastElapsed = 0.0
  private var wasInside = AxisPair(both: true)
  /// When the content last grew at its far end during a coast.
  private var longer: Instant?
  /// Whether the view was outside its range or turned a page since the release: then its motion has
  /// a target.
  private var isBound = false
  private var wasPaging = false

  static func watches(_ view: ViewScene) -> Bool { view.wheel == nil }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    // If the scroll range changes during a coast, a new coast begins. A view that was bouncing
    // moves to the old edge.
    isBound = facts.isBound(isBound, wasPaging: wasPaging)
    wasPaging = facts.isPaging
    // Content that grows at the far end does not affect the coast: its previous speed still counts.
    if !isBound, last != nil, facts.isOnlyLonger {
      lastTime = facts.time
      longer = facts.time
      return
    }
    let isUnchanged = facts.sequence.happened.isSubset(of: .touch)
    guard facts.isCoasting, !facts.isPaging, facts.isScrollRangeKnown,
      isUnchanged || !isBound && facts.sequence.happened.isSubset(of: .touch | .setting)
    else { return last = nil }
    guard facts.elapsed >= 0.004 else { return }
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
      }
    }
    last = velocity
    lastTime = facts.time
    lastElapsed = facts.elapsed
    for axis in Axis.allCases { wasInside[axis] = facts.isInside(axis) }
  }
}

extension Facts {
  /// Whether the motion since the release has a target: the view was outside its range, or turned a
  /// page. Within a frame it may have been outside the previous range, and between two changes of
  /// one moment outside a range that the second change replaced.
  func isBound(_ was: Bool, wasPaging: Bool) -> Bool {
    let isOutside = max(overscroll.x, overscroll.y) > 0
    if happened.contains(.setting), wasPaging || settings > 1 || !happened.isDisjoint(with: .lift) {
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

  /// Whether the view continues to coast, and the only event is that its content grew at the far
  /// end.
  fileprivate var isOnlyLonger: Bool {
    guard happened == .setting, fingers.count == 0, !restsOnPositions, growth == .zero,
      elapsed > 0 || now.offset == was.offset, now.zoom == was.zoom, isScrollRangeKnown,
      now.activity == .decelerating, was.activity == .decelerating, isFarFromEdges,
      now.highest(.x) > was.highest(.x) || now.highest(.y) > was.highest(.y)
    else { return false }
    return Axis.allCases.allSatisfy {
      now.lowest($0) == was.lowest($0) && now.highest($0) >= was.highest($0)
    }
  }

  /// Whether the view coasted throughout this step, without events. A motion that the app started
  /// may look like a coast if only offsets are reported.
  var isCoasting: Bool {
    happened.isEmpty && fingers.count == 0 && now.activity.contains(.decelerating)
      && was.activity.contains(.decelerating) && now.zoom == was.zoom && scrollRangeUnchanged
      && (reportsActivity || !isSent)
  }
}
