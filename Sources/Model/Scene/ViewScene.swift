/// One scrolling view: its frame, its content and every policy that affects a gesture.
public struct ViewScene: Hashable, Sendable {
  /// Its name in the recording.
  public var id: String
  /// Its frame in the parent: the window, or the unzoomed content of the view that contains it.
  public var frame: Rectangle
  /// The index of the view whose content contains this one.
  public var inside: Int?
  /// The selector of its element in an app's own page; nil if its name determines the element.
  package var selector: String?
  /// The moving descendant of that element, if the page moves it itself and it cannot be inferred.
  package var moves: String?
  /// The unzoomed content's size; for a layout other than fixed, at the start.
  public var content: Size
  /// How it reacts to a drag.
  public var scroll = ScrollPolicy()
  /// Its zoom limits.
  public var zoom = ZoomPolicy()
  /// How far its content may be moved past its edges and still be at rest.
  public var insets = Insets()
  /// Its position before the first event.
  public var start = Start()
  /// How its content follows the viewport.
  public var layout = ContentLayout()
  /// The cells on which it comes to rest, if it has any.
  public var snap: Snap?
  /// Its rows, if it is a wheel.
  public var wheel: Wheel?
  /// Its refresh control, if it has one.
  public var refresh: Refresh?
  /// The tiles of its image, if it has any.
  public var tiles: Tiles?
  /// Its rows in sections, if it is a table.
  public var sections: Sections?
  /// How it avoids the keyboard, if it does.
  public var keyboard: KeyboardPolicy?
  /// The values that the app shows about it.
  public var shows: ShownReadouts = []

  /// A view with every policy at its default.
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

  /// A start; the engine chooses missing values.
  public init(x: Double? = nil, y: Double? = nil, zoom: Double? = nil, item: Int? = nil) {
    self.x = x
    self.y = y
    self.zoom = zoom
    self.item = item
  }
}
