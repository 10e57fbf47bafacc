/// The format's elements. One name may be several of them: a `window` of the scene has an
/// orientation, that of a turn has none.
enum Element: Int, CaseIterable, Sendable {
  case recording, origin, tag, note
  case scene, window
  case view, content, scroll, zoom, insets, start, layout, snap, wheel, refresh, tiles, sections
  case keyboardPolicy, field, shows
  case expect, invariant, parameter, compare
  case timeline
  case down, move, up, cancel
  case turn, newWindow, newFrame, resize, frame, keyboard
  case set, setContent, setScroll, setZoom, setInsets, setLayout, setSnap, setWheel, setRefresh
  case setTiles, setSections
  case ask, seen, mark
  // Of the suite file.
  case suite, engine, signal, group, waive, gate

  var rule: ElementRule { Vocabulary.all[rawValue] }

  /// The element of that name that may stand in this one.
  func child(named name: String) -> Element? { children.first { $0.rule.name == name } }

  /// Whether text stands in it, and nothing else.
  var holdsText: Bool {
    if case .text = rule.content { true } else { false }
  }

  /// Whether a formula may stand in it.
  var holdsFormula: Bool {
    if case .formula = rule.content { true } else { false }
  }

  /// Every element that may stand in this one.
  var children: [Element] {
    switch rule.content {
    case .nothing, .text: []
    case .sequence(let children): children.map(\.element)
    case .any(let elements): elements
    case .formula(let element): [element]
    }
  }
}
