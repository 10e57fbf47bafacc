/// One scrolling view: its frame, its content and every policy that affects a gesture.
public struct ViewScene: Hashable, Sendable {
  /// The name of the view in the recording.
  public var id: String
  /// The frame in the parent: the window, or the unzoomed content of the view that contains this
  /// view.
  public var frame: Rectangle
  /// The index of the view whose content contains this view.
  public var inside: Int?
  /// The selector of the view's element in an app's own page; nil if the name of the view
  /// determines the element.
  package var selector: String?
  /// The moving descendant of that element, if the page itself moves a descendant that cannot be
  /// inferred.
  package var moves: String?
  /// The unzoomed size of the content; for a layout other than `fixed`, the size at the start.
  public var content: Size
  /// The reaction of the view to a drag.
  public var scroll = ScrollPolicy()
  /// The limits of the zoom.
  public var zoom = ZoomPolicy()
  /// The distances by which the content may be moved past its edges and still be at rest.
  public var insets = Insets()
  /// The position before the first event.
  public var start = Start()
  /// The dependence of the content on the viewport.
  public var layout = ContentLayout()
  /// The cells on which the view comes to rest, if it has any.
  public var snap: Snap?
  /// The rows, if the view is a wheel.
  public var wheel: Wheel?
  /// The refresh control, if the view has one.
  public var refresh: Refresh?
  /// The tiles of the view's image, if it has any.
  public var tiles: Tiles?
  /// The rows in sections, if the view is a table.
  public var sections: Sections?
  /// The reaction of the view to the keyboard; nil if it does not react.
  public var keyboard: KeyboardPolicy?
  /// The values that the app shows about the view.
  public var shows: ShownReadouts = []

  /// Creates a view in which every policy has its default.
  public init(id: String, frame: Rectangle, inside: Int? = nil, content: Size) {
    self.id = id
    self.frame = frame
    self.inside = inside
    self.content = content
  }
}

/// The position of a view before the first event; the engine chooses missing values.
public struct Start: Hashable, Sendable {
  /// The horizontal offset; nil if the engine chooses it.
  public var x: Double?
  /// The vertical offset; nil if the engine chooses it.
  public var y: Double?
  /// The zoom; nil if the engine chooses it.
  public var zoom: Double?
  /// The item, counted from 1 and taken modulo the number of items.
  public var item: Int?

  /// Creates a start; the engine chooses missing values.
  public init(x: Double? = nil, y: Double? = nil, zoom: Double? = nil, item: Int? = nil) {
    self.x = x
    self.y = y
    self.zoom = zoom
    self.item = item
  }
}
