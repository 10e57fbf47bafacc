internal import Gesture

/// The content of a view: how it is laid out, where it stands, and what moves it by itself.
///
/// It knows of no finger and of no app. Where it matters whether fingers hold the view, that is a parameter.
struct ViewContent {
  var layout: ViewLayout
  /// Where it stands while no motion runs, and the last shown position of a finger's drag.
  var position: ScrollPosition
  var motion = ViewMotion()

  init(_ scene: ViewScene, constants: IOSConstants) {
    layout = ViewLayout(scene, constants: constants)
    position = layout.start
  }

  /// Whether it moves by itself.
  @inline(__always) var isMoving: Bool { motion.isMoving }

  @inline(__always)
  func range(_ axis: Axis) -> AxisRange { layout.range(axis, zoom: position.zoom) }

  /// Whether a finger can move it along an axis.
  @inline(__always) func canScroll(_ axis: Axis) -> Bool { layout.canScroll(axis, in: range(axis)) }

  /// How far it stands outside, along each axis.
  var excess: Point { Point { range($0).excess(of: position.offset[$0]) } }

  /// Whether both offsets lie where they may rest.
  var isInRange: Bool {
    range(.x).contains(position.offset.x) && range(.y).contains(position.offset.y)
  }

  /// Whether the zoom lies within its limits.
  var isZoomInLimits: Bool { layout.zoomLimits.clamp(position.zoom) == position.zoom }

  func clamped(_ place: Point) -> Point { layout.clamp(place, zoom: position.zoom) }

  /// The page that is shown, along each axis.
  var page: Point { Point { layout.pages($0, zoom: position.zoom).page(at: position.offset[$0]) } }

  func offset(_ axis: Axis, at time: Instant) -> Double {
    motion.offset(axis, at: time, from: position, in: layout)
  }

  func shown(at time: Instant) -> ScrollPosition {
    ScrollPosition(
      offset: Point(x: offset(.x, at: time), y: offset(.y, at: time)),
      zoom: motion.zoom(at: time, from: position))
  }

  /// Where it comes to rest along an axis as it now moves.
  func destination(_ axis: Axis) -> Double {
    let motion = motion.axes[axis]
    guard motion.isMoving else { return position.offset[axis] }
    // A spring that is left at the edge coasts on inside.
    guard motion.meetsEdge, case .springing = motion.course else { return motion.target }
    let coast = choice(at: motion.end).coast(
      axis, from: motion.target, velocity: motion.velocity(at: motion.end))
    return coast.isMoving ? coast.target : motion.target
  }

  /// The choice of motions from here.
  func choice(at now: Instant) -> MotionChoice {
    MotionChoice(layout: layout, zoom: position.zoom, now: now)
  }

  /// Where a request leads from what is shown.
  func target(at now: Instant) -> RequestTarget {
    RequestTarget(layout: layout, shown: shown(at: now))
  }

  /// Fingers let it go.
  mutating func launch(_ velocity: Point, from page: Point, at now: Instant) {
    let choice = choice(at: now)
    for axis in Axis.allCases {
      motion.set(
        axis,
        choice.motion(
          axis, from: position.offset[axis], velocity: velocity[axis], page: page[axis]))
    }
  }

  /// Goes back into its range, or on to the nearest place where it may rest.
  mutating func slide(aligned: Bool, at now: Instant) {
    let choice = choice(at: now)
    for axis in Axis.allCases {
      let offset = position.offset[axis]
      let place =
        aligned ? layout.legal(axis, offset, zoom: position.zoom) : range(axis).clamp(offset)
      motion.set(axis, choice.slide(from: offset, to: place, velocity: 0))
    }
    motion.attribute(to: .adjustment)
  }

  /// The zoom comes back to its limit about a place in the view, and the offset into its range.
  mutating func zoomBack(about middle: Point, at now: Instant) {
    let to = layout.zoomLimits.clamp(position.zoom)
    let offset = Point { axis in
      let held = position.offset[axis] + middle[axis]
      return layout.legal(axis, held * to / position.zoom - middle[axis], zoom: to)
    }
    springBack(to: ScrollPosition(offset: offset, zoom: to), at: now)
  }

  /// Springs back to an offset and a zoom.
  mutating func springBack(to place: ScrollPosition, endsAnimation: Bool = false, at now: Instant) {
    let decay = layout.constants.zoomDecay
    // A thousandth of the way is invisible in zoom and offset alike.
    let spring = Spring(
      from: 1, to: 0, velocity: 0, stiffness: decay * decay,
      tolerance: .init(distance: 1e-4, speed: 1e-2))
    go(to: place, AxisMotion(spring, at: now), endsAnimation: endsAnimation)
  }

  /// Goes to an offset as the app requests it. Where no finger holds a zoom beyond its limits, it goes
  /// back to them on the way.
  mutating func ease(to place: Point, _ cause: ViewMotion.Cause, isHeld: Bool, at now: Instant) {
    let zoom = layout.zoomLimits.clamp(position.zoom)
    guard zoom == position.zoom || isHeld else {
      let target = ScrollPosition(offset: layout.clamp(place, zoom: zoom), zoom: zoom)
      return ease(to: target, endsAnimation: true, at: now)
    }
    let target = clamped(place)
    for axis in Axis.allCases where target[axis] != position.offset[axis] {
      // A difference that only rounding left is no way to animate.
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

  /// Goes to an offset and a zoom.
  mutating func ease(to place: ScrollPosition, endsAnimation: Bool = false, at now: Instant) {
    let animation = EasedAnimation(from: 1, to: 0, duration: layout.constants.animation)
    go(to: place, AxisMotion(animation, at: now), endsAnimation: endsAnimation)
  }

  private mutating func go(to place: ScrollPosition, _ share: AxisMotion, endsAnimation: Bool) {
    motion.set(
      ZoomMotion(
        share: share, from: position, to: place, excess: excess, endsAnimation: endsAnimation))
  }

  /// Stops whatever moves where it is shown; what moved is returned.
  mutating func stop(at now: Instant) -> (cause: ViewMotion.Cause, endsAnimation: Bool) {
    position = shown(at: now)
    return motion.stop()
  }

  /// The motion along an axis ends; one that meets an edge goes on as something else.
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

  /// The motion of the zoom ends.
  mutating func end(_ zooming: ZoomMotion) {
    position = zooming.to
    // The range may have changed on the way, and the edge held what was shown.
    position.offset = clamped(position.offset)
    motion.endZoom()
  }
}
