public import Gesture
internal import Replay

/// Nothing jumps: in a step the content moves no farther than a finger or its own speed can carry
/// it.
///
/// A person loses what they were reading. Engines have jumped when a drag ended and a motion began
/// from somewhere else, and when a refresh began under the finger.
public struct NoTeleport: ReplayInvariant {
  public static let name = "no-teleport"
  public static let summary = "the content moves no farther than finger and speed carry it"
  public static let interest: Interest = [.moved]
  public static let tolerance = ToleranceClass.fixed
  private var tally = Tally()
  private let slack: Double

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks(.velocity) { return .untested(reason) }
    // What an engine makes good of the slop comes at once.
    let slop = terms.contract.swallowsSlop ? 0 : terms.contract.slop
    return .views(of: scene) { _ in Self(slack: slop + 2 * terms.contract.offsetResolution) }
  }

  private init(slack: Double) {
    self.slack = slack
  }

  public mutating func observe(_ facts: borrowing Facts) {
    guard facts.happened.isSubset(of: .touch), facts.fingers.count < 2,
      facts.wereFingers.count < 2, facts.now.zoom == facts.was.zoom, facts.isRoomSame
    else { return }
    for axis in Axis.allCases {
      let moved = abs(facts.now.offset[axis] - facts.was.offset[axis])
      let speed = max(
        abs(facts.now.velocity?[axis] ?? 0), abs(facts.was.velocity?[axis] ?? 0))
      let most = 1.05 * facts.path + (1.25 * speed + 30) * facts.elapsed
      tally.check(moved - most, within: 1 + slack, facts) {
        ("offset.\(axis) moves by \(most.text) at most", moved.text)
      }
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, exact: true) }
}
