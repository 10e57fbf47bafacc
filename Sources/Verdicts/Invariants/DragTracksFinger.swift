public import Gesture
internal import Replay

/// Inside its range, the content stays under the finger that drags it: point for point.
///
/// A person feels the content slip. Engines that scale the finger's path, or lose what it does
/// between two frames, have shown it.
public struct DragTracksFinger: ReplayInvariant {
  public static let name = "drag-tracks-finger"
  public static let summary = "inside the range the content moves exactly as the finger does"
  public static let interest: Interest = [.swept]
  public static let tolerance = ToleranceClass.moving
  private var tally = Tally()
  private let tolerances: Tolerances
  private let resolution: Double

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks(.activity) { return .untested(reason) }
    return .views(of: scene, where: { $0.scroll.enabled }) { _ in
      Self(
        tolerances: terms.tolerances, resolution: terms.contract.offsetResolution)
    }
  }

  private init(tolerances: Tolerances, resolution: Double) {
    self.tolerances = tolerances
    self.resolution = resolution
  }

  public mutating func observe(_ facts: borrowing Facts) {
    guard let travel = facts.travel, facts.now.activity.contains(.dragging),
      facts.was.activity.contains(.dragging), facts.happened.isDisjoint(with: [.layout, .ask]),
      facts.now.zoom == facts.was.zoom
    else { return }
    let mayBeLocked = facts.scene.scroll.directionLock || facts.hold.happened.contains(.setting)
    // An edge that lies between two steps of what it shows holds an engine on the last one before
    // it.
    for axis in Axis.allCases
    where max(facts.overscroll[axis], facts.wasOverscroll[axis]) < -resolution {
      let finger = travel[axis]
      let moved = facts.now.offset[axis] - facts.was.offset[axis]
      // A locked direction holds the other axis, which is another invariant's affair.
      guard finger.magnitude >= 1, !(mayBeLocked && moved == 0) else { continue }
      let tolerance =
        tolerances.moving + tolerances.movingShare * finger.magnitude + 2 * resolution
      tally.check((moved + finger).magnitude, within: tolerance, facts) {
        ("offset.\(axis) moves by \((-finger).text)", moved.text)
      }
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, exact: true) }
}
