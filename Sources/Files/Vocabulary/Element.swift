/// The format's elements. Several elements may have the same name: a scene's `window` has an
/// orientation, a rotation's `window` has none.
enum Element: Int, CaseIterable, Sendable {
  case recording, origin, tag, note
  case scene, window
  case view, content, scroll, zoom, insets, start, layout, snap, wheel, refresh, tiles, sections
  case keyboardPolicy, field, shows
  case expect, invariant, parameter, sequence, state, transition, compare
  case timeline
  case down, move, up, cancel
  case turn, newWindow, newFrame, resize, frame, keyboard
  case set, setContent, setScroll, setZoom, setInsets, setLayout, setSnap, setWheel, setRefresh
  case setTiles, setSections
  case request, seen, mark
  // Elements of the suite file.
  case suite, engine, variable, pageView, signal, group, waive, gate, defaults

  var rule: ElementRule { Vocabulary.all[rawValue] }

  /// The child element with this name.
  func child(named name: String) -> Element? { children.first { $0.rule.name == name } }

  /// Whether the element contains text only.
  var holdsText: Bool {
    if case .text = rule.content { true } else { false }
  }

  /// Whether the element may contain a formula.
  var holdsFormula: Bool {
    if case .formula = rule.content { true } else { false }
  }

  /// Every element that may be a child of this element.
  var children: [Element] {
    switch rule.content {
    case .nothing, .text: []
    case .sequence(let children): children.map(\.element)
    case .any(let elements): elements
    case .formula(let element): [element]
    }
  }
}
