internal import Gesture
internal import Replay

/// What a view can show and where it may rest: what the app declares, and what the layout makes of
/// it. Nothing here moves: where a zoom matters, it is a parameter.
struct ViewLayout {
  let constants: IOSConstants
  /// What the app declares of the view.
  private(set) var scene: ViewScene
  private(set) var metrics: ViewMetrics
  /// What is seen of the view that only layout and zoom change. It is worked out once, since it stays
  /// for thousands of frames.
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

  /// Gives the view another frame, of which the keyboard covers so much; false where that is no other
  /// viewport, only another place.
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
  /// Beside those of the app: the refresh control's height, the keyboard's overlap (not less than the
  /// bottom inset there is), and on an axis where small content is centred, or rows come to the
  /// middle, at least as much on both sides as puts it there. Insets below zero hide the ends of the
  /// content; as much as would leave a gap at the other end is not taken off content that is centred
  /// while it is small, so that nothing jumps when a zoom makes it larger than the view.
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
      // Content that fits begins at the right.
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

  func clamp(_ place: Point, zoom: Double) -> Point {
    Point(x: range(.x, zoom: zoom).clamp(place.x), y: range(.y, zoom: zoom).clamp(place.y))
  }

  /// Whether a finger can move the view along an axis that has this range: there is more than is
  /// seen, or it bounces although there is not.
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

  /// How much of a frame in the window the keyboard takes from the view.
  func covered(of frame: Rectangle, by keyboard: Rectangle?) -> Double {
    guard let policy = scene.keyboard, policy.avoids != .ignore, let keyboard else { return 0 }
    return frame.overlap(keyboard)
  }

  /// Writes what is seen of the view at a zoom, except where it stands and how it moves.
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
    // Inside another view it moves with it; the engine then works out where it is.
    appearance.frame = Rectangle(
      x: metrics.frame.origin.x, y: metrics.frame.origin.y, width: metrics.bounds.width,
      height: metrics.bounds.height)
  }
}
