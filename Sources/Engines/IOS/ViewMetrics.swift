internal import Gesture

/// The sizes of a view and of its content, and the limits of its zoom, as the last layout left them.
struct ViewMetrics: Equatable {
  /// The frame in the parent, whatever the keyboard covers of it.
  var frame: Rectangle
  /// How much of the frame's height the keyboard covers.
  var covered = 0.0
  /// The height the refresh control takes.
  var refresh = 0.0

  /// The viewport.
  private(set) var bounds = Size.zero
  /// The content, unzoomed.
  private(set) var content = Size.zero
  private(set) var minimumZoom = 1.0
  private(set) var maximumZoom = 1.0
  private var fitted: Double?

  init(of scene: ViewScene) {
    frame = scene.frame
    lay(out: scene)
  }

  /// Lays the content out again.
  mutating func lay(out scene: ViewScene) {
    bounds = frame.size
    if scene.keyboard?.avoids == .shrink {
      bounds.height = max(bounds.height - covered, min(1, bounds.height))
    }
    content = contentSize(of: scene)
    // A wheel does not zoom, whatever is said of it: its rows are where they are.
    guard scene.wheel == nil else { return (minimumZoom, maximumZoom) = (1, 1) }
    maximumZoom = scene.zoom.maximum
    minimumZoom = min(lowestZoom(of: scene), maximumZoom)
  }

  private func contentSize(of scene: ViewScene) -> Size {
    var size = scene.contentSize(in: bounds)
    if let wheel = scene.wheel { size.height = Double(wheel.rows) * wheel.rowHeight }
    return size
  }

  /// The least zoom: as declared, or what shows the whole content.
  private mutating func lowestZoom(of scene: ViewScene) -> Double {
    switch scene.zoom.limits {
    case .fixed:
      return scene.zoom.minimum
    case .fit:
      return fitting(scene)
    case .fitOnce:
      let zoom = fitted ?? fitting(scene)
      fitted = zoom
      return zoom
    }
  }

  private func fitting(_ scene: ViewScene) -> Double {
    guard content.width > 0, content.height > 0 else { return scene.zoom.minimum }
    return min(bounds.width / content.width, bounds.height / content.height)
  }
}
