internal import Model
internal import Replay
internal import Text

/// Two fingers that move apart or together change the zoom, as far as its limits allow.
///
/// This is checked only if two fingers come down at rest and move apart or together well past the
/// slop, and the limits allow a change of at least 5 %. The zoom must change within a tenth of a
/// second.
///
/// If this invariant is broken, a user pinches and nothing happens. An engine that declares
/// zooming, but follows only one finger, passes all other invariants about the zoom.
struct PinchZooms: ReplayInvariant {
  static let summary = "two fingers that move apart or together change the zoom"
  static let interest: Interest = [.pinching, .touchMoved, .landed, .lifted, .moved, .cameToRest]
  static let needs: Abilities = .zoom
  static let needsEveryView = true
  static let needsExactPaths = true
  /// The distance between the fingers when the second finger came down.
  private var spread: Double?
  private var zoom = 1.0
  /// The distance between the fingers when they were first reported past the slop, and the time
  /// since which they have been far enough apart.
  private var past: Double?
  private var since: Instant?
  private var isZoomed = false
  /// How far the first finger moved alone.
  private var reach = 0.0

  static func watches(_ view: ViewScene) -> Bool {
    view.zoom.minimum != view.zoom.maximum || view.zoom.limits != .fixed
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    let sequence = facts.sequence
    if facts.touchesBegun > 0 {
      spread = nil
      past = nil
      since = nil
      zoom = facts.was.zoom
      reach = 0
      isZoomed = false
    }
    guard sequence.isFromRest, !sequence.isOnInner, sequence.maxFingers <= 2,
      sequence.happened.isSubset(of: .down | .move | .up), !facts.isTouchedInside,
      facts.scene.scroll.enabled, facts.scene.scroll.cancelsTouches, facts.scene.wheel == nil
    else { return (spread, since) = (nil, nil) }
    if facts.now.zoom != zoom { isZoomed = true }
    if facts.fingers.count == 1, spread == nil {
      reach = max(reach, sequence.finger.reach)
    } else if facts.fingers.count == 2 {
      part(facts, &tally)
    }
    guard let spread, let past, let since else { return }
    guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
    let space = past > spread ? facts.maximum / zoom : zoom / facts.minimum
    let isDue = facts.time - since >= .milliseconds(100) && facts.step.cause == .frame
    guard space > 1.05, facts.sight.isLook, isZoomed || isDue else { return }
    guard isZoomed || facts.step.seenSince <= since else { return tally.miss(facts) }
    self.spread = nil
    self.since = nil
    tally.check(isZoomed, facts) {
      "a zoom other than \(zoom.text): the finger distance changed from \((2 * spread).text) to "
        + "\((2 * facts.fingers.spread).text)"
      facts.now.zoom.text
    }
  }

  private mutating func part(_ facts: borrowing Facts, _ tally: inout Tally) {
    let now = facts.fingers.spread / facts.pointInWindow
    if facts.wereFingers.count != 2 {
      // If the first finger has already dragged, another view may have taken it, and then takes
      // both fingers. In the moment in which the second finger lands, the first finger moves before
      // the second finger is down.
      let alone = max(reach, facts.path.x + facts.path.y)
      spread = alone <= tally.terms.contract.slop / 2 && spread == nil ? now : nil
      past = nil
      since = nil
      return
    }
    guard let spread else { return }
    let parted = now - spread
    let contract = tally.terms.contract
    guard parted.magnitude > (contract.pinchSlop.map { $0 / 2 } ?? contract.slop) + 10, now > 10,
      facts.isPinchWide(contract)
    else { return (past, since) = (nil, nil) }
    guard let past, (past - spread) * parted > 0 else { return self.past = now }
    let isFar =
      (parted - (past - spread)).magnitude > 4 && parted.magnitude > (past - spread).magnitude
    if !isFar { since = nil } else if since == nil { since = facts.time }
  }
}

extension Facts {
  /// The maximum zoom: the declared maximum if the limits are fixed, otherwise the shown maximum.
  fileprivate var maximum: Double {
    scene.zoom.limits == .fixed ? scene.zoom.maximum : now.maximumZoom
  }

  fileprivate var minimum: Double {
    scene.zoom.limits == .fixed ? scene.zoom.minimum : now.minimumZoom
  }
}
