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
  public var refreshing: Bool?
  /// The tiles that are alive.
  public var tiles: TileSpan?

  public init() {}

  /// What a canvas says it is doing, read from its callbacks: coasting alone is idle.
  public enum Status: String, CaseIterable, Sendable {
    /// No finger moves it.
    case idle
    /// It is dragged.
    case panning
    /// It is pinched.
    case zooming
    /// Both at once.
    case panningAndZooming = "panning+zooming"
  }
}

/// A rectangle of tiles at one level of detail; last column and row are included.
public struct TileSpan: Hashable, Sendable {
  public var level: Int
  public var firstColumn: Int
  public var firstRow: Int
  public var lastColumn: Int
  public var lastRow: Int

  public init(level: Int, firstColumn: Int, firstRow: Int, lastColumn: Int, lastRow: Int) {
    self.level = level
    self.firstColumn = firstColumn
    self.firstRow = firstRow
    self.lastColumn = lastColumn
    self.lastRow = lastRow
  }
}

/// Which read-outs an app has, so that they can be judged.
public struct ShownReadouts: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let page = ShownReadouts(rawValue: 1)
  public static let reset = ShownReadouts(rawValue: 2)
  public static let status = ShownReadouts(rawValue: 4)
  public static let offset = ShownReadouts(rawValue: 8)
  public static let items = ShownReadouts(rawValue: 16)
  public static let selection = ShownReadouts(rawValue: 32)
  public static let refreshing = ShownReadouts(rawValue: 64)
  public static let tiles = ShownReadouts(rawValue: 128)
}
