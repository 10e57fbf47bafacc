internal import Gesture

/// The table of the recording format: every element with its attributes in canonical order.
enum Vocabulary {
  static let namespace = Dialect.recording.namespace

  /// In the order of `Element`: what stands in a recording, then what stands in a suite alone.
  static let all: [ElementRule] = rules + SuiteVocabulary.rules

  /// In the order of `Element`.
  static let rules: [ElementRule] = head + policies + expectations + events + changes + asks

  private static let head: [ElementRule] = [
    ElementRule(
      .recording, "recording", [.must("title", .text), .may("quality", .words(qualities))],
      .sequence([
        .maybe(.origin), .any(.tag), .maybe(.note), .one(.scene), .maybe(.expect), .one(.timeline),
      ])),
    ElementRule(
      .origin, "origin",
      [
        .may("device", .text), .may("system", .text), .may("recorder", .text),
        .may("recorded", .date), .may("rate", .magnitude), .may("coalesced", .boolean),
        .may("source", .text),
      ]),
    ElementRule(.tag, "tag", [], .text),
    ElementRule(.note, "note", [], .text),
    ElementRule(.scene, "scene", [], .sequence([.one(.window), .some(.view)])),
    ElementRule(
      .window, "window",
      [
        .must("width", .magnitude), .must("height", .magnitude), .may("scale", .magnitude, "1"),
        .may("orientation", .word(Orientation.self), "portrait"),
      ]),
  ]

  private static let policies: [ElementRule] = [
    ElementRule(
      .view, "view", [.must("id", .name)] + rectangle + [.may("inside", .name)],
      .sequence([
        .one(.content), .maybe(.scroll), .maybe(.zoom), .maybe(.insets), .maybe(.start),
        .maybe(.layout), .maybe(.snap), .maybe(.wheel), .maybe(.refresh), .maybe(.tiles),
        .maybe(.keyboardPolicy), .maybe(.shows),
      ])),
    policy(.content, "content"),
    policy(.scroll, "scroll"),
    policy(.zoom, "zoom"),
    policy(.insets, "insets"),
    ElementRule(
      .start, "start",
      [.may("x", .number), .may("y", .number), .may("zoom", .magnitude), .may("item", .whole)],
      saysNothingWhenEmpty: true),
    policy(.layout, "layout"),
    policy(.snap, "snap"),
    policy(.wheel, "wheel"),
    policy(.refresh, "refresh"),
    policy(.tiles, "tiles"),
    ElementRule(
      .keyboardPolicy, "keyboard", [.must("avoids", .word(KeyboardPolicy.Avoidance.self))],
      .sequence([.any(.field)])),
    ElementRule(.field, "field", rectangle),
    ElementRule(
      .shows, "shows", readouts.map { .may($0, .boolean, "false") }, saysNothingWhenEmpty: true),
  ]

  static let expectations: [ElementRule] = [
    ElementRule(.expect, "expect", [], .any([.invariant, .compare]), saysNothingWhenEmpty: true),
    ElementRule(
      .invariant, "invariant",
      [
        .must("name", .invariantName), .may("tolerance", .quantity),
        .may("level", .word(Level.self)),
        .may("required", .boolean), .may("min-exercised", .count), .may("why", .text),
      ], .sequence([.any(.parameter)])),
    ElementRule(
      .parameter, "parameter", [.must("name", .invariantName), .must("value", .quantity)]),
    ElementRule(
      .compare, "compare",
      [
        .must("channel", .word(ComparisonExpectation.Channel.self)), .may("tolerance", .quantity),
        .may("level", .word(Level.self)),
      ]),
  ]

