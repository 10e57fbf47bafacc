public import Gesture
internal import Replay

/// The content point between two fingers stays between them while they pinch.
///
/// A person zooms into a face and gets a shoulder. Engines have zoomed about the view's middle or
/// its corner, or forgotten that the fingers wander while they part.
public struct PinchAnchor: ReplayInvariant {
  public static let name = "pinch-anchor"
  public static let summary = "the content between two fingers stays between them"
  public static let interest: Interest = [.pinching]
  public static let tolerance = ToleranceClass.atRest
  private var tally = Tally()
  private let terms: Terms

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks([.zoom, .activity]) { return .untested(reason) }
    return .views(of: scene) { _ in Self(terms: terms) }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    guard facts.isPinchStep, facts.now.zoom != facts.was.zoom else { return }
    let (now, was) = (facts.now, facts.was)
    let size = now.frame.size.width / now.bounds.width
    for axis in Axis.allCases where facts.isInside(axis) {
      // What a view around it does in the same moment takes the content along, and is not theirs.
      let before = (facts.wereFingers.centroid[axis] - was.frame.origin[axis]) / size
      let after = (facts.fingers.centroid[axis] - was.frame.origin[axis]) / size
      let due = (was.offset[axis] + before) / was.zoom * now.zoom - after
      let offset = now.offset[axis]
      // What a step of the offset hides grows with the content.
      let hidden = terms.contract.offsetResolution * now.zoom / was.zoom
      tally.check(abs(offset - due), within: terms.atRest(due, facts) + hidden, facts) {
        ("offset.\(axis) \(due.text), to hold what the fingers hold", offset.text)
      }
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, exact: true) }
}

extension Facts {
  /// Whether the same two or more fingers pinched the view in this step and nothing else happened
  /// since they came down; where a view inside it goes with fingers too, some of them may be that
  /// one's.
  var isPinchStep: Bool {
    happened == .move && fingers.count > 1 && fingers.count == wereFingers.count
      && hold.happened.isSubset(of: .touch) && now.activity.contains(.zooming)
      && was.activity.contains(.zooming) && now.bounds == was.bounds && !isCarriedInside
  }
}
