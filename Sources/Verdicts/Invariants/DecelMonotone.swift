internal import Gesture
internal import Replay

/// A coast only slows down, and never reverses.
///
/// Otherwise a person sees a list that hesitates and runs on. Flutter's friction once sped a list
/// up at the end of a fling.
struct DecelMonotone: ReplayInvariant {
  static let summary = "coasting only slows down"
  static let interest: Interest = [.moved, .landed, .layout]
  static let tolerance = ToleranceClass.velocity
  static let reads: Abilities = .activity
  /// The mean velocity over the last step of the same coast.
  private var last: Point?
  private var lastTime = Instant.zero
  private var lastElapsed = 0.0
  private var wasInside = AxisPair(both: true)
  /// When the content last grew at its far end in the middle of a coast.
  private var longer: Instant?
  /// Whether it was beyond an edge since it was let go, or turned a page: then it goes to a place.
  private var isBound = false
  private var wasPaging = false

  static func watches(_ view: ViewScene) -> Bool { view.wheel == nil }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    // Where it has another room from the middle of a coast on, it begins anew. What was bouncing goes
    // to the edge that was there.
    isBound = facts.isBound(isBound, wasPaging: wasPaging)
    wasPaging = facts.isPaging
    // What grows at the far end leaves the coast as it was: how fast it went before still counts.
    if !isBound, last != nil, facts.isOnlyLonger {
      lastTime = facts.time
      longer = facts.time
      return
    }
    let isUnchanged = facts.sequence.happened.isSubset(of: .touch)
    guard facts.isCoasting, !facts.isPaging, facts.isRoomKnown,
      isUnchanged || !isBound && facts.sequence.happened.isSubset(of: .touch | .setting)
    else { return last = nil }
    guard facts.elapsed >= 0.004 else { return }
    let velocity = (facts.now.offset - facts.was.offset) / facts.elapsed
    // Between two frames of its own an engine shows what it showed, as at an observation there.
    let stood = facts.time.seconds(since: lastTime) - facts.elapsed
    let isBetween = stood > 0.001 && stood + facts.elapsed < 1.1 * lastElapsed
    if let last, facts.lastInput < lastTime || facts.lastInput == longer, !isBetween {
      for axis in Axis.allCases where facts.isInside(axis) && wasInside[axis] {
        let (new, old) = (velocity[axis], last[axis])
        // The last bit of a motion that nobody can see may come at once.
        let end = facts.now.velocity?[axis] == 0 ? tally.terms.atRest(0, facts) / facts.elapsed : 0
        let tolerance = tally.terms.ofVelocity(old, over: min(facts.elapsed, lastElapsed)) + end
        let along = old < 0 ? -new : new
        tally.check(max(along - abs(old), -along), within: tolerance, facts) {
          ("velocity.\(axis) from \(old.text) towards 0", new.text)
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
  /// Whether what the view does since it was let go leads to a place: it was beyond an edge, or turned a
  /// page. Within a frame it may have been beyond the edge that was there before, and between two changes
  /// of a moment beyond one that the second took away.
  func isBound(_ was: Bool, wasPaging: Bool) -> Bool {
    let isOutside = max(overscroll.x, overscroll.y) > 0
    if happened.contains(.setting), wasPaging || settings > 1 || !happened.isDisjoint(with: .lift) {
      return true
    }
    if spansInput, !happened.isSubset(of: .touch), !isFarFromEdges { return true }
    // A finger that a view inside it has leaves it on its way.
    let goesOn = was && (fingers.count == 0 || now.activity.contains(.decelerating))
    return goesOn || isOutside || (fingers.count > 0 ? isPaging : sequence.wasPaged)
  }

  /// Whether it cannot have been beyond an edge within this step.
  private var isFarFromEdges: Bool {
    Axis.allCases.allSatisfy { axis in
      let step = (now.offset[axis] - was.offset[axis]).magnitude
      return room(axis) > 0
        ? max(overscroll[axis], wasOverscroll[axis]) < -3 * step - 30
        : step == 0 && overscroll[axis] <= 0
    }
  }

  /// Whether it coasts on and nothing happened but that its content grew at the far end.
  fileprivate var isOnlyLonger: Bool {
    guard happened == .setting, fingers.count == 0, !restsOnPlaces, growth == .zero,
      elapsed > 0 || now.offset == was.offset, now.zoom == was.zoom, isRoomKnown,
      now.activity == .decelerating, was.activity == .decelerating, isFarFromEdges,
      now.highest(.x) > was.highest(.x) || now.highest(.y) > was.highest(.y)
    else { return false }
    return Axis.allCases.allSatisfy {
      now.lowest($0) == was.lowest($0) && now.highest($0) >= was.highest($0)
    }
  }

  /// Whether the view coasted through all of this step, and nothing happened. What the app has set off
  /// may look like a coast where only offsets are reported.
  var isCoasting: Bool {
    happened.isEmpty && fingers.count == 0 && now.activity.contains(.decelerating)
      && was.activity.contains(.decelerating) && now.zoom == was.zoom && isRoomSame
      && (reportsActivity || !isSent)
  }
}
