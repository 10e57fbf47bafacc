internal import Model
internal import Replay
internal import Text

/// A wheel that a finger turned reports the row on which it came to rest, exactly once. A wheel
/// that no finger touched, for example because the app turned it, reports nothing. This is checked
/// when the wheel comes to rest.
///
/// If this invariant is broken, a user picks one hour and the app books two. Pickers have reported
/// the rows that they passed, and have reported a selection that the app itself had made.
struct SelectionReportedOnce: ReplayInvariant {
  static let summary = "a wheel reports its row exactly once, after a finger turned it"
  static let interest: Interest = [.reported, .cameToRest]
  static let needs: Abilities = [.steps, .callbacks]
  static let holdsOfStillness = true
  private var reports = 0
  private var row: RowIndex?
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool { view.wheel != nil }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    for callback in facts.callbacks {
      guard case .select(let row) = callback.kind else { continue }
      reports += 1
      self.row = row
    }
    guard facts.hasJustRested else { return }
    judge(facts, &tally)
    reports = 0
    row = nil
  }

  private mutating func judge(_ facts: borrowing Facts, _ tally: inout Tally) {
    let (sinceRest, reports) = (facts.sinceRest, reports)
    if sinceRest.touches == 0 {
      tally.check(reports == 0, facts) { ("no report: no finger turned it", "\(reports)") }
    }
    guard sinceRest.touches == 1, sinceRest.isCarried, sinceRest.happened.isSubset(of: .touch),
      !sinceRest.isScrollRangeChanged, let wheel = facts.scene.wheel
    else { return }
    isWeak = false
    tally.check(reports == 1, facts) { ("one report of the row it rests on", "\(reports)") }
    guard let row else { return }
    let position = facts.rowInTheMiddle(of: wheel, at: facts.now.offset.y)
    tally.check(facts.distance(to: row, of: wheel, from: position) < 0.5, facts) {
      ("the row in the middle, at \(position.text)", "a report of row \(row)")
    }
  }
}
