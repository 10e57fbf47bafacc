internal import Model

extension Vocabulary {
  static let scene: [ElementRule] = [
    ElementRule(
      .scene, "scene", "The window and its views, as they are before the first event.", [],
      .sequence([.one(.window), .some(.view)])),
    ElementRule(
      .window, "window", "The window that contains all views.", attributes(Window.rows),
      example: "<window width=\"320\" height=\"568\" scale=\"2\"/>"),
    ElementRule(
      .view, "view",
      """
      One scroll view. Its frame is in the window, or in the unzoomed content of the view that it is \
      inside.
      """,
      [.must("id", .name, "The name that events use for the view.")] + rectangle + [
        .may("inside", .name, "The view that contains this one. It comes before this one."),
        .may(
          "selector", .text,
          "A CSS selector for the page element that is this view; without it, the name identifies it."
        ),
        .may(
          "moves", .text,
          """
          A CSS selector for the content that the page's scripts move in that element: one \
          element, or each slide. Without it, Flickbook finds the content.
          """),
      ],
      .sequence([
        .one(.content), .maybe(.scroll), .maybe(.zoom), .maybe(.insets), .maybe(.start),
        .maybe(.layout), .maybe(.snap), .maybe(.wheel), .maybe(.refresh), .maybe(.tiles),
        .maybe(.sections), .maybe(.keyboardPolicy), .maybe(.shows),
      ])),
    policy(
      .content, .content, "The size of the content.",
      example: "<content width=\"3200\" height=\"504\"/>"),
    policy(
      .scroll, .scroll, "How the view reacts to drags and flicks.",
      example: "<scroll paging=\"true\" always-bounce=\"x\"/>"),
    policy(
      .zoom, .zoom, "How far the view can be zoomed.",
      example: "<zoom minimum=\"0.5\" maximum=\"4\" limits=\"fit\"/>"),
    policy(
      .insets, .insets,
      "The margins around the content that the view can also show. They do not grow with the zoom.",
      example: "<insets top=\"64\"/>"),
    ElementRule(
      .start, "start",
      """
      The offset and zoom before the first event. The engine chooses values that are missing here.
      """, attributes(Start.rows), isMeaninglessWhenEmpty: true, example: "<start y=\"400\"/>"),
    policy(
      .layout, .layout, "How the content follows the size of the view.",
      example: "<layout content=\"pages\" pages=\"10\" on-resize=\"keep-page\"/>"),
    policy(
      .snap, .snap, "The view comes to rest on cells of one size, or at the positions in stops.",
      example: "<snap every=\"80\" at=\"middle\"/>"),
    policy(
      .wheel, .wheel,
      "The view is a wheel: it comes to rest on a row, and reports the row in its middle.",
      example: "<wheel rows=\"60\" row-height=\"36\" selected=\"15\"/>"),
    policy(
      .refresh, .refresh,
      "A refresh control is above the content: pulling the content down starts a refresh.",
      example: "<refresh distance=\"80\" height=\"60\"/>"),
    policy(
      .tiles, .tiles, "The content is an image that is shown in square tiles.",
      example: "<tiles size=\"256\" levels=\"3\" ring=\"1\"/>"),
    policy(
      .sections, .sections,
      "The content is a table of sections, each with a header, as high as all rows and headers.",
      example: "<sections rows=\"3 5\" row-heights=\"44 60\" header-height=\"28\"/>"),
    ElementRule(
      .keyboardPolicy, "keyboard",
      "How the view adapts to the keyboard, and the text fields in its content.",
      attributes(KeyboardPolicy.rows), .sequence([.any(.field)]),
      example: "<keyboard avoids=\"inset\"/>"),
    ElementRule(
      .field, "field", "A text field, in unzoomed content. Field 0 is the first.", rectangle,
      example: "<field x=\"20\" y=\"900\" width=\"280\" height=\"44\"/>"),
    ElementRule(
      .shows, "shows", "Which values the app shows beside the view, so that they can be checked.",
      attributes(ShownReadouts.rows), isMeaninglessWhenEmpty: true,
      example: "<shows page=\"true\" reset=\"true\"/>"),
  ]

  static let expectations: [ElementRule] = [
    ElementRule(
      .expect, "expect",
      """
      The expectations for the replay. Each invariant named here must be exercised on every engine \
      that has the abilities it needs.
      """, [], .any([.invariant, .sequence, .compare]), isMeaninglessWhenEmpty: true),
    ElementRule(
      .invariant, "invariant",
      """
      How one invariant is judged. Missing attributes have the values of the suite, or the \
      built-in ones. With a formula, the element defines an invariant of your own; write lt, le, \
      gt and ge for the comparison signs.
      """,
      attributes(InvariantExpectation.rows), .formula(or: .parameter),
      example: """
        <invariant name="rest-page-aligned" tolerance="0.5pt"/>
        <invariant name="header-folds">when rest then low.y ge 0 or offset.y le 64pt</invariant>
        """),
    ElementRule(
      .parameter, "parameter", "A number that the invariant uses.",
      attributes(InvariantExpectation.Parameter.rows),
      example: "<parameter name=\"share\" value=\"5%\"/>"),
    ElementRule(
      .sequence, "sequence",
      """
      An invariant of your own about the order of states. A change from one state to another is a \
      violation if no transition allows it.
      """,
      attributes(InvariantExpectation.rows), .sequence([.some(.state), .some(.transition)]),
      example: """
        <sequence name="refresh-cycle" view="list">
          <state name="idle"/>
          <state name="pulled" when="touching and over.y gt 0"/>
          <state name="refreshing" when="probe.refreshing"/>
          <transition from="idle" to="pulled"/>
          <transition from="pulled" to="idle"/>
          <transition from="pulled" to="refreshing"/>
          <transition from="refreshing" to="idle" within="5s"/>
        </sequence>
        """),
    ElementRule(
      .state, "state", "A state of a sequence.", attributes(SequenceText.State.rows),
      example: "<state name=\"refreshing\" when=\"probe.refreshing\"/>"),
    ElementRule(
      .transition, "transition",
      "A change from one state to another that a sequence allows.",
      attributes(SequenceText.Transition.rows),
      example: "<transition from=\"refreshing\" to=\"idle\" within=\"5s\"/>"),
    ElementRule(
      .compare, "compare", "How far two engines may differ.",
      attributes(ComparisonExpectation.rows),
      example: "<compare channel=\"offset\" tolerance=\"2pt\"/>"),
  ]

  static let rectangle = attributes(Rectangle.rows)
}
