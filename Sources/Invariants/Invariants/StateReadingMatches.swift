internal import Model
internal import Replay

/// The status that a canvas shows matches its callbacks: panning from the beginning of a drag to
/// its end, zooming from the beginning of a zoom to its end, both at once, or idle. A coast alone
/// counts as idle.
///
/// If this invariant is broken, a user reads *panning* over a picture that does not move. A label
/// that misses one callback stays wrong until the next gesture.
struct StateReadingMatches: ReplayInvariant {
  static let summary = "the status line agrees with the callbacks so far"
  static let interest: Interest = [.reported, .moved, .moment, .cameToRest]
  static let needs: Abilities = [.readouts, .callbacks]
  static let holdsOfStillness = true
  private var pans = false
  private var zooms = false
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool { view.shows.contains(.status) }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    for callback in facts.callbacks {
      switch callback.kind {
      case .willBeginDragging: pans = true
      case .didEndDragging: pans = false
      case .willBeginZooming: zooms = true
      case .didEndZooming: zooms = false
      default: break
      }
    }
    guard let status = facts.now.readouts.status else { return }
    let due: Readouts.Status =
      switch (pans, zooms) {
      case (true, true): .panningAndZooming
      case (true, false): .panning
      case (false, true): .zooming
      case (false, false): .idle
      }
    if due != .idle { isWeak = false }
    tally.check(status == due, facts) { ("status \(due.rawValue)", status.rawValue) }
  }
}
