/// The window and its scroll views before the first event.
public struct Scene: Hashable, Sendable {
  /// The window that contains all views.
  public var window: Window
  /// The views: usually one, or several nested views or wheels. A parent precedes the views inside
  /// it.
  public var views: [ViewScene]

  /// Creates a scene from a window and its views, outer views first.
  public init(window: Window, views: [ViewScene]) {
    self.window = window
    self.views = views
  }

  /// The maximum number of views in a scene.
  package static let maxViews = 64

  /// The index in `views` of the view with that name.
  public func index(ofView id: String) -> Int? {
    for index in views.indices where views[index].id == id { return index }
    return nil
  }

  /// Whether a view is `outer` or is inside it, at any depth. In a valid scene, a parent precedes
  /// the views inside it; an invalid scene must not cause an endless loop.
  package func isView(_ index: Int, insideOrSame outer: Int) -> Bool {
    var view = index
    while views.indices.contains(view) {
      if view == outer { return true }
      guard let parent = views[view].inside, parent < view else { return false }
      view = parent
    }
    return false
  }
}

/// The window that contains everything.
public struct Window: Hashable, Sendable {
  /// The size of the window, in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// How the device is held.
  public var orientation: Orientation

  /// Creates a window with a size in points.
  public init(size: Size, scale: Double = 1, orientation: Orientation = .portrait) {
    self.size = size
    self.scale = scale
    self.orientation = orientation
  }
}

/// The side of the device that is up.
public enum Orientation: String, CaseIterable, Sendable {
  /// Upright.
  case portrait
  /// Turned to the left.
  case landscapeLeft = "landscape-left"
  /// Turned to the right.
  case landscapeRight = "landscape-right"
  /// Turned upside down.
  case upsideDown = "upside-down"
}
