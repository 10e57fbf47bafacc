package import Model
internal import Text

/// The properties of a scroll view that its scene contains.
package struct ViewReading: Equatable {
  /// The frame in the window, or in the unzoomed content of the view around it.
  package var frame: Rectangle
  /// The size of the unzoomed content.
  package var content: Size
  package var insets: Insets
  package var scroll: ScrollPolicy
  package var zoom: ZoomPolicy

  package init(
    frame: Rectangle, content: Size, insets: Insets, scroll: ScrollPolicy, zoom: ZoomPolicy
  ) {
    self.frame = frame
    self.content = content
    self.insets = insets
    self.scroll = scroll
    self.zoom = zoom
    // A recording cannot have a maximum zoom below the minimum zoom.
    if !(self.zoom.maximum >= self.zoom.minimum) { self.zoom.maximum = self.zoom.minimum }
  }

  /// The scene of a view with the properties that can be read. The app then describes the other
  /// properties.
  package func view(_ id: String, inside: Int?) -> ViewScene {
    var view = ViewScene(id: id, frame: frame, inside: inside, content: content)
    view.scroll = scroll
    view.zoom = zoom
    view.insets = insets
    return view
  }

  /// A frame far outside the window, for a view that was removed or is hidden.
  package func away() -> Rectangle {
    var frame = frame
    frame.origin = Point(x: -100_000, y: -100_000)
    return frame
  }
}

extension ViewScene {
  /// Stores the changes since the previous reading, and returns the changed settings.
  ///
  /// A difference that follows from the description of the app is not a change. Examples are
  /// content that is laid out in pages, insets that centre small content, and a minimum zoom that
  /// fits the content.
  package mutating func take(
    _ reading: ViewReading, after last: ViewReading, zoom: Double, isOwnSpace: Bool
  ) -> [Setting] {
    var changed = self
    let viewport = reading.frame.size
    if !reading.content.isAbout(last.content, within: 0.5 / zoom) {
      let expected = changed.contentSize(in: viewport)
      if !reading.content.isAbout(expected, within: 0.5 / zoom) {
        changed.content = reading.content
      }
    }
    if reading.insets != last.insets, !isOwnSpace {
      let expected = changed.insets(
        around: changed.contentSize(in: viewport) * zoom, in: viewport)
      if !reading.insets.isAbout(expected) { changed.insets = reading.insets }
    }
    if reading.zoom != last.zoom {
      let expected = changed.zoomRange(in: viewport)
      if (reading.zoom.minimum - expected.minimum).magnitude > 1e-6 {
        changed.zoom.minimum = reading.zoom.minimum
        changed.zoom.limits = .fixed
      }
      changed.zoom.maximum = reading.zoom.maximum
      changed.zoom.bounces = reading.zoom.bounces
    }
    if reading.scroll != last.scroll {
      let (own, image) = (changed.scroll.pagingWhenZoomed, changed.scroll.page)
      changed.scroll = reading.scroll
      (changed.scroll.pagingWhenZoomed, changed.scroll.page) = (own, image)
    }
    let before = settings
    let settings = changed.settings.filter { setting in
      !before.contains { $0.row == setting.row && $0.value == setting.value }
    }
    guard changed.objection == nil else { return [] }
    self = changed
    return settings
  }
}

extension Size {
  package var isPositive: Bool { width > 0 && height > 0 }

  package func isAbout(_ other: Size, within tolerance: Double) -> Bool {
    (width - other.width).magnitude <= tolerance && (height - other.height).magnitude <= tolerance
  }
}

extension Insets {
  func isAbout(_ other: Insets) -> Bool {
    (top - other.top).magnitude < 0.5 && (left - other.left).magnitude < 0.5
      && (bottom - other.bottom).magnitude < 0.5 && (right - other.right).magnitude < 0.5
  }
}

extension Rectangle {
  package func isAbout(_ other: Rectangle) -> Bool {
    (origin.x - other.origin.x).magnitude < 0.01 && (origin.y - other.origin.y).magnitude < 0.01
      && size.isAbout(other.size, within: 0.01)
  }
}
