internal import Model
internal import Replay
internal import Text

/// If the recorded device came to rest, the engine comes to rest at the same offset and zoom, with
/// the same page and row.
///
/// It is checked only if a recording or a suite names it. Then each `seen` with `settled` is an
/// assertion, as in a test. Engines may differ in how far a flick goes; a page, an edge or a row is
/// the same on all of them.
struct SeenAsExpected: ReplayInvariant {
  static let summary =
    "the view comes to rest where the recorded device did, if the recording requires it"
  static let interest: Interest = [.expected, .cameToRest, .moment]
  static let tolerance = ToleranceClass.atRest
  static let isOnRequest = true
  private var due: Observation?

  static func reasonUntested(in scene: Scene, _ terms: Terms) -> Reason? {
    terms.lacks(scene.abilitiesToRest)
  }

  mutating func observe(_ facts: borrowing Facts, _ tally: inout Tally) {
    if !facts.happened.isEmpty { due = nil }
    due = facts.expected ?? due
    guard let due, facts.isAtRest, facts.sight.isLook else { return }
    self.due = nil
    for axis in Axis.allCases { tally.check(axis, at: due.offset[axis], facts, ", as recorded") }
    if tally.terms.abilities.contains(.zoom) {
      tally.check(abs(facts.now.zoom / due.zoom - 1) <= tally.terms.zoomTolerance, facts) {
        ("zoom \(due.zoom.text), as recorded", facts.now.zoom.text)
      }
    }
    guard tally.terms.abilities.contains(.readouts) else { return }
    check(due.readouts.page, facts.now.readouts.page, "page", facts, &tally)
    check(due.readouts.selection, facts.now.readouts.selection, "row", facts, &tally)
  }

  private mutating func check<Number: Equatable>(
    _ wanted: Number?, _ shown: Number?, _ what: String, _ facts: borrowing Facts,
    _ tally: inout Tally
  ) {
    guard let wanted else { return }
    tally.check(shown == wanted, facts) {
      ("\(what) \(wanted), as recorded", shown.map { "\($0)" } ?? "none")
    }
  }
}

extension Scene {
  /// The abilities that an engine needs to come to rest at the position that the scene requires.
  fileprivate var abilitiesToRest: Abilities {
    var needed: Abilities = views.count > 1 ? .manyViews : []
    for view in views {
      if view.scroll.paging { needed.insert(.paging) }
      if view.snap != nil || view.wheel != nil { needed.insert(.steps) }
    }
    return needed
  }
}
