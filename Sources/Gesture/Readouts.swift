/// What an app shows about a view beside the view itself; nothing where it shows no such thing.
public struct Readouts: Hashable, Sendable {
  /// The number of the page in view, as the label says it.
  public var page: PageNumber?
  /// Whether the button that resets the zoom is enabled.
  public var reset: Bool?
  /// What the app says is going on.
  public var status: Status?
  /// The offset as the app prints it.
  public var offset: Point?
  /// How many items (rows, boxes, images) are alive.
  public var items: Int?
  /// The row a wheel reports.
  public var selection: RowIndex?
  /// Whether the app shows that it is loading after a pull.
  public var refreshing: Bool?
  /// The tiles that are alive.
  public var tiles: TileSpan?
  /// The scroll indicators.
  public var indicators: ScrollIndicators?
  /// The rows of a table that are alive.
  public var rows: RowSpan?
  /// The header of the section at the top of a table.
  public var header: TopHeader?
  /// Where the top edge of the keyboard is in the window.
  public var keyboard: Double?

  /// No read-out at all.
  public init() {}

  /// What a canvas says it is doing, read from its callbacks: coasting alone is idle.
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

/// A rectangle of tiles at one level of detail; last column and row are included.
public struct TileSpan: Hashable, Sendable {
  /// The level of detail: 0 is sharp at zoom 1, each next one has half the resolution.
  public var level: Int
  /// The leftmost column of tiles.
  public var firstColumn: Int
  /// The topmost row of tiles.
  public var firstRow: Int
  /// The rightmost column of tiles, which is included.
  public var lastColumn: Int
  /// The bottom row of tiles, which is included.
  public var lastRow: Int

  /// The tiles of one level between two corners, both included.
  public init(level: Int, firstColumn: Int, firstRow: Int, lastColumn: Int, lastRow: Int) {
    self.level = level
    self.firstColumn = firstColumn
    self.firstRow = firstRow
    self.lastColumn = lastColumn
    self.lastRow = lastRow
  }
}

/// Where the scroll indicators are in the view; a length of 0 means that it is not shown.
public struct ScrollIndicators: Hashable, Sendable {
  /// Where the horizontal one begins at the left, and the vertical one at the top.
  public var start: Point
  /// How long they are.
  public var length: Size

  /// Indicators that begin there and are so long.
  public init(start: Point, length: Size) {
    self.start = start
    self.length = length
  }
}

/// Rows of a table, counted from 0 through all sections; the last one is included.
public struct RowSpan: Hashable, Sendable {
  /// The first row.
  public var first: Int
  /// The last row.
  public var last: Int

  /// The rows between two, both included.
  public init(first: Int, last: Int) {
    self.first = first
    self.last = last
  }
}

/// The header of the section at the top of a table.
public struct TopHeader: Hashable, Sendable {
  /// The section, counted from 0.
  public var section: Int
  /// Where the header begins in the view, in points from its top.
  public var top: Double

  /// A section's header at a place.
  public init(section: Int, top: Double) {
    self.section = section
    self.top = top
  }
}

/// Which read-outs an app has, so that they can be judged.
public struct ShownReadouts: OptionSet, Hashable, Sendable {
  /// One bit for each read-out.
  public let rawValue: UInt16

  /// The read-outs whose bits are set.
  @inlinable public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The app shows which page it is on.
  @inlinable public static var page: ShownReadouts { ShownReadouts(rawValue: 1) }
  /// The app offers a button that resets the zoom.
  @inlinable public static var reset: ShownReadouts { ShownReadouts(rawValue: 2) }
  /// The app shows whether the content is panning or zooming.
  @inlinable public static var status: ShownReadouts { ShownReadouts(rawValue: 4) }
  /// The app shows the offset in numbers.
  @inlinable public static var offset: ShownReadouts { ShownReadouts(rawValue: 8) }
  /// The app shows how many items there are.
  @inlinable public static var items: ShownReadouts { ShownReadouts(rawValue: 16) }
  /// The app shows the selected row of a wheel.
  @inlinable public static var selection: ShownReadouts { ShownReadouts(rawValue: 32) }
  /// The app shows whether it is loading after a pull.
  @inlinable public static var refreshing: ShownReadouts { ShownReadouts(rawValue: 64) }
  /// The app shows which tiles of an image are drawn.
  @inlinable public static var tiles: ShownReadouts { ShownReadouts(rawValue: 128) }
  /// The app shows scroll indicators.
  @inlinable public static var indicators: ShownReadouts { ShownReadouts(rawValue: 256) }
  /// The app shows which rows of a table exist.
  @inlinable public static var rowsAlive: ShownReadouts { ShownReadouts(rawValue: 512) }
  /// The app shows the header of the section at the top.
  @inlinable public static var header: ShownReadouts { ShownReadouts(rawValue: 1024) }
  /// The app shows where the keyboard is.
  @inlinable public static var keyboard: ShownReadouts { ShownReadouts(rawValue: 2048) }
}
