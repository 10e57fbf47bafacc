internal import Model
internal import Replay

/// The app's declarations about a view, and the resulting layout: sizes, zoom limits, insets and
/// ranges. The current zoom is not part of the layout but a parameter.
struct ViewLayout {
  let constants: IOSConstants
  /// The app's declarations about the view.
  private(set) var scene: ViewScene
  private(set) var metrics: ViewMetrics
  /// A cache of the visible values that only layout and zoom change, because these values stay the
  /// same for thousands of frames.
  private var appearance = ViewState()
  private var isStale = true

  init(_ scene: ViewScene, constants: IOSConstants) {
    self.constants = constants
    self.scene = scene
    metrics = ViewMetrics(of: scene)
  }

  mutating func apply(_ settings: [Setting]) {
    for setting in settings { scene.apply(setting) }
    layOut()
  }

  mutating func cover(_ height: Double) {
    metrics.covered = height
    layOut()
  }

  mutating func reserve(forRefresh height: Double) {
    metrics.refresh = height
    layOut()
  }

  /// Applies a new frame, of which the keyboard covers this height; returns whether the size of the
  /// frame or of the viewport changed. If both sizes are unchanged, stores only the frame.
  mutating func resize(to frame: Rectangle, covering covered: Double) -> Bool {
    var resized = metrics
    resized.frame = frame
    resized.covered = covered
    resized.lay(out: scene)
    let isOther = frame.size != metrics.frame.size || resized.bounds != metrics.bounds
    if isOther { metrics = resized } else { metrics.frame = frame }
    scene.frame = frame
    isStale = true
    return isOther
  }

  private mutating func layOut() {
    metrics.lay(out: scene)
    isStale = true
  }

  @inline(__always) var zoomLimits: SoftZoom {
    SoftZoom(
      minimum: metrics.minimumZoom, maximum: metrics.maximumZoom,
      band: scene.zoom.bounces
        ? RubberBand(stiffness: constants.rubber, dimension: constants.softZoom) : nil)
  }

  @inline(__always) var canZoom: Bool { metrics.minimumZoom != metrics.maximumZoom }

  /// The insets that apply at a zoom.
  ///
  /// The app's insets are increased as follows: at the top by the height of the refresh control; at
  /// the bottom to at least the keyboard's overlap, if the view's keyboard policy is `inset`; and
  /// on both sides to at least the inset that centres small content, or that lets every row of a
  /// wheel reach the middle. Negative insets hide the ends of the content. If small content is
  /// centred, negative insets are limited, so that no gap appears at the other end and nothing
  /// jumps when a zoom makes the content larger than the view.
  @inline(__always) func insets(_ axis: Axis, zoom: Double) -> (leading: Double, trailing: Double) {
    var leading = scene.insets.leading(axis)
    var trailing = scene.insets.trailing(axis)
    if axis == .y {
      leading += metrics.refresh
      if scene.keyboard?.avoids == .inset { trailing = max(trailing, metrics.covered) }
    }
    var middle = 0.0
    if scene.layout.small == .centre {
      middle = (metrics.bounds[axis] - metrics.content[axis] * zoom) / 2
    }
    if axis == .y, let wheel = scene.wheel {
      middle = max(middle, (metrics.bounds.height - wheel.rowHeight) / 2)
    }
    guard middle > 0 else {
      guard scene.layout.small != .centre else {
        let rest = metrics.bounds[axis] - metrics.content[axis] * zoom
        return (
          max(leading, min(0, rest - trailing)), max(trailing, min(0, rest - leading))
        )
      }
      guard axis == .x, scene.isRightToLeft, scene.layout.small == .leading else {
        return (leading, trailing)
      }
      // Right-to-left content that is smaller than the viewport is aligned at the right.
      let rest = metrics.bounds.width - metrics.content.width * zoom - leading - trailing
      return (leading + max(0, rest), trailing)
    }
    return (max(leading, middle), max(trailing, middle))
  }

  @inline(__always) func range(_ axis: Axis, zoom: Double) -> AxisRange {
    let insets = insets(axis, zoom: zoom)
    return AxisRange(
      leading: insets.leading, trailing: insets.trailing, content: metrics.content[axis] * zoom,
      bounds: metrics.bounds[axis])
  }

  func clamp(_ point: Point, zoom: Double) -> Point {
    Point(x: range(.x, zoom: zoom).clamp(point.x), y: range(.y, zoom: zoom).clamp(point.y))
  }

  /// Whether a finger can move the view along an axis with this range: scrolling is enabled, and
  /// either the range is longer than 0 or the view always bounces along the axis.
  @inline(__always) func canScroll(_ axis: Axis, in range: AxisRange) -> Bool {
    scene.scroll.enabled
      && (!range.isEmpty || scene.scroll.bounces && scene.scroll.alwaysBounce.contains(axis))
  }

  @inline(__always) func bounces(_ axis: Axis, zoom: Double) -> Bool {
    scene.scroll.bounces && canScroll(axis, in: range(axis, zoom: zoom))
  }

  var friction: Double {
    switch scene.scroll.deceleration {
    case .normal: Deceleration.friction(rate: constants.rate)
    case .fast: Deceleration.friction(rate: constants.fastRate)
    case .rate(let rate): Deceleration.friction(rate: rate)
    }
  }

  /// The height of a frame in the window that the keyboard covers; 0 if the view ignores the
  /// keyboard.
  func covered(of frame: Rectangle, by keyboard: Rectangle?) -> Double {
    guard let policy = scene.keyboard, policy.avoids != .ignore, let keyboard else { return 0 }
    return frame.overlap(keyboard)
  }

  /// Writes the visible values of the view at a zoom, except its position and its motion.
  @inline(__always) mutating func show(in state: inout ViewState, zoom: Double) {
    if isStale || appearance.zoom != zoom { prepareAppearance(zoom: zoom) }
    state.minimumZoom = appearance.minimumZoom
    state.maximumZoom = appearance.maximumZoom
    state.zoom = appearance.zoom
    state.content = appearance.content
    state.bounds = appearance.bounds
    state.insets = appearance.insets
    state.frame = appearance.frame
  }

  @inline(never) private mutating func prepareAppearance(zoom: Double) {
    isStale = false
    appearance.zoom = zoom
    appearance.minimumZoom = metrics.minimumZoom
    appearance.maximumZoom = metrics.maximumZoom
    appearance.content = metrics.content * zoom
    appearance.bounds = metrics.bounds
    let (left, right) = insets(.x, zoom: zoom)
    let (top, bottom) = insets(.y, zoom: zoom)
    appearance.insets = Insets(top: top, left: left, bottom: bottom, right: right)
    // The engine replaces the frame of a view inside another view, because that frame moves with
    // the outer view.
    appearance.frame = Rectangle(
      x: metrics.frame.origin.x, y: metrics.frame.origin.y, width: metrics.bounds.width,
      height: metrics.bounds.height)
  }
}
