/// What is on the screen when a recording begins.
public struct Scene: Hashable, Sendable {
  /// The window that all views are in.
  public var window: Window
  /// Nearly always one view; nested views and wheels have more. A parent stands before what is
  /// inside it.
  public var views: [ViewScene]

  /// A window with its views, the outer ones first.
  public init(window: Window, views: [ViewScene]) {
    self.window = window
    self.views = views
  }

  /// The most views one scene may have.
  package static let mostViews = 64

  /// Where a view of that name stands in `views`.
  public func index(ofView id: String) -> Int? {
    for index in views.indices where views[index].id == id { return index }
    return nil
  }

  /// Whether a view is another or somewhere inside it. A parent stands before what is inside it; a
  /// scene that says otherwise is no reason to go round in circles.
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

/// The window everything is in.
public struct Window: Hashable, Sendable {
  /// How large the window is, in points.
  public var size: Size
  /// Pixels in a point.
  public var scale: Double
  /// How the device is held.
  public var orientation: Orientation

  /// A window of a size in points.
  public init(size: Size, scale: Double = 1, orientation: Orientation = .portrait) {
    self.size = size
    self.scale = scale
    self.orientation = orientation
  }
}

/// Which side of the device is up.
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
