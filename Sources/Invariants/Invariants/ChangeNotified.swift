internal import Model
internal import Replay

/// Every change of the offset and of the zoom has its callback.
///
/// Otherwise a user sees a label that lags behind. Engines that correct an offset without a
/// callback have had this fault.
struct ChangeNotified: ReplayInvariant {
  static let summary = "every change of offset and zoom is reported to the app"
  static let interest: Interest = [.moved, .requested]
  static let needs: Abilities = .callbacks

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    // A request that needs a missing ability may have changed nothing.
    if facts.app.requests > 0 { tally.lack(Abilities.requests.subtracting(tally.terms.abilities)) }
    if facts.hasSurelyLeft(facts.was.offset) {
      tally.check(facts.isReported(.didScroll), facts) {
        ("a didScroll for a changed offset", "none")
      }
    }
    if facts.now.zoom != facts.was.zoom {
      tally.check(facts.isReported(.didZoom), facts) { ("a didZoom for a changed zoom", "none") }
    }
  }

  func conclude(_ end: End, _ tally: Tally) -> Verdict { tally.verdict() }
}
