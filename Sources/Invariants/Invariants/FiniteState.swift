internal import Model
internal import Replay
internal import Text

/// Every offset, zoom and size is a finite number, and sizes and zoom are above zero.
///
/// Otherwise a view goes blank or jumps out of sight. Engines that divide by the time between two
/// touches have failed when both touches had the same time. The replay stops at the first value
/// that is not finite; everything else is judged up to that point.
struct FiniteState: ReplayInvariant {
  static let summary = "every offset, zoom and size is a finite number"
  static let interest: Interest = [.always, .notFinite]
  static let holdsOfStillness = true

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    tally.check(facts.isFinite, facts) {
      let now = facts.now
      "finite numbers, and a zoom and a viewport above 0"
      "offset \(now.offset.x.text) \(now.offset.y.text), zoom \(now.zoom.text), content "
        + "\(now.content.width.text) × \(now.content.height.text), viewport "
        + "\(now.bounds.width.text) × \(now.bounds.height.text)"
    }
  }

  func conclude(_ end: End, _ tally: Tally) -> Verdict { tally.verdict() }
}

extension Facts {
  fileprivate var isFinite: Bool {
    now.isFinite && now.zoom > 0 && now.bounds.width > 0 && now.bounds.height > 0
  }
}
