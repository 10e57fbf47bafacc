internal import Gesture
internal import Replay

/// The row that a wheel shows as chosen is always an allowed one, and of those the one nearest to
/// the middle: while it turns, past its end and at rest.
///
/// Otherwise a person sees a date beyond the latest one, if only for a moment. At rest such a fault
/// is gone.
struct PickerValueValid: ReplayInvariant {
  static let name = "picker-value-valid"
  static let summary = "a wheel's chosen row is allowed, and the nearest to its middle"
  static let interest: Interest = [.moved, .moment, .cameToRest]
  static let needs: Abilities = [.steps, .readouts]
  static let holdsOfStillness = true
  private var last: RowIndex?
  private var hasTurned = false

  static func watches(_ view: ViewScene) -> Bool {
    view.wheel != nil && view.shows.contains(.selection)
  }

  var isWeak: Bool { !hasTurned }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
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
    tally.check(away <= nearest + 1e-6 + 2 * facts.resolution / wheel.rowHeight, facts) {
      ("a row \(nearest.text) rows from the middle", "row \(row), which is \(away.text) from it")
    }
  }
}
