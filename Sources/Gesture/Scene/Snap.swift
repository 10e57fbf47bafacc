/// Cells on which a view comes to rest.
public struct Snap: Hashable, Sendable {
  public var every: Double
  public var origin = 0.0
  public var axis = Axis.x
  public var at = Anchor.leading

  public init(every: Double) {
    self.every = every
  }

  public enum Anchor: String, CaseIterable, Sendable {
    /// A cell's edge comes to the leading inset.
    case leading
    /// A cell's centre comes to the viewport's middle.
    case middle
  }
}

/// A view that rests on whole rows and reports the row in its middle.
public struct Wheel: Hashable, Sendable {
  public var rows: Int
  public var rowHeight: Double
  /// The rows it may rest on; all of them where nothing is said.
  public var valid: [ClosedRange<Int>] = []
  public var selected: RowIndex = 0
  public var wraps = false

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
  public var fires = Trigger.cross

  public init(distance: Double, height: Double) {
    self.distance = distance
    self.height = height
  }

  public enum Trigger: String, CaseIterable, Sendable {
    /// When the pull passes the distance.
    case cross
    /// When the finger lifts beyond the distance.
    case release
  }
}

/// An image shown in square tiles at several levels of detail.
public struct Tiles: Hashable, Sendable {
  public var size: Double
  public var levels = 1
  /// How many tiles beyond the visible ones may be alive on each side.
  public var ring = 0

  public init(size: Double) {
    self.size = size
  }
}

/// How a view makes room for the keyboard.
public struct KeyboardPolicy: Hashable, Sendable {
  public var avoids: Avoidance
  /// The fields that can have the focus, in content.
  public var fields: [Rectangle]

  public init(avoids: Avoidance, fields: [Rectangle] = []) {
    self.avoids = avoids
    self.fields = fields
  }

  /// What the view does about what the keyboard covers.
  public enum Avoidance: String, CaseIterable, Sendable {
    /// It gets smaller.
    case shrink
    /// It gets an inset at the bottom.
    case inset
    /// It scrolls to the field with the focus.
    case scroll
    /// Nothing.
    case ignore
  }
}
