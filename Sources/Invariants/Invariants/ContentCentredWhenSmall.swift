internal import Model
internal import Replay
internal import Text

/// Content that is smaller than its view rests in the middle of the view if the scene requests
/// this.
///
/// Otherwise a user sees a picture slip into a corner. Engines that centre in a layout callback
/// have shown the content at the top left until the first touch.
struct ContentCentredWhenSmall: ReplayInvariant {
  static let summary = "content smaller than its view is centred at rest"
  static let interest: Interest = [.rest]
  static let tolerance = ToleranceClass.atRest
  static let reads: Abilities = .insets
  static let holdsOfStillness = true

  static func watches(_ view: ViewScene) -> Bool {
    view.layout.small == .centre && view.wheel == nil
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    guard !facts.app.isRequestedAway, facts.scene.layout.small == .centre else { return }
    let now = facts.now
    for axis in Axis.allCases {
      let margin = (now.bounds[axis] - now.content[axis]) / 2
      let declared = facts.scene.insets
      // Insets move the middle if they differ between the two sides, or exceed the margin.
      guard margin > 0, declared.leading(axis) == declared.trailing(axis),
        declared.leading(axis) <= margin, axis == .x || isUndisturbed(facts)
      else { continue }
      let middle = now.offset[axis] + now.bounds[axis] / 2
      let due = now.content[axis] / 2
      tally.check(abs(middle - due), within: tally.terms.restTolerance(due, facts), facts) {
        ("content.\(axis) \(due.text), centred", middle.text)
      }
    }
  }

  /// Whether neither a keyboard nor a refresh control covers a part of the height.
  private func isUndisturbed(_ facts: borrowing Facts) -> Bool {
    (facts.scene.keyboard == nil || facts.keyboard.current == .hidden)
      && (facts.scene.refresh == nil || facts.now.readouts.refreshing == false)
  }
}
