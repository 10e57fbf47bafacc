/// Cells on which a view comes to rest.
public struct Snap: Hashable, Sendable {
  /// The distance from one cell to the next, in points. It has no effect if there are stops.
  public var every: Double
  /// The offsets at which the view comes to rest, if the distances between cells differ, in points
  /// of content from the side where the content begins.
  public var stops = Lengths([])
  /// Where the first cell begins, in points of content.
  public var origin = 0.0
  /// The axis along which the cells are placed.
  public var axis = Axis.x
  /// The part of the viewport at which a cell comes to rest.
  public var at = Anchor.leading
  /// When the view comes to rest on a cell.
  public var when = Condition.always

  /// Creates cells with this distance, along the horizontal axis.
  public init(every: Double) { self.every = every }

  /// When a view comes to rest on a cell.
  public enum Condition: String, CaseIterable, Sendable {
    /// After each motion.
    case always
    /// Only if its motion would end close to a cell. How close is decided by the app.
    case near
  }

  /// The part of the viewport at which a cell comes to rest.
  public enum Anchor: String, CaseIterable, Sendable {
    /// A cell's edge comes to rest at the leading inset.
    case leading
    /// A cell's centre comes to rest in the middle of the viewport.
    case middle
  }
}

/// A view that rests on whole rows and reports the row in its middle.
public struct Wheel: Hashable, Sendable {
  /// The number of rows.
  public var rows: Int
  /// The height of a row, in points.
  public var rowHeight: Double
  /// The rows on which the wheel may rest; all rows if empty.
  public var valid: [ClosedRange<Int>] = []
  /// The row that is initially in the middle.
  public var selected: RowIndex = 0
  /// Whether the first row follows the last row. The content then repeats the rows as often as its
  /// height allows.
  public var wraps = false

  /// Creates a wheel with the given number of rows, all of which can be selected.
  public init(rows: Int, rowHeight: Double) {
    self.rows = rows
    self.rowHeight = rowHeight
  }
}

/// A refresh control above the content, which a pull starts.
public struct Refresh: Hashable, Sendable {
  /// The distance of the pull.
  public var distance: Double
  /// The height that stays in view while refreshing.
  public var height: Double
  /// When a pull starts the control.
  public var fires = Trigger.cross

  /// Creates a control that a pull of this distance starts, and that has this height while it
  /// refreshes.
  public init(distance: Double, height: Double) {
    self.distance = distance
    self.height = height
  }

  /// When a pull starts the control.
  public enum Trigger: String, CaseIterable, Sendable {
    /// When the pull passes the distance.
    case cross
    /// When the finger lifts past the distance.
    case release
  }
}

/// An image shown in square tiles at several levels of detail.
public struct Tiles: Hashable, Sendable {
  /// The side of a tile, in points.
  public var size: Double
  /// The number of levels of detail.
  public var levels = 1
  /// The maximum number of tiles that exist outside the visible part, on each side.
  public var ring = 0

  /// Creates square tiles with sides of this length, at one level of detail.
  public init(size: Double) { self.size = size }
}

/// How a view adapts to the keyboard.
public struct KeyboardPolicy: Hashable, Sendable {
  /// How the view avoids the keyboard.
  public var avoids: Avoidance
  /// The fields that can have the focus, in content.
  public var fields: [Rectangle]
  /// The effect on the keyboard when the view is dragged.
  public var dismiss = Dismissal.none
  /// How long the keyboard takes to appear or to disappear, in milliseconds.
  public var lasts = 0.0
  /// Whether the view adapts when the keyboard starts to move or when it has arrived.
  public var follows = Announcement.will

  /// Creates a policy with a way to avoid the keyboard, and the text fields that can have the
  /// focus.
  public init(avoids: Avoidance, fields: [Rectangle] = []) {
    self.avoids = avoids
    self.fields = fields
  }

  /// The effect of a drag on the keyboard.
  public enum Dismissal: String, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// The keyboard is dismissed when a drag begins.
    case onDrag = "on-drag"
    /// A finger that drags below the keyboard's top edge moves the keyboard down.
    case interactive
  }

  /// When a view is notified of the keyboard.
  public enum Announcement: String, CaseIterable, Sendable {
    /// When the keyboard starts to move.
    case will
    /// When the keyboard has arrived or is hidden.
    case did
  }

  /// How a view avoids the keyboard.
  public enum Avoidance: String, CaseIterable, Sendable {
    /// The view becomes smaller.
    case shrink
    /// The view keeps its frame and gets an inset at its bottom.
    case inset
    /// The view keeps its frame and scrolls to the focused field.
    case scroll
    /// The view does not react.
    case ignore
  }

  /// Whether the view adapts only when the keyboard has arrived.
  package var isLate: Bool { follows == .did && lasts > 0 }

  /// The maximum duration of the keyboard's motion, in milliseconds: one minute.
  package static let longest = 60_000.0

  /// The duration of the keyboard's motion.
  package var duration: TimeSpan { .milliseconds(min(lasts, Self.longest)) }
}
