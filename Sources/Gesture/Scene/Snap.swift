/// Cells on which a view comes to rest.
public struct Snap: Hashable, Sendable {
  /// The distance from one cell to the next, in points.
  public var every: Double
  /// Where the first cell begins, in points of content.
  public var origin = 0.0
  /// The axis along which the cells are placed.
  public var axis = Axis.x
  /// Which part of the viewport comes to rest on a cell.
  public var at = Anchor.leading

  /// Cells at this distance from each other, along the horizontal axis.
  public init(every: Double) { self.every = every }

  /// Which part of the viewport comes to rest on a cell.
  public enum Anchor: String, CaseIterable, Sendable {
    /// A cell's edge comes to the leading inset.
    case leading
    /// A cell's centre comes to the viewport's middle.
    case middle
  }
}

/// A view that rests on whole rows and reports the row in its middle.
public struct Wheel: Hashable, Sendable {
  /// How many rows there are.
  public var rows: Int
  /// The height of a row, in points.
  public var rowHeight: Double
  /// The rows it may rest on; all of them where nothing is said.
  public var valid: [ClosedRange<Int>] = []
  /// The row that is in the middle at first.
  public var selected: RowIndex = 0

  /// A wheel of so many rows, all of which can be selected.
  public init(rows: Int, rowHeight: Double) {
    self.rows = rows
    self.rowHeight = rowHeight
  }
}

/// A control above the content that a pull sets off.
public struct Refresh: Hashable, Sendable {
  /// How far to pull.
  public var distance: Double
  /// How much of it stays in view while refreshing.
  public var height: Double
  /// When a pull sets it off.
  public var fires = Trigger.cross

  /// A control that a pull of this distance sets off, and that is this high while it loads.
  public init(distance: Double, height: Double) {
    self.distance = distance
    self.height = height
  }

  /// When a pull sets the control off.
  public enum Trigger: String, CaseIterable, Sendable {
    /// When the pull passes the distance.
    case cross
    /// When the finger lifts beyond the distance.
    case release
  }
}

/// An image shown in square tiles at several levels of detail.
public struct Tiles: Hashable, Sendable {
  /// The side of a tile, in points.
  public var size: Double
  /// How many levels of detail there are.
  public var levels = 1
  /// How many tiles beyond the visible ones may exist on each side.
  public var ring = 0

  /// Tiles of this side, at one level of detail.
  public init(size: Double) { self.size = size }
}

/// How a view makes room for the keyboard.
public struct KeyboardPolicy: Hashable, Sendable {
  /// How the view makes room.
  public var avoids: Avoidance
  /// The fields that can have the focus, in content.
  public var fields: [Rectangle]
  /// What a drag of the view does to the keyboard.
  public var dismiss = Dismissal.none
  /// How long the keyboard takes to appear or to disappear, in milliseconds.
  public var lasts = 0.0
  /// Whether the view makes room as the keyboard sets out or when it is there.
  public var follows = Announcement.will

  /// A way to make room, with the text fields that may have the focus.
  public init(avoids: Avoidance, fields: [Rectangle] = []) {
    self.avoids = avoids
    self.fields = fields
  }

  /// What a drag does to the keyboard.
  public enum Dismissal: String, CaseIterable, Sendable {
    /// Nothing.
    case none
    /// It goes as a drag begins.
    case onDrag = "on-drag"
    /// A finger that drags takes it along below its top edge.
    case interactive
  }

  /// When a view hears of the keyboard.
  public enum Announcement: String, CaseIterable, Sendable {
    /// As it sets out.
    case will
    /// When it is there, or gone.
    case did
  }

  /// How a view makes room for the keyboard.
  public enum Avoidance: String, CaseIterable, Sendable {
    /// The view becomes smaller.
    case shrink
    /// The view keeps its frame and gets an inset at its bottom.
    case inset
    /// The view keeps its frame and scrolls to the focused field.
    case scroll
    /// The view does nothing about it.
    case ignore
  }

  /// Whether the view makes room only when the keyboard is there.
  package var isLate: Bool { follows == .did && lasts > 0 }

  /// No keyboard takes longer than a minute, in milliseconds.
  package static let longest = 60_000.0

  /// How long the keyboard takes to come and to go.
  package var duration: TimeSpan { .milliseconds(min(lasts, Self.longest)) }
}
