/// One scrolling view: its frame, its content and every policy that makes a difference to a gesture.
public struct ViewScene: Hashable, Sendable {
  /// Its name in the recording.
  public var id: String
  /// In the parent: the window, or the unzoomed content of the view it is inside.
  public var frame: Rectangle
  /// The index of the view whose content holds this one.
  public var inside: Int?
  /// The unzoomed content's size; for a layout other than fixed, at the start.
  public var content: Size
  /// How it answers a drag.
  public var scroll = ScrollPolicy()
  /// How far it may be zoomed.
  public var zoom = ZoomPolicy()
  /// How far its content may be moved past its edges and still be at rest.
  public var insets = Insets()
  /// Where it stands before the first event.
  public var start = Start()
  /// How its content follows the viewport.
  public var layout = ContentLayout()
  /// The cells on which it comes to rest, if it has any.
  public var snap: Snap?
  /// Its rows, if it is a wheel.
  public var wheel: Wheel?
  /// Its refresh control, if it has one.
  public var refresh: Refresh?
  /// How its image is shown in tiles, if it is one.
  public var tiles: Tiles?
  /// Its rows in sections, if it is a table.
  public var sections: Sections?
  /// How it makes room for the keyboard, if it does.
  public var keyboard: KeyboardPolicy?
  /// Which read-outs the app shows about it.
  public var shows: ShownReadouts = []

  /// A view with every policy at its default.
  public init(id: String, frame: Rectangle, inside: Int? = nil, content: Size) {
    self.id = id
    self.frame = frame
    self.inside = inside
    self.content = content
  }
}

/// Where a view stands before the first event; what is not named is the engine's own choice.
public struct Start: Hashable, Sendable {
  /// The horizontal offset; nil is the engine's own choice.
  public var x: Double?
  /// The vertical offset; nil is the engine's own choice.
  public var y: Double?
  /// The zoom; nil is the engine's own choice.
  public var zoom: Double?
  /// Counted from 1 and taken modulo the number of items.
  public var item: Int?

  /// A start of which the engine chooses what is not named.
  public init(x: Double? = nil, y: Double? = nil, zoom: Double? = nil, item: Int? = nil) {
    self.x = x
    self.y = y
    self.zoom = zoom
    self.item = item
  }
}
