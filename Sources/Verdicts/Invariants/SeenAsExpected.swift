public import Gesture
internal import Replay

/// Where the recorded device came to rest, the engine comes to rest too: at that offset and zoom,
/// and with the page and the row that it showed.
///
/// It is judged only where a recording or a suite names it: then each `seen` with `settled` is an
/// assertion, as in a test. Engines may differ about how far a flick goes; a page, an edge or a row
/// is the same on all.
public struct SeenAsExpected: ReplayInvariant {
  public static let name = "seen-as-expected"
  public static let summary = "the view rests where the recorded device did, if the recording asks"
  public static let interest: Interest = [.expected, .settled, .moment]
  public static let tolerance = ToleranceClass.atRest
  public static let isOnRequest = true
  private var tally = Tally()
  private let terms: Terms
  private var due: Observation?

  public static func applicability(for scene: Scene, _ terms: Terms) -> Applicability<Self> {
    if let reason = terms.lacks(scene.abilitiesToRest) { return .untested(reason) }
    return .views(of: scene) { _ in Self(terms: terms) }
  }

  private init(terms: Terms) {
    self.terms = terms
  }

  public mutating func observe(_ facts: borrowing Facts) {
    if !facts.happened.isEmpty { due = nil }
    due = facts.expected ?? due
    guard let due, facts.isAtRest, facts.sight.isLook else { return }
    self.due = nil
    for axis in Axis.allCases {
      let (offset, wanted) = (facts.now.offset[axis], due.offset[axis])
      tally.check(abs(offset - wanted), within: terms.atRest(wanted, facts), facts) {
        ("offset.\(axis) \(wanted.text), as recorded", offset.text)
      }
    }
    if terms.abilities.contains(.zoom) {
      let close = terms.tolerances.zoom + terms.contract.zoomResolution
      tally.check(abs(facts.now.zoom / due.zoom - 1) <= close, facts) {
        ("zoom \(due.zoom.text), as recorded", facts.now.zoom.text)
      }
    }
    guard terms.abilities.contains(.readouts) else { return }
    check(due.readouts.page, facts.now.readouts.page, "page", facts)
    check(due.readouts.selection, facts.now.readouts.selection, "row", facts)
  }

  private mutating func check<Number: Equatable>(
    _ wanted: Number?, _ shown: Number?, _ what: String, _ facts: borrowing Facts
  ) {
    guard let wanted else { return }
    tally.check(shown == wanted, facts) {
      ("\(what) \(wanted), as recorded", shown.map { "\($0)" } ?? "none")
    }
  }

  public func conclude(_ end: End) -> Verdict { tally.verdict(end) }
}

extension Scene {
  /// What an engine must be able to do to come to rest where the scene wants it.
  fileprivate var abilitiesToRest: Abilities {
    var needed: Abilities = views.count > 1 ? .manyViews : []
    for view in views {
      if view.scroll.paging { needed.insert(.paging) }
      if view.snap != nil || view.wheel != nil { needed.insert(.steps) }
    }
    return needed
  }
}
