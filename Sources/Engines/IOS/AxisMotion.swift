internal import Model

/// The motion of the offset along one axis without fingers: a pure function of time between its
/// beginning and a computed end.
struct AxisMotion {
  enum Course {
    case still
    case coasting(Deceleration)
    case springing(Spring)
    case easing(EasedAnimation)
  }

  private(set) var course = Course.still
  private(set) var began = Instant.zero
  /// From this time on it is at its target, or continues as another motion.
  private(set) var end = Instant.zero
  /// The offset at its end.
  private(set) var target = 0.0
  /// Whether its end is an edge that it meets with speed left.
  private(set) var meetsEdge = false
  /// The distance by which the content has moved since it began, because growth before the visible
  /// part must not be seen.
  private var shift = 0.0

  var isMoving: Bool { if case .still = course { false } else { true } }

  /// Its end; the maximum time if it does not move.
  var nextEnd: Instant { isMoving ? end : Instant(nanoseconds: .max) }

  func value(at time: Instant) -> Double {
    guard time < end else { return target }
    let seconds = time.seconds(since: began)
    switch course {
    case .still: return target
    case .coasting(let coast): return shift + coast.value(at: seconds)
    case .springing(let spring): return shift + spring.value(at: seconds)
    case .easing(let animation): return shift + animation.value(at: seconds)
    }
  }

  func velocity(at time: Instant) -> Double {
    let seconds = time.seconds(since: began)
    switch course {
    case .still: return 0
    case .coasting(let coast): return time < end || meetsEdge ? coast.velocity(at: seconds) : 0
    case .springing(let spring): return time < end || meetsEdge ? spring.velocity(at: seconds) : 0
    case .easing(let animation): return time < end ? animation.velocity(at: seconds) : 0
    }
  }

  /// Shifts the motion by the length of content inserted before it.
  mutating func move(by distance: Double) {
    shift += distance
    target += distance
  }

  /// Adapts to a changed range: a coast continues to its new end.
  mutating func aim(within range: AxisRange) {
    guard case .coasting(let coast) = course else { return }
    let natural = coast.destination
    let edge = min(max(natural, range.low - shift), range.high - shift)
    if edge != natural, let seconds = coast.time(atValue: edge) {
      meetsEdge = true
      target = edge + shift
      end = began.after(seconds)
    } else {
      meetsEdge = false
      target = natural + shift
      end = began.after(coast.restTime)
    }
  }
}

extension AxisMotion {
  /// Coasts to its own end, or to an edge that it meets before.
  init(_ coast: Deceleration, at began: Instant, within range: AxisRange) {
    self.began = began
    course = .coasting(coast)
    aim(within: range)
  }

  /// Springs to its target; with `crossing`, it is left where it passes the target, with the speed
  /// it has there.
  init(_ spring: Spring, leavingAt crossing: Double? = nil, at began: Instant) {
    self.began = began
    course = .springing(spring)
    target = spring.target
    end = began.after(crossing ?? spring.restTime)
    meetsEdge = crossing != nil
  }

  init(_ animation: EasedAnimation, at began: Instant) {
    self.began = began
    course = .easing(animation)
    target = animation.target
    end = began.after(animation.restTime)
  }

  /// For an invisibly short distance: it is at its target at once.
  init(resting target: Double, at now: Instant) {
    self.init(EasedAnimation(from: target, to: target, duration: 0), at: now)
  }

  /// A coast that ends on a row: the friction is chosen so that the target is exact.
  init(_ coast: Deceleration, endingAt target: Double, at began: Instant) {
    self.began = began
    course = .coasting(coast)
    self.target = target
    end = began.after(coast.restTime)
  }
}

extension Instant {
  /// The time some seconds later, limited to a time that no recording reaches.
  func after(_ seconds: Double) -> Instant {
    let farthest = 1e9
    let lapse = TimeSpan.seconds(seconds < farthest ? max(seconds, 0) : farthest)
    let (sum, overflow) = nanoseconds.addingReportingOverflow(lapse.nanoseconds)
    return Instant(nanoseconds: overflow ? .max : sum)
  }
}