  private static let events: [ElementRule] = [
    ElementRule(
      .timeline, "timeline", [],
      .any([
        .down, .move, .up, .cancel, .turn, .resize, .frame, .keyboard, .set, .ask, .seen, .mark,
      ])),
    ElementRule(.down, "down", touch),
    ElementRule(.move, "move", touch),
    ElementRule(.up, "up", touch),
    ElementRule(.cancel, "cancel", touch),
    ElementRule(
      .turn, "turn", [time, .must("to", .word(Orientation.self))],
      .sequence([.one(.newWindow), .any(.newFrame)])),
    ElementRule(
      .newWindow, "window",
      [.must("width", .magnitude), .must("height", .magnitude), .may("scale", .magnitude)]),
    ElementRule(.newFrame, "frame", [.may("view", .name)] + rectangle),
    ElementRule(.resize, "resize", [time], .sequence([.one(.newWindow), .any(.newFrame)])),
    ElementRule(.frame, "frame", [time, .may("view", .name)] + rectangle),
    ElementRule(
      .keyboard, "keyboard",
      [time] + rectangle.map(\.keepingWhenAbsent) + [
        .may("hidden", .onlyTrue), .may("field", .count),
      ]),
  ]

  private static let changes: [ElementRule] = [
    ElementRule(
      .set, "set", [time, .may("view", .name)],
      .sequence([
        .maybe(.setContent), .maybe(.setScroll), .maybe(.setZoom), .maybe(.setInsets),
        .maybe(.setLayout), .maybe(.setSnap), .maybe(.setWheel), .maybe(.setRefresh),
        .maybe(.setTiles),
      ])),
    change(.setContent, "content", [.may("above", .number), .may("left", .number)]),
    change(.setScroll, "scroll"),
    change(.setZoom, "zoom"),
    change(.setInsets, "insets"),
    change(.setLayout, "layout"),
    change(.setSnap, "snap"),
    change(.setWheel, "wheel"),
    change(.setRefresh, "refresh"),
    change(.setTiles, "tiles"),
  ]

  private static let asks: [ElementRule] = [
    ElementRule(
      .ask, "ask",
      [
        time, .may("view", .name), .may("scroll-to", .numbers(2)), .may("reveal", .numbers(4)),
        .may("zoom-to", .magnitude), .may("zoom-to-rect", .numbers(4)), .may("page", .whole),
        .may("select", .whole), .may("reset-zoom", .onlyTrue), .may("begin-refresh", .onlyTrue),
        .may("end-refresh", .onlyTrue), .may("stop", .onlyTrue), .may("scroll-to-top", .onlyTrue),
        .may("animated", .boolean, "false"),
      ]),
    ElementRule(
      .seen, "seen",
      [
        time, .may("view", .name), .must("x", .number), .must("y", .number),
        .may("zoom", .magnitude, "1"), .may("settled", .boolean, "false"), .may("page", .whole),
        .may("reset", .boolean), .may("status", .word(Readouts.Status.self)),
        .may("offset", .numbers(2)), .may("items", .count), .may("selection", .whole),
        .may("refreshing", .boolean), .may("tiles", .wholes(5)),
      ]),
    ElementRule(.mark, "mark", [time, .must("name", .text)]),
  ]

  private static let time = AttributeRule.must("t", .time)
  private static let rectangle: [AttributeRule] = [
    .must("x", .number), .must("y", .number), .must("width", .magnitude),
    .must("height", .magnitude),
  ]
  private static let touch: [AttributeRule] = [
    time, .must("finger", .finger), .must("x", .number), .must("y", .number),
    .may("force", .magnitude), .may("radius", .magnitude), .may("arrived", .time),
  ]
  private static let readouts = [
    "page", "reset", "status", "offset", "items", "selection", "refreshing", "tiles",
  ]
  static let qualities = [
    "coarse", "synthetic", "resampled", "lossy", "truncated", "anonymised",
  ]

  /// A policy of a view: its attributes are the settings of that element.
  private static func policy(_ element: Element, _ name: String) -> ElementRule {
    let attributes = settings(of: name)
    return ElementRule(
      element, name, attributes, saysNothingWhenEmpty: !attributes.contains { $0.isRequired })
  }

  /// A policy inside `set`: what is absent keeps its value.
  private static func change(
    _ element: Element, _ name: String, _ more: [AttributeRule] = []
  ) -> ElementRule {
    ElementRule(element, name, settings(of: name).map(\.keepingWhenAbsent) + more)
  }

  private static func settings(of element: String) -> [AttributeRule] {
    Setting.table.filter { $0.policy.rawValue == element }.map { AttributeRule($0) }
  }
}
