/// One scrolling view: where it stands, what it holds and every policy a gesture can tell.
public struct ViewScene: Hashable, Sendable {
  public var id: String
  /// In the parent: the window, or the unzoomed content of the view it is inside.
  public var frame: Rectangle
  /// The index of the view whose content holds this one.
  public var inside: Int?
  /// The unzoomed content's size; for a layout other than fixed, at the start.
  public var content: Size
  public var scroll: ScrollPolicy
  public var zoom: ZoomPolicy
  public var insets: Insets
  public var start: Start
  public var layout: ContentLayout
  public var snap: Snap?
  public var wheel: Wheel?
  public var refresh: Refresh?
  public var tiles: Tiles?
  public var keyboard: KeyboardPolicy?
  public var shows: ShownReadouts

  /// A view with every policy at its default.
  public init(id: String, frame: Rectangle, inside: Int? = nil, content: Size) {
    self.id = id
    self.frame = frame
    self.inside = inside
    self.content = content
    scroll = ScrollPolicy()
    zoom = ZoomPolicy()
    insets = Insets()
    start = Start()
    layout = ContentLayout()
    shows = []
  }
}

/// Where a view stands before the first event; what is not named is the engine's own choice.
public struct Start: Hashable, Sendable {
  public var x: Double?
  public var y: Double?
  public var zoom: Double?
  /// Counted from 1 and taken modulo the number of items.
  public var item: Int?

  public init(x: Double? = nil, y: Double? = nil, zoom: Double? = nil, item: Int? = nil) {
    self.x = x
    self.y = y
    self.zoom = zoom
    self.item = item
  }
}
