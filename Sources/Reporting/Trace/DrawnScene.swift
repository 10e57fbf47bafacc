public import Gesture

/// What must be known of a scene to draw it: where things stand before the first touch.
public struct DrawnScene: Equatable, Sendable {
  public internal(set) var window: Window
  public internal(set) var views: [View]

  public struct View: Equatable, Sendable {
    public internal(set) var id: String
    /// In the parent: the window, or the unzoomed content of the view it is inside.
    public internal(set) var frame: Rectangle
    /// The index of the view whose content holds this one.
    public internal(set) var inside: Int?
    /// Unzoomed.
    public internal(set) var content: Size
    /// The size of a page, unzoomed, where the view turns pages or its content is made of cells.
    public internal(set) var page: Size?
    /// The cells it rests on.
    public internal(set) var snap: Snap?
    /// The height of a wheel's row.
    public internal(set) var row: Double?
    /// How far to pull until it refreshes.
    public internal(set) var refresh: Double?
    /// The side of a tile at full detail.
    public internal(set) var tile: Double?
  }
}

extension DrawnScene {
  public init(_ scene: Scene) {
    window = scene.window
    views = scene.views.map { View($0) }
  }
}

extension DrawnScene.View {
  fileprivate init(_ view: ViewScene) {
    id = view.id
    frame = view.frame
    inside = view.inside
    content = view.contentSize(in: view.frame.size)
    let hasCells = view.layout.content == .pages || view.layout.content == .grid
    page = view.scroll.paging || hasCells ? view.frame.size : nil
    snap = view.snap
    row = view.wheel?.rowHeight
    refresh = view.refresh?.distance
    tile = view.tiles?.size
  }
}
