internal import Model

extension Vocabulary {
  static let timeline: [ElementRule] = touches + layout + changes + others

  private static let touches: [ElementRule] = [
    ElementRule(
      .timeline, "timeline",
      "All events, in the order of time. Events with the same time are one moment.",
      [],
      .any([
        .down, .move, .up, .cancel, .turn, .resize, .frame, .keyboard, .set, .request, .seen, .mark,
      ])),
    touch(.down, .down, "A finger touches the screen."),
    touch(.move, .move, "The finger moves."),
    touch(.up, .up, "The finger lifts. Its number is free again."),
    touch(.cancel, .cancel, "The system takes the touch away, for example when an alert appears."),
  ]

  private static let layout: [ElementRule] = [
    event(
      .turn, .turn, "The device is rotated.",
      [.must("to", .word(Orientation.self), "The side of the device that is up afterwards.")],
      .sequence([.one(.newWindow), .any(.newFrame)])),
    ElementRule(
      .newWindow, "window", "The new size of the window.",
      attributes(Window.rows).prefix(2) + [
        .may("scale", .magnitude, "The number of pixels per point, if it changes.")
      ], example: "<window width=\"568\" height=\"320\"/>"),
    ElementRule(
      .newFrame, "frame", "The new frame of a view.", [view] + rectangle,
      example: "<frame view=\"gallery\" x=\"0\" y=\"32\" width=\"568\" height=\"288\"/>"),
    event(
      .resize, .resize, "The window changes its size.", [],
      .sequence([.one(.newWindow), .any(.newFrame)])),
    event(
      .frame, .frame, "One view gets a new frame.", [view] + rectangle,
      example: "<frame t=\"600\" x=\"0\" y=\"64\" width=\"320\" height=\"460\"/>"),
    event(
      .keyboard, .keyboard,
      """
      The keyboard appears, with its frame in the window, or disappears. It has x, y, width and \
      height, or hidden.
      """,
      rectangle.map(\.keepingWhenAbsent) + [
        .may("hidden", .onlyTrue, "The keyboard disappears."),
        .may("field", .count, "The field that gets the focus; field 0 is the first of its view."),
      ], example: "<keyboard t=\"400\" x=\"0\" y=\"352\" width=\"320\" height=\"216\" field=\"1\"/>"
    ),
  ]

  private static let changes: [ElementRule] =
    [
      event(
        .set, .set, "The app changes a view. Missing attributes keep their values.",
        [view],
        .sequence([
          .maybe(.setContent), .maybe(.setScroll), .maybe(.setZoom), .maybe(.setInsets),
          .maybe(.setLayout), .maybe(.setSnap), .maybe(.setWheel), .maybe(.setRefresh),
          .maybe(.setTiles), .maybe(.setSections),
        ])),
      change(
        .setContent, .content, "The content grows or shrinks.",
        attributes(SettingChange.growthRows).map(\.keepingWhenAbsent)),
    ]
    + [
      change(.setScroll, .scroll), change(.setZoom, .zoom), change(.setInsets, .insets),
      change(.setLayout, .layout), change(.setSnap, .snap), change(.setWheel, .wheel),
      change(.setRefresh, .refresh), change(.setTiles, .tiles), change(.setSections, .sections),
    ]

  private static let others: [ElementRule] = [
    event(
      .request, .request,
      "The app makes one request of a view: one of the attributes from scroll-to to scroll-to-top.",
      [view] + attributes(Command.Request.rows) + [AttributeRule(Command.animated)],
      example: "<ask t=\"800\" scroll-to=\"0 504\" animated=\"true\"/>"),
    event(
      .seen, .seen,
      """
      An observation of the recorded device. Engines never receive it. Each view has its own \
      observations; until its next observation, a view keeps its last observed position.
      """, [view] + attributes(Observation.rows),
      example: "<seen t=\"1500\" x=\"320\" y=\"0\" settled=\"true\" page=\"2\"/>"),
    event(
      .mark, .mark, "A name for this time, shown in reports and accepted by `flickbook edit cut`.",
      [.must("name", .text, "The name.")], example: "<mark t=\"900\" name=\"the turn\"/>"),
  ]

  private static let time = AttributeRule.must(
    "t", .time, "The time of the event, in milliseconds. It never decreases.")
  private static let view = AttributeRule.may(
    "view", .name,
    "The view that the event is about. It can be left out if the scene has only one view.")

  private static func event(
    _ element: Element, _ name: InputEvent.Action.Name, _ sentence: String,
    _ attributes: [AttributeRule], _ content: ElementContent = .nothing, example: String? = nil
  ) -> ElementRule {
    ElementRule(element, name.rawValue, sentence, [time] + attributes, content, example: example)
  }

  private static func touch(
    _ element: Element, _ name: InputEvent.Action.Name, _ sentence: String
  ) -> ElementRule {
    event(
      element, name, sentence,
      [
        .must("finger", .finger, "The number of the finger while it is down."),
        .must(
          "x", .number, "The position of the finger, in points from the left edge of the window."),
        .must(
          "y", .number, "The position of the finger, in points from the top edge of the window."),
      ] + attributes(Touch.rareRows),
      example: "<\(name) t=\"16.667\" finger=\"1\" x=\"228\" y=\"310.5\"/>")
  }

  /// The rule for a policy inside `set`, in which missing attributes keep their values.
  private static func change(
    _ element: Element, _ policy: PolicyName,
    _ sentence: String = "The changed settings of the view.", _ more: [AttributeRule] = []
  ) -> ElementRule {
    ElementRule(
      element, policy.rawValue, sentence,
      settings(of: policy).map(\.keepingWhenAbsent) + more)
  }
}
