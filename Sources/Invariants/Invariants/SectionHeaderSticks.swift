internal import Model
internal import Replay
internal import Text

/// The header of the section at the top of a table stays at the top, below the inset, until the
/// header of the next one pushes it away. Headers that do not stick move with their rows.
///
/// Otherwise a user reads a name under the wrong letter, or two headers overlap.
struct SectionHeaderSticks: ReplayInvariant {
  static let summary = "the header of the section at the top stays there until the next one comes"
  static let interest: Interest = [.moved, .moment, .cameToRest]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = .readouts
  static let holdsOfStillness = true
  private var last: Int?
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool {
    view.sections != nil && view.shows.contains(.header)
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard let header = facts.now.readouts.header, let sections = facts.scene.sections else {
      return
    }
    guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
    if let last, last != header.section { isWeak = false }
    last = header.section
    let now = facts.now
    let count = sections.rows.counts.count
    guard (0..<count).contains(header.section) else {
      return tally.check(false, facts) { ("a section from 0 to \(count - 1)", "\(header.section)") }
    }
    let tolerance = tally.terms.restTolerance(now.offset.y, facts)
    let top = now.offset.y + now.insets.top
    // The positions at which the section and the next section begin, in zoomed content.
    let (first, next) = (
      sections.top(ofSection: header.section) * now.zoom,
      sections.top(ofSection: header.section + 1) * now.zoom
    )
    let isAtTop =
      (header.section == 0 || first <= top + tolerance)
      && (header.section == count - 1 || next >= top - tolerance)
    tally.check(isAtTop, facts) {
      "the section at \(top.text)"
      "section \(header.section), from \(first.text) to \(next.text)"
    }
    guard isAtTop else { return }
    var due = first
    if sections.sticks { due = max(first, min(top, next - sections.headerHeight * now.zoom)) }
    tally.check(abs(header.top - (due - now.offset.y)), within: tolerance, facts) {
      ("header \(header.section) at \((due - now.offset.y).text)", header.top.text)
    }
  }
}
