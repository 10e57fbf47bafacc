package import Model

/// The properties of a scene that are needed to draw it, in the state before the first touch.
package struct DrawnScene: Equatable, Sendable {
  package internal(set) var window: Window
  package internal(set) var views: [View]

  package struct View: Equatable, Sendable {
    package internal(set) var id: String
    /// The frame in the parent: the window, or the unzoomed content of the view that contains this
    /// view.
    package internal(set) var frame: Rectangle
    /// The index of the view whose content contains this view.
    package internal(set) var inside: Int?
    /// The size of the unzoomed content.
    package internal(set) var content: Size
    /// The size of a page without zoom, if the view has paging or its content consists of cells.
    package internal(set) var page: Size?
    /// The cells on which the view comes to rest.
    package internal(set) var snap: Snap?
    /// The row height of a wheel.
    package internal(set) var row: Double?
    /// The distance to pull until the view refreshes.
    package internal(set) var refresh: Double?
    /// The side of a tile at full detail.
    package internal(set) var tile: Double?
  }
}

extension DrawnScene {
  package init(_ scene: Scene) {
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
    // Cells of different widths are not drawn.
    snap = view.snap.flatMap { $0.every > 0 ? $0 : nil }
    row = view.wheel?.rowHeight
    refresh = view.refresh?.distance
    tile = view.tiles?.size
  }
}
