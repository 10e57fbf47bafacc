// The attributes of touches, observations, setting changes and requests. The time and the view of
// an event, and the parts of rotations and resizes, are in the table of elements.

extension Touch {
  /// The attributes of a touch that few digitisers report.
  package static let rareRows: [AttributeRow<Touch>] = [
    .may("force", "The force of the finger, from 0 to 1.") { $1(&$0.force) },
    .may("radius", "The radius of the contact, in points.") { $1(&$0.radius) },
    .may("arrived", "When the app received the touch: later than the touch itself.") {
      $1(&$0.arrived)
    },
  ]
}

extension Observation {
  package static let rows: [AttributeRow<Observation>] =
    [
      .has("x", "The horizontal offset of the view.", .number) { $1(&$0.offset.x) },
      .has("y", "The vertical offset of the view.", .number) { $1(&$0.offset.y) },
      .has("zoom", "The zoom of the view.", default: 1) { $1(&$0.zoom) },
      .has("settled", "Whether the device itself reports that the view is at rest.", default: false)
      {
        $1(&$0.settled)
      },
      .may(
        "activity",
        "The activity of the view; missing if it is idle, or if it is not observed."
      ) { (whole, change: (inout Activity?) -> Void) in
        var activity = whole.activity.isEmpty ? nil : whole.activity
        change(&activity)
        whole.activity = activity ?? []
      },
      .may(
        "callbacks",
        "The callbacks of the view since the last observation, in order, with their arguments."
      ) { (whole, change: (inout CallbackList?) -> Void) in
        var list = whole.callbacks.isEmpty ? nil : CallbackList(whole.callbacks)
        change(&list)
        whole.callbacks = list?.kinds ?? []
      },
    ] + Readouts.rows.map { row in row.inside { $1(&$0.readouts) } } + [
      .may("signals", "Values that the app reports under its own names, from this time on.") {
        (whole, change: (inout AppSignals?) -> Void) in
        var signals = whole.signals.isEmpty ? nil : whole.signals
        change(&signals)
        whole.signals = signals ?? AppSignals()
      }
    ]
}

extension SettingChange {
  /// The attributes of a content change besides the new size.
  package static let growthRows: [AttributeRow<SettingChange>] = [
    .has(
      "above", "The part of the growth above the visible content, in points.", .number, default: 0
    ) { $1(&$0.above) },
    .has(
      "left", "The part of the growth to the left of the visible content, in points.", .number,
      default: 0
    ) { $1(&$0.left) },
  ]
}

extension Command {
  package static let animated = AttributeRow<Command>.has(
    "animated", "Whether the view moves there with an animation instead of at once.", default: false
  ) { $1(&$0.animated) }
}

extension Command.Request {
  /// All requests; an `ask` has exactly one of them.
  package static let rows: [AttributeRow<Command.Request?>] = [
    row("scroll-to", "Scroll to an offset, x and y in zoomed content.", { .scrollTo($0) }) {
      if case .scrollTo(let point) = $0 { point } else { nil }
    },
    row(
      "reveal",
      """
      Scroll just enough to show a rectangle of zoomed content, x, y, width and height, and not at \
      all if it is visible.
      """, { .reveal($0) }
    ) { if case .reveal(let area) = $0 { area } else { nil } },
    row("zoom-to", "Zoom about the centre of the visible content.", { .zoomTo($0) }, .zoomRequests)
    {
      if case .zoomTo(let zoom) = $0 { zoom } else { nil }
    },
    row(
      "zoom-to-rect",
      """
      Zoom and scroll until a rectangle of unzoomed content, x, y, width and height, fills the view \
      as far as it can.
      """, { .zoomToRect($0) }, .zoomRequests
    ) { if case .zoomToRect(let area) = $0 { area } else { nil } },
    row("page", "Scroll to the beginning of a page; page 1 is the first.", { .page($0) }) {
      if case .page(let page) = $0 { page } else { nil }
    },
    row("select", "Scroll a wheel to a row; row 0 is the first.", { .select($0) }, .wheels) {
      if case .select(let row) = $0 { row } else { nil }
    },
    row("reset-zoom", "Zoom to 1.", .resetZoom, .zoomRequests),
    row(
      "begin-refresh", "Show the refresh control as if it had been pulled.", .beginRefresh, .refresh
    ),
    row("end-refresh", "Hide the refresh control.", .endRefresh, .refresh),
    row("stop", "Stop all movement of the view.", .stop),
    row("scroll-to-top", "Scroll to the top, as a tap on the status bar does.", .scrollToTop),
  ]

  private static func row<Value: AttributeType>(
    _ name: StaticString, _ sentence: StaticString,
    _ request: @escaping @Sendable (Value) -> Self, _ ability: Abilities = [],
    _ value: @escaping @Sendable (Self) -> Value?
  ) -> AttributeRow<Self?> {
    .may(name, sentence, needs: ability) { whole, change in
      var value = whole.flatMap(value)
      change(&value)
      whole = value.map(request)
    }
  }

  private static func row(
    _ name: StaticString, _ sentence: StaticString, _ request: Self, _ ability: Abilities = []
  ) -> AttributeRow<Self?> {
    .may(name, sentence, .onlyTrue, needs: ability) { whole, change in
      var isIt = whole == request ? true : nil
      change(&isIt)
      whole = isIt == true ? request : nil
    }
  }

  /// The attribute that names the request, its value, and the ability that an engine must declare
  /// to receive the request.
  package var attribute:
    (name: StaticString, kind: ValueKind, value: AttributeValue, ability: Abilities)
  {
    for row in Self.rows {
      if let value = row.value(of: self) { return (row.name, row.kind, value, row.ability) }
    }
    return ("", .text, .word(""), [])
  }
}
