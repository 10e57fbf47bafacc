package import Model

/// The properties of a scene needed to draw it, in its state before the first touch.
package struct DrawnScene: Equatable, Sendable {
  package internal(set) var window: Window
  package internal(set) var views: [View]

  package struct View: Equatable, Sendable {
    package internal(set) var id: String
    /// In the parent: the window, or the unzoomed content of the view it is inside.
    package internal(set) var frame: Rectangle
    /// The index of the view whose content holds this one.
    package internal(set) var inside: Int?
    /// Unzoomed.
    package internal(set) var content: Size
    /// The size of a page, unzoomed, if the view has paging or its content is made of cells.
    package internal(set) var page: Size?
    /// The cells it rests on.
    package internal(set) var snap: Snap?
    /// The height of a wheel's row.
    package internal(set) var row: Double?
    /// The distance to pull before it refreshes.
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
    snap = view.snap
    row = view.wheel?.rowHeight
    refresh = view.refresh?.distance
    tile = view.tiles?.size
  }
}
