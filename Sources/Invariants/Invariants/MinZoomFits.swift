internal import Model
internal import Replay
internal import Text

/// If the scene declares that its content fits, the minimum zoom shows the whole content: after
/// every layout, or after the first one only.
///
/// Otherwise a user cannot see the whole picture after turning the device, however far they
/// pinch. The published picture viewer computes the fit once and never again.
struct MinZoomFits: ReplayInvariant {
  static let summary = "the minimum zoom shows the whole content"
  static let interest: Interest = [.landed, .layout, .cameToRest]
  static let needs: Abilities = .zoom
  static let holdsOfStillness = true
  /// The minimum zoom of the first layout.
  private var first: Double?
  private var bounds: Size?
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool { view.zoom.limits != .fixed }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    // If the minimum zoom is not reported, it is derived from the scene.
    guard !facts.sight.isRecorded, facts.areLimitsKnown else { return tally.lackScrollRange() }
    let now = facts.now
    let content = Size(width: now.content.width / now.zoom, height: now.content.height / now.zoom)
    guard content.width > 0, content.height > 0 else { return }
    if let bounds, bounds != now.bounds { isWeak = false }
    bounds = now.bounds
    var due = min(now.bounds.width / content.width, now.bounds.height / content.height)
    if facts.scene.zoom.limits == .fitOnce {
      // The first observation may already show a change; the state before it is the first layout.
      let was = facts.was
      let fit = min(
        was.bounds.width * was.zoom / was.content.width,
        was.bounds.height * was.zoom / was.content.height)
      due = first ?? fit
      first = due
    }
    due = min(due, now.maximumZoom)
    tally.check(abs(now.minimumZoom / due - 1), within: 1e-6, facts) {
      ("minimum zoom \(due.text)", now.minimumZoom.text)
    }
  }
}
