internal import Model
internal import Replay
internal import Text

/// A scroll indicator is visible while the view scrolls along its axis and not much longer. Its
/// length is the visible share of the content, and its position along the view corresponds to the
/// offset along its range. Outside the range it stays at the end and becomes shorter. An axis that
/// has no indicator never shows one.
///
/// Otherwise a user sees the wrong position in a long list, or an indicator on a picture that
/// should have none. Very long content may have an indicator of up to 36 points, so that it can be
/// seen at all.
struct IndicatorReadingMatches: ReplayInvariant {
  static let summary =
    "scroll indicators match the visible part of the content while the view moves"
  static let interest: Interest = [.moved, .rest]
  static let tolerance = ToleranceClass.fixed
  static let needs: Abilities = .readouts
  private static let longestMinimum = 36.0
  /// How long an indicator may remain visible when nothing moves.
  private static let patience = TimeSpan.seconds(2)
  private var moved = Instant(nanoseconds: .min / 2)
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool { view.shows.contains(.indicators) }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard let shown = facts.now.readouts.indicators else { return }
    if facts.hasMoved { moved = facts.time }
    guard facts.isScrollRangeKnown else { return tally.lackScrollRange() }
    for axis in Axis.allCases { check(axis, shown, facts, &tally) }
  }

  private mutating func check(
    _ axis: Axis, _ shown: ScrollIndicators, _ facts: borrowing Facts, _ tally: inout Tally
  ) {
    let now = facts.now
    let (start, length) = (shown.start[axis], shown.length[axis])
    let hasOne = facts.scene.scroll.indicators.contains(axis)
    let may = hasOne && facts.time - Self.patience <= moved
    let isScrolling =
      facts.elapsed > 0 && facts.space(axis) > 1
      && abs(now.offset[axis] - facts.was.offset[axis]) > facts.resolution
      && !now.activity.isDisjoint(with: [.dragging, .decelerating])
    guard length > 0 else {
      guard isScrolling else { return }
      return tally.check(!hasOne, facts) { ("an indicator along \(axis)", "none") }
    }
    tally.check(may, facts) {
      ("no indicator along \(axis)", "one of \(length.text) points")
    }
    guard may, now.content[axis] > 0, now.bounds[axis] > 0 else { return }
    isWeak = false
    let viewport = now.bounds[axis]
    let excess = max(0, facts.overscroll[axis])
    let share = min(viewport, viewport * viewport / now.content[axis])
    let whole = share - excess
    let maximum = max(whole, min(Self.longestMinimum, viewport))
    tally.check(
      max(whole - length, length - maximum), within: 1 + tally.terms.contract.offsetResolution,
      facts
    ) {
      ("an indicator of \(whole.text) points along \(axis)", length.text)
    }
    let space = facts.space(axis)
    let part = min(max(now.offset[axis] - now.lowest(axis), 0), space)
    let due = space > 0 ? part / space * (viewport - length) : start
    // Content that fits has an indicator only while it is pulled. The indicator is then at the end
    // from which the content is pulled.
    tally.check(abs(start - due), within: 1 + tally.terms.contract.offsetResolution, facts) {
      ("an indicator that begins at \(due.text) along \(axis)", start.text)
    }
  }
}
