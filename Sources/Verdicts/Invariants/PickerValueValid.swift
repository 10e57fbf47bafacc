public import Gesture
internal import Replay

/// The row that a wheel shows as chosen is always one that is allowed, and of these the one nearest
/// to the middle: while it turns, past its end and at rest.
///
/// A person sees a date beyond the latest one, if only for a moment. At rest such a fault is gone.
public struct PickerValueValid: ReplayInvariant {
  public static let name = "picker-value-valid"
  public static let summary = "a wheel's chosen row is allowed, and the nearest to its middle"
  public static let interest: Interest = [.moved, .moment, .settled]
  private var tally = Tally()
  private let resolution: Double
  private var last: RowIndex?
  private var hasTurned = false

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks([.steps, .readouts]) { return .untested(reason) }
    return .views(of: scene, where: { $0.wheel != nil && $0.shows.contains(.selection) }) { _ in
      Self(resolution: terms.contract.offsetResolution)
    }
  }

  private init(resolution: Double) {
    self.resolution = resolution
  }

  public mutating func observe(_ facts: borrowing Facts) {
    guard let row = facts.now.readouts.selection, let wheel = facts.scene.wheel else { return }
    if let last, last != row { hasTurned = true }
    last = row
    let isAllowed = wheel.valid.isEmpty || wheel.valid.contains { $0.contains(row.index) }
    tally.check(isAllowed && (0..<wheel.rows).contains(row.index), facts) {
      ("a row that is allowed", "row \(row)")
    }
    let place = facts.rowInTheMiddle(of: wheel, at: facts.now.offset.y)
    let nearest = facts.distance(toRowOf: wheel, from: place)
    let away = abs(Double(row.index) - place)
    // Two rows may be as near, and an offset that is shown in steps hides which of them is nearer.
    tally.check(away <= nearest + 1e-6 + 2 * resolution / wheel.rowHeight, facts) {
      ("a row \(nearest.text) rows from the middle", "row \(row), which is \(away.text) from it")
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end, weak: !hasTurned) }
}
