internal import Model
internal import Replay
internal import Text

/// The rows of a table that exist are the visible rows and at most the ring of rows around them
/// that the scene allows.
///
/// If this invariant is broken, a user scrolls through a list and sees gaps, or the system ends the
/// app because it uses too much memory.
struct RowsAliveExact: ReplayInvariant {
  static let summary = "the existing rows are the visible ones and at most one ring around them"
  static let interest: Interest = [.moved, .moment, .cameToRest]
  static let needs: Abilities = .readouts
  static let holdsOfStillness = true
  private var last: RowSpan?
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool {
    view.sections != nil && view.shows.contains(.rowsAlive)
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard let alive = facts.now.readouts.rows, let sections = facts.scene.sections else { return }
    if let last, last != alive { isWeak = false }
    last = alive
    let (now, count) = (facts.now, sections.count)
    guard alive.first >= 0, alive.first <= alive.last, alive.last < count else {
      return tally.check(false, facts) {
        ("rows from 0 to \(count - 1)", "\(alive.first) to \(alive.last)")
      }
    }
    let (top, bottom) = (now.offset.y / now.zoom, (now.offset.y + now.bounds.height) / now.zoom)
    // A row of which almost nothing is visible may exist or not.
    let hair = 1e-6 + facts.resolution / now.zoom
    let covers =
      (alive.first == 0 || sections.bottom(ofRow: alive.first - 1) <= top + hair)
      && (alive.last == count - 1 || sections.top(ofRow: alive.last + 1) >= bottom - hair)
    let first = min(alive.first + sections.ring, count - 1)
    let last = max(alive.last - sections.ring, 0)
    let spares =
      (first >= count - 1 || sections.bottom(ofRow: first) >= top - hair)
      && (last == 0 || sections.top(ofRow: last) <= bottom + hair)
    tally.check(covers && spares, facts) {
      "the rows from \(top.text) to \(bottom.text), \(sections.ring) more at most"
      "\(alive.first) to \(alive.last)"
    }
  }
}

extension Sections {
  fileprivate func bottom(ofRow row: Int) -> Double { top(ofRow: row) + height(ofRow: row) }
}
