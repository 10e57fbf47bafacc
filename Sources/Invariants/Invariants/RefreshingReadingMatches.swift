internal import Model
internal import Replay

/// The app shows a running refresh exactly while one is running, according to the callbacks and the
/// app's own requests.
///
/// Otherwise a user sees a list that shows a refresh that has ended, or a list that loads without
/// showing it.
struct RefreshingReadingMatches: ReplayInvariant {
  static let summary = "a refresh is shown from its beginning to its end"
  static let interest: Interest = [.reported, .moment, .cameToRest]
  static let needs: Abilities = [.refresh, .readouts, .callbacks]
  static let holdsOfStillness = true
  private var watch = RefreshWatch()
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool {
    view.refresh != nil && view.shows.contains(.refreshing)
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    watch.see(facts)
    guard watch.isSure, let shown = facts.now.readouts.refreshing else { return }
    if watch.isOn { isWeak = false }
    tally.check(shown == watch.isOn, facts) {
      ("refreshing \(watch.isOn)", "\(shown)")
    }
  }
}
