// The attributes of a scene that are not settings of a view.

extension Window {
  package static let rows: [AttributeRow<Window>] = [
    .has("width", "The width of the window, in points.") { $1(&$0.size.width) },
    .has("height", "The height of the window, in points.") { $1(&$0.size.height) },
    .has("scale", "The number of pixels per point along each axis.", default: 1) { $1(&$0.scale) },
    .has("orientation", "The side of the device that is up.", default: .portrait) {
      $1(&$0.orientation)
    },
  ]
}

extension Rectangle {
  package static let rows: [AttributeRow<Rectangle>] = [
    .has("x", "The left edge, in points.", .number) { $1(&$0.origin.x) },
    .has("y", "The top edge, in points.", .number) { $1(&$0.origin.y) },
    .has("width", "The width, in points.") { $1(&$0.size.width) },
    .has("height", "The height, in points.") { $1(&$0.size.height) },
  ]
}

extension Start {
  package static let rows: [AttributeRow<Start>] = [
    .may("x", "The horizontal offset.", .number) { $1(&$0.x) },
    .may("y", "The vertical offset.", .number) { $1(&$0.y) },
    .may("zoom", "The zoom.", needs: .zoom) { $1(&$0.zoom) },
    .may(
      "item",
      """
      The page or cell that is shown: counted from 1, modulo their number. It sets the axes for \
      which x or y is missing.
      """, .whole
    ) { $1(&$0.item) },
  ]
}

extension KeyboardPolicy {
  package static let rows: [AttributeRow<KeyboardPolicy>] = [
    .has(
      "avoids",
      """
      How the view adapts to the keyboard: it gets smaller (shrink), gets an inset (inset), \
      scrolls to the field with the focus (scroll), or does nothing (ignore).
      """
    ) { $1(&$0.avoids) },
    .has(
      "dismiss",
      """
      What a drag of the view does to the keyboard: nothing (none), hide it when the drag begins \
      (on-drag), or move it down with a finger that is below its top edge, and hide it if more \
      than half of it is out of view when the finger lifts (interactive).
      """, default: KeyboardPolicy.Dismissal.none, needs: .keyboardModes
    ) { $1(&$0.dismiss) },
    .has(
      "lasts", "How long the keyboard takes to appear or to disappear, in milliseconds.",
      default: 0, needs: .keyboardModes
    ) { $1(&$0.lasts) },
    .has(
      "follows",
      """
      Whether the view adapts when the keyboard starts to appear (will) or when it has arrived \
      (did).
      """,
      default: .will, needs: .keyboardModes
    ) { $1(&$0.follows) },
  ]
}

extension Readouts {
  /// All read-outs of a view, in the order of the format.
  package static let rows: [AttributeRow<Readouts>] = [
    .may("page", "The number of the page in view, as a label shows it; page 1 is the first.") {
      $1(&$0.page)
    },
    .may("reset", "Whether the button that resets the zoom is enabled.") { $1(&$0.reset) },
    .may("status", "What a status line shows; for a view that only coasts, it shows idle.") {
      $1(&$0.status)
    },
    .may("offset", "The offset as the app prints it: x and y.") { $1(&$0.offset) },
    .may("items", "How many items (rows, boxes, images) exist at this time.") { $1(&$0.items) },
    .may("selection", "The row that a wheel reports; row 0 is the first.") { $1(&$0.selection) },
    .may("refreshing", "Whether the refresh control shows that a refresh is running.") {
      $1(&$0.refreshing)
    },
    .may(
      "tiles",
      "The tiles that exist: level, first column, first row, last column and last row."
    ) { $1(&$0.tiles) },
    .may(
      "indicators",
      """
      Where the scroll indicators are in the view: left and width of the horizontal one, top and height \
      of the vertical one; a length of 0 means that it is not shown.
      """
    ) { $1(&$0.indicators) },
    .may("rows", "The rows of a table that exist: the first and the last; row 0 is the first.") {
      $1(&$0.rows)
    },
    .may(
      "header",
      """
      The header of the section at the top of a table: the section, counted from 0, and where its \
      header begins in the view.
      """
    ) { $1(&$0.header) },
    .may(
      "keyboard",
      """
      Where the top edge of the keyboard is in the window: the lower edge of the window if it is \
      hidden.
      """,
      .number
    ) { $1(&$0.keyboard) },
  ]
}

extension ShownReadouts {
  /// Whether each of the read-outs is shown; the bits are in the order of the rows.
  package static let rows: [AttributeRow<ShownReadouts>] = Readouts.rows.enumerated().map {
    (index, row) in
    .has(row.name, row.sentence, default: false) { shown, change in
      let bit = ShownReadouts(rawValue: 1 << UInt16(index))
      var isShown = shown.contains(bit)
      change(&isShown)
      if isShown { shown.insert(bit) } else { shown.remove(bit) }
    }
  }
}
