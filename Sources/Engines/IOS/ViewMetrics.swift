internal import Model

/// The sizes of a view and of its content, and the limits of its zoom, after the last layout.
struct ViewMetrics: Equatable {
  /// The frame in the parent, regardless of the keyboard.
  var frame: Rectangle
  /// The height of the frame that the keyboard covers.
  var covered = 0.0
  /// The height of the refresh control.
  var refresh = 0.0

  /// The size of the viewport.
  private(set) var bounds = Size.zero
  /// The unzoomed size of the content.
  private(set) var content = Size.zero
  private(set) var minimumZoom = 1.0
  private(set) var maximumZoom = 1.0
  private var fitted: Double?

  init(of scene: ViewScene) {
    frame = scene.frame
    lay(out: scene)
  }

  /// Recomputes the sizes and the zoom limits.
  mutating func lay(out scene: ViewScene) {
    bounds = frame.size
    if scene.keyboard?.avoids == .shrink {
      bounds.height = max(bounds.height - covered, min(1, bounds.height))
    }
    content = scene.contentSize(in: bounds)
    if let wheel = scene.wheel {
      let last = wheel.lastContentRow(turns: wheel.turns(in: content.height))
      content.height = (last + 1) * wheel.rowHeight
    }
    // A wheel does not zoom, even if the scene declares zoom limits, because its rows have a fixed
    // size.
    guard scene.wheel == nil else { return (minimumZoom, maximumZoom) = (1, 1) }
    maximumZoom = scene.zoom.maximum
    minimumZoom = min(lowestZoom(of: scene), maximumZoom)
  }

  /// The minimum zoom: the declared zoom, or the zoom that shows the whole content. For `fitOnce`,
  /// this zoom is computed only once.
  private mutating func lowestZoom(of scene: ViewScene) -> Double {
    guard scene.zoom.limits != .fixed else { return scene.zoom.minimum }
    if scene.zoom.limits == .fitOnce, let fitted { return fitted }
    var zoom = scene.zoom.minimum
    if content.width > 0, content.height > 0 {
      zoom = min(bounds.width / content.width, bounds.height / content.height)
    }
    if scene.zoom.limits == .fitOnce { fitted = zoom }
    return zoom
  }
}
