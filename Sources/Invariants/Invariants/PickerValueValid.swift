internal import Model
internal import Replay
internal import Text

/// The row that a wheel shows as selected is always allowed, and is the allowed row nearest to the
/// middle: while it turns, past its end and at rest. A wheel whose allowed rows depend on another
/// wheel, as days depend on the month, goes to an allowed row when they change, and comes to rest
/// there.
///
/// Otherwise a user sees a date after the latest one, if only for a moment, or the 31st of
/// February.
struct PickerValueValid: ReplayInvariant {
  static let summary = "the selected row of a wheel is valid and the nearest to its middle"
  static let interest: Interest = [.moved, .moment, .cameToRest]
  static let needs: Abilities = [.steps, .readouts]
  static let holdsOfStillness = true
  private var last: RowIndex?
  private(set) var isWeak = true
  /// The rows that were allowed when the wheel last came to rest.
  private var allowed: [ClosedRange<Int>]?

  static func watches(_ view: ViewScene) -> Bool {
    view.wheel != nil && view.shows.contains(.selection)
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard let row = facts.now.readouts.selection, let wheel = facts.scene.wheel else { return }
    if let last, last != row { isWeak = false }
    last = row
    if allowed == nil { allowed = wheel.valid }
    checkRest(wheel, facts, &tally)
    if facts.hasJustRested { allowed = wheel.valid }
    let isAllowed = wheel.valid.isEmpty || wheel.valid.contains { $0.contains(row.index) }
    tally.check(isAllowed && (0..<wheel.rows).contains(row.index), facts) {
      ("a valid row", "row \(row)")
    }
    let position = facts.rowInTheMiddle(of: wheel, at: facts.now.offset.y)
    let nearest = facts.distance(toRowOf: wheel, from: position)
    let away = facts.distance(to: row, of: wheel, from: position)
    // Two rows may be equally near, and a rounded offset hides which of them is nearer.
    tally.check(away <= nearest + 1e-6 + 2 * facts.resolution / wheel.rowHeight, facts) {
      ("a row \(nearest.text) rows from the middle", "row \(row), which is \(away.text) from it")
    }
  }
  /// Checks the row in the middle after the app has changed the allowed rows.
  private func checkRest(_ wheel: Wheel, _ facts: borrowing Facts, _ tally: inout Tally) {
    guard facts.hasJustRested, facts.sinceRest.happened == .setting, facts.sinceRest.changes == 1,
      !wheel.valid.isEmpty, wheel.valid != allowed, facts.fingers.count == 0,
      !facts.app.isRequestedAway,
      facts.scene.scroll.enabled
    else { return }
    let tolerance = tally.terms.restTolerance(facts.now.offset.y, facts) / wheel.rowHeight
    // If the app had placed the wheel between two rows, it may stay there.
    let before = facts.rowInTheMiddle(of: wheel, at: facts.sinceRest.start.offset.y)
    guard abs(before - before.rounded()) <= tolerance else { return }
    let position = facts.rowInTheMiddle(of: wheel, at: facts.now.offset.y)
    let away = facts.distance(toRowOf: wheel, from: position)
    tally.check(away <= tolerance, facts) {
      ("rest on a valid row", "one \(away.text) rows from the nearest")
    }
  }
}
