internal import Model
internal import Replay
internal import Text

/// Content whose size depends on the viewport is laid out again when the viewport changes: a form
/// as wide as the viewport, or a row or grid of pages, each as large as the viewport. The content
/// has exactly the size of these pages.
///
/// If this invariant is broken, a user turns the device, and the form is as wide as before. A
/// published form was laid out only when the keyboard appeared or disappeared, and a published
/// gallery only for one screen size.
struct ContentFollowsViewport: ReplayInvariant {
  static let summary = "forms and pages have the size of their viewport"
  static let interest: Interest = [.layout, .landed, .cameToRest]
  static let tolerance = ToleranceClass.atRest
  static let needs: Abilities = .turning
  static let holdsOfStillness = true
  private var bounds: Size?
  private(set) var isWeak = true

  static func watches(_ view: ViewScene) -> Bool { view.layout.content != .fixed }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    // For a recorded device the content size is derived from the scene.
    guard !facts.sight.isRecorded else { return tally.lackScrollRange() }
    let now = facts.now
    if let bounds, bounds != now.bounds { isWeak = false }
    bounds = now.bounds
    let due = facts.scene.contentSize(in: now.bounds)
    for axis in Axis.allCases where axis == .x || facts.scene.wheel == nil {
      let (length, content) = (due[axis] * now.zoom, now.content[axis])
      tally.check(abs(content - length), within: tally.terms.restTolerance(length, facts), facts) {
        "content.\(axis) \(length.text) in a viewport of \(now.bounds[axis].text)"
        content.text
      }
    }
  }
}
