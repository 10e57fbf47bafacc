/// The values that an app shows about a view, beside the view itself. A value that the app does not
/// show is nil.
public struct Readouts: Hashable, Sendable {
  /// The page number shown by the label.
  public var page: PageNumber?
  /// Whether the button that resets the zoom is enabled.
  public var reset: Bool?
  /// The state that the app shows.
  public var status: Status?
  /// The offset that the app prints.
  public var offset: Point?
  /// The number of items (rows, boxes, images) that exist.
  public var items: Int?
  /// The row that a wheel reports.
  public var selection: RowIndex?
  /// Whether the app shows that it is refreshing after a pull.
  public var refreshing: Bool?
  /// The tiles that exist.
  public var tiles: TileSpan?
  /// The scroll indicators.
  public var indicators: ScrollIndicators?
  /// The rows of a table that exist.
  public var rows: RowSpan?
  /// The header of the section at the top of a table.
  public var header: TopHeader?
  /// The position of the keyboard's top edge in the window.
  public var keyboard: Double?

  /// Creates a set without values.
  public init() {}

  /// The state that a canvas shows, derived from its callbacks. During a coast, the canvas is idle.
  public enum Status: String, CaseIterable, Sendable {
    /// Nothing moves.
    case idle
    /// The content is being moved.
    case panning
    /// The content is being zoomed.
    case zooming
    /// The content is being moved and zoomed at once.
    case panningAndZooming = "panning+zooming"
  }
}

/// A rectangle of tiles at one level of detail; the last column and row are included.
public struct TileSpan: Hashable, Sendable {
  /// The level of detail: level 0 is sharp at zoom 1, and each following level has half the
  /// resolution.
  public var level: Int
  /// The leftmost column of tiles.
  public var firstColumn: Int
  /// The topmost row of tiles.
  public var firstRow: Int
  /// The rightmost column of tiles, which is included.
  public var lastColumn: Int
  /// The bottom row of tiles, which is included.
  public var lastRow: Int

  /// Creates the span of the tiles of one level between two corner tiles, both included.
  public init(level: Int, firstColumn: Int, firstRow: Int, lastColumn: Int, lastRow: Int) {
    self.level = level
    self.firstColumn = firstColumn
    self.firstRow = firstRow
    self.lastColumn = lastColumn
    self.lastRow = lastRow
  }
}

/// The positions of the scroll indicators in the view; a length of 0 means that an indicator is not
/// shown.
public struct ScrollIndicators: Hashable, Sendable {
  /// The left end of the horizontal indicator, and the top of the vertical indicator.
  public var start: Point
  /// The lengths of the indicators.
  public var length: Size

  /// Creates indicators with these positions and lengths.
  public init(start: Point, length: Size) {
    self.start = start
    self.length = length
  }
}

/// Rows of a table, counted from 0 through all sections; the last row is included.
public struct RowSpan: Hashable, Sendable {
  /// The first row.
  public var first: Int
  /// The last row.
  public var last: Int

  /// Creates the span from the first row to the last row, both included.
  public init(first: Int, last: Int) {
    self.first = first
    self.last = last
  }
}

/// The header of the section at the top of a table.
public struct TopHeader: Hashable, Sendable {
  /// The section, counted from 0.
  public var section: Int
  /// The distance of the header's top from the view's top, in points.
  public var top: Double

  /// Creates a section's header at a position.
  public init(section: Int, top: Double) {
    self.section = section
    self.top = top
  }
}

/// The values that an app shows, so that invariants can judge them.
public struct ShownReadouts: OptionSet, Hashable, Sendable {
  /// One bit for each value.
  public let rawValue: UInt16

  /// Creates the set of the values whose bits are set.
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The app shows the current page.
  @inlinable public static var page: ShownReadouts { ShownReadouts(rawValue: 1) }
  /// The app offers a button that resets the zoom.
  @inlinable public static var reset: ShownReadouts { ShownReadouts(rawValue: 2) }
  /// The app shows whether the content is panning or zooming.
  @inlinable public static var status: ShownReadouts { ShownReadouts(rawValue: 4) }
  /// The app prints the offset.
  @inlinable public static var offset: ShownReadouts { ShownReadouts(rawValue: 8) }
  /// The app shows the number of items.
  @inlinable public static var items: ShownReadouts { ShownReadouts(rawValue: 16) }
  /// The app shows the selected row of a wheel.
  @inlinable public static var selection: ShownReadouts { ShownReadouts(rawValue: 32) }
  /// The app shows whether it is refreshing after a pull.
  @inlinable public static var refreshing: ShownReadouts { ShownReadouts(rawValue: 64) }
  /// The app shows which tiles of an image exist.
  @inlinable public static var tiles: ShownReadouts { ShownReadouts(rawValue: 128) }
  /// The app shows scroll indicators.
  @inlinable public static var indicators: ShownReadouts { ShownReadouts(rawValue: 256) }
  /// The app shows which rows of a table exist.
  @inlinable public static var rowsAlive: ShownReadouts { ShownReadouts(rawValue: 512) }
  /// The app shows the header of the section at the top.
  @inlinable public static var header: ShownReadouts { ShownReadouts(rawValue: 1024) }
  /// The app shows the position of the keyboard.
  @inlinable public static var keyboard: ShownReadouts { ShownReadouts(rawValue: 2048) }
}
