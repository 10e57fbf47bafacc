internal import Model

/// The content of a view: its layout, its position, and its motion without fingers.
///
/// The content has no access to the fingers or to the app. Methods that depend on fingers have a
/// parameter for them.
struct ViewContent {
  var layout: ViewLayout
  /// The position while no motion runs; during a drag, the last shown position.
  var position: ScrollPosition
  var motion = ViewMotion()

  init(_ scene: ViewScene, constants: IOSConstants) {
    layout = ViewLayout(scene, constants: constants)
    position = layout.start
  }

  /// Whether a motion without fingers is running.
  @inline(__always) var isMoving: Bool { motion.isMoving }

  @inline(__always)
  func range(_ axis: Axis) -> AxisRange { layout.range(axis, zoom: position.zoom) }

  /// Whether a finger can move the content along an axis.
  @inline(__always) func canScroll(_ axis: Axis) -> Bool { layout.canScroll(axis, in: range(axis)) }

  /// The distance of the offset from the range, along each axis.
  var excess: Point { Point { range($0).excess(of: position.offset[$0]) } }

  /// Whether both offsets are within their range.
  var isInRange: Bool {
    range(.x).contains(position.offset.x) && range(.y).contains(position.offset.y)
  }

  /// Whether the zoom is within its limits.
  var isZoomInLimits: Bool { layout.zoomLimits.clamp(position.zoom) == position.zoom }

  func clamped(_ point: Point) -> Point { layout.clamp(point, zoom: position.zoom) }

  /// The shown page, along each axis.
  var page: Point { Point { layout.pages($0, zoom: position.zoom).page(at: position.offset[$0]) } }

  func offset(_ axis: Axis, at time: Instant) -> Double {
    motion.offset(axis, at: time, from: position, in: layout)
  }

  func shown(at time: Instant) -> ScrollPosition {
    ScrollPosition(
      offset: Point(x: offset(.x, at: time), y: offset(.y, at: time)),
      zoom: motion.zoom(at: time, from: position))
  }

  /// The offset at which the current motion comes to rest along an axis.
  func destination(_ axis: Axis) -> Double {
    let motion = motion.axes[axis]
    guard motion.isMoving else { return position.offset[axis] }
    // After a spring that ends at an edge, the content coasts on inside.
    guard motion.meetsEdge, case .springing = motion.course else { return motion.target }
    let coast = choice(at: motion.end).coast(
      axis, from: motion.target, velocity: motion.velocity(at: motion.end))
    return coast.isMoving ? coast.target : motion.target
  }

  /// Chooses motions with the current layout and zoom.
  func choice(at now: Instant) -> MotionChoice {
    MotionChoice(layout: layout, zoom: position.zoom, now: now)
  }

  /// Computes the targets of requests from the shown position.
  func target(at now: Instant) -> RequestTarget {
    RequestTarget(layout: layout, shown: shown(at: now))
  }

  /// Starts the motions after a release with this velocity. Does not set their cause.
  mutating func launch(_ velocity: Point, from page: Point, at now: Instant) {
    let choice = choice(at: now)
    for axis in Axis.allCases {
      motion.set(
        axis,
        choice.motion(
          axis, from: position.offset[axis], velocity: velocity[axis], page: page[axis]))
    }
  }

  /// Springs back into the range or, if `aligned`, to the nearest resting position.
  mutating func slide(aligned: Bool, at now: Instant) {
    let choice = choice(at: now)
    for axis in Axis.allCases {
      let offset = position.offset[axis]
      let target =
        aligned ? layout.legal(axis, offset, zoom: position.zoom) : range(axis).clamp(offset)
      motion.set(axis, choice.slide(from: offset, to: target, velocity: 0))
    }
    motion.attribute(to: .adjustment)
  }

  /// Brings the zoom back to its limit around a point in the view, and the offset into its range.
  mutating func zoomBack(about middle: Point, at now: Instant) {
    let to = layout.zoomLimits.clamp(position.zoom)
    let offset = Point { axis in
      let held = position.offset[axis] + middle[axis]
      return layout.legal(axis, held * to / position.zoom - middle[axis], zoom: to)
    }
    springBack(to: ScrollPosition(offset: offset, zoom: to), at: now)
  }

  /// Springs back to an offset and a zoom.
  mutating func springBack(
    to position: ScrollPosition, endsAnimation: Bool = false, at now: Instant
  ) {
    let decay = layout.constants.zoomDecay
    // A ten-thousandth of the distance is invisible in zoom and offset.
    let spring = Spring(
      from: 1, to: 0, velocity: 0, stiffness: decay * decay,
      tolerance: .init(distance: 1e-4, speed: 1e-2))
    go(to: position, AxisMotion(spring, at: now), endsAnimation: endsAnimation)
  }

  /// Animates to an offset that the app requests. If the zoom is outside its limits and no finger
  /// is on the view, the zoom returns to its limits at the same time.
  mutating func ease(to point: Point, _ cause: ViewMotion.Cause, isHeld: Bool, at now: Instant) {
    let zoom = layout.zoomLimits.clamp(position.zoom)
    guard zoom == position.zoom || isHeld else {
      let target = ScrollPosition(offset: layout.clamp(point, zoom: zoom), zoom: zoom)
      return ease(to: target, endsAnimation: true, at: now)
    }
    let target = clamped(point)
    for axis in Axis.allCases where target[axis] != position.offset[axis] {
      // A difference caused by rounding alone is not animated.
      guard abs(target[axis] - position.offset[axis]) > 1e-6 else {
        position.offset[axis] = target[axis]
        continue
      }
      let animation = EasedAnimation(
        from: position.offset[axis], to: target[axis], duration: layout.constants.animation)
      motion.set(axis, AxisMotion(animation, at: now))
    }
    motion.attribute(to: cause)
  }

  /// Animates to an offset and a zoom.
  mutating func ease(to position: ScrollPosition, endsAnimation: Bool = false, at now: Instant) {
    let animation = EasedAnimation(from: 1, to: 0, duration: layout.constants.animation)
    go(to: position, AxisMotion(animation, at: now), endsAnimation: endsAnimation)
  }

  private mutating func go(to target: ScrollPosition, _ share: AxisMotion, endsAnimation: Bool) {
    motion.set(
      ZoomMotion(
        share: share, from: position, to: target, excess: excess, endsAnimation: endsAnimation))
  }

  /// Stops any motion at its shown position; returns its cause, and whether the app is to be
  /// notified that an animation has ended.
  mutating func stop(at now: Instant) -> (cause: ViewMotion.Cause, endsAnimation: Bool) {
    position = shown(at: now)
    return motion.stop()
  }

  /// Ends the motion along an axis. If the motion meets an edge, another motion may follow.
  mutating func end(_ axis: Axis) {
    let ended = motion.axes[axis]
    let now = ended.end
    position.offset[axis] = ended.target
    motion.set(axis, AxisMotion())
    guard ended.meetsEdge else { return }
    let choice = choice(at: now)
    let velocity = ended.velocity(at: now)
    if case .springing = ended.course {
      motion.set(axis, choice.coast(axis, from: ended.target, velocity: velocity))
    } else if layout.bounces(axis, zoom: position.zoom) {
      motion.set(
        axis, choice.springBack(axis, from: ended.target, to: ended.target, velocity: velocity))
    }
  }

  /// Ends the motion of the zoom.
  mutating func end(_ zooming: ZoomMotion) {
    position = zooming.to
    // The range may have changed during the motion, and the shown offset was limited to it.
    position.offset = clamped(position.offset)
    motion.endZoom()
  }
}
