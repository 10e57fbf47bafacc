internal import Model
internal import Replay

/// The motion of a view without fingers: one motion along each axis, or a combined motion of zoom
/// and offset.
struct ViewMotion {
  private(set) var axes = AxisPair(x: AxisMotion(), y: AxisMotion())
  private(set) var zooming: ZoomMotion?
  private(set) var cause = Cause.none
  /// Whether anything moves, whether `zooming` runs, and when the next motion ends. These values
  /// are cached, because every step reads them, and reading `zooming` would copy it.
  private(set) var isMoving = false
  private var isZooming = false
  private(set) var nextEnd = Instant(nanoseconds: .max)

  /// The cause of a motion, which determines the callback when the view comes to rest.
  enum Cause: Equatable {
    case none
    /// A finger released the view: deceleration, bounce or page turn.
    case deceleration
    /// The app requested the motion.
    case request, requestForTop
    /// The view moves to an allowed position without a finger or a request, such as after a change
    /// of the layout. The app is not notified of the end.
    case adjustment
  }

  mutating func set(_ axis: Axis, _ motion: AxisMotion) {
    axes[axis] = motion
    update()
  }

  mutating func set(_ motion: ZoomMotion) {
    zooming = motion
    update()
  }

  /// Sets the cause of the current motion. Does nothing at rest.
  mutating func attribute(to cause: Cause) {
    if isMoving { self.cause = cause }
  }

  /// Stops any motion; returns its cause, and whether the app is to be notified that an animation
  /// has ended.
  mutating func stop() -> (cause: Cause, endsAnimation: Bool) {
    let stopped = (cause, zooming?.endsAnimation ?? false)
    self = ViewMotion()
    return stopped
  }

  mutating func endZoom() {
    zooming = nil
    update()
  }

  /// Resets the cause, because the view has come to rest; returns the previous cause.
  mutating func rest() -> Cause {
    defer { cause = .none }
    return cause
  }

  /// Shifts the motion because content of the given unzoomed length was inserted before the visible
  /// part.
  mutating func move(_ axis: Axis, by growth: Double, zoom: Double) {
    zooming?.move(axis, by: growth)
    axes[axis].move(by: growth * zoom)
    update()
  }

  /// Adapts the end of a coast along an axis to a changed range.
  mutating func aim(_ axis: Axis, within range: AxisRange) {
    axes[axis].aim(within: range)
    update()
  }

  private mutating func update() {
    nextEnd = min(axes.x.nextEnd, axes.y.nextEnd)
    isZooming = zooming != nil
    if let zooming { nextEnd = zooming.share.end }
    isMoving = isZooming || axes.x.isMoving || axes.y.isMoving
  }

  func zoom(at time: Instant, from position: ScrollPosition) -> Double {
    guard isZooming, let zooming else { return position.zoom }
    return zooming.zoom(at: zooming.share.value(at: time))
  }

  func offset(
    _ axis: Axis, at time: Instant, from position: ScrollPosition, in layout: ViewLayout
  ) -> Double {
    guard isZooming, let zooming else {
      // The motion is read in place, because a value of `axes[axis]` would be a copy.
      switch axis {
      case .x: return axes.x.isMoving ? axes.x.value(at: time) : position.offset.x
      case .y: return axes.y.isMoving ? axes.y.value(at: time) : position.offset.y
      }
    }
    // The offset changes linearly, but the edges of the range do not. The offset is limited to the
    // edges, so that content is centred as soon as it is smaller than the viewport.
    let share = zooming.share.value(at: time)
    let range = layout.range(axis, zoom: zooming.zoom(at: share))
    let excess = zooming.excess[axis] * share
    return max(
      range.low + min(excess, 0), min(zooming.offset(axis, at: share), range.high + max(excess, 0)))
  }

  func velocity(at time: Instant) -> Point {
    guard isZooming, let zooming else {
      return Point(x: axes.x.velocity(at: time), y: axes.y.velocity(at: time))
    }
    return (zooming.from.offset - zooming.to.offset) * zooming.share.velocity(at: time)
  }

  var activity: Activity {
    var activity: Activity = []
    if isZooming, let zooming {
      if case .springing = zooming.share.course {
        activity.insert(.zoomBouncing)
      } else {
        activity.insert(.animating)
      }
    }
    if axes.x.isMoving || axes.y.isMoving {
      activity.insert(cause == .deceleration ? .decelerating : .animating)
    }
    return activity
  }
}

struct AxisPair<Value> {
  var x: Value
  var y: Value

  subscript(axis: Axis) -> Value {
    get { axis == .x ? x : y }
    set { if axis == .x { x = newValue } else { y = newValue } }
  }
}
