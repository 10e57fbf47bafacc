internal import Gesture
internal import Replay

/// A view with cells that comes to rest on another one has reported on its way that its value
/// changed.
///
/// Otherwise a person turns a scale and the number beside it is still the old one.
struct ValueChangedReported: ReplayInvariant {
  static let name = "value-changed-reported"
  static let summary = "a view that goes to another cell reports that its value changed"
  static let interest: Interest = [.reported, .cameToRest]
  static let needs: Abilities = [.steps, .callbacks]
  private var isReported = false

  static func watches(_ view: ViewScene) -> Bool { view.snap != nil && view.wheel == nil }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    for callback in facts.callbacks where callback.kind == .valueChanged { isReported = true }
    guard facts.hasJustRested else { return }
    defer { isReported = false }
    guard !facts.sinceRest.isRoomChanged, facts.sinceRest.happened.isSubset(of: .touch | .ask),
      let axis = facts.stepAxis, let step = facts.stepLength
    else { return }
    let moved = (facts.now.offset[axis] - facts.sinceRest.start.offset[axis]).magnitude
    guard moved > step / 2 else { return }
    tally.check(isReported, facts) {
      ("a valueChanged on the way to another cell, \(moved.text) points on", "none")
    }
  }
}

extension Facts {
  /// From one cell to the next.
  fileprivate var stepLength: Double? {
    scene.snap.map { $0.every * now.zoom }
  }
}
