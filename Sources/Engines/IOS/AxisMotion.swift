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
  /// The time at which the offset reaches `target`. Another motion may follow.
  private(set) var end = Instant.zero
  /// The offset at the end of the motion.
  private(set) var target = 0.0
  /// Whether the motion ends at an edge with a speed above 0, so that another motion follows.
  private(set) var meetsEdge = false
  /// The length of the content inserted before the visible part since the motion began. The motion
  /// is shifted by this length, so that the insertion is invisible.
  private var shift = 0.0

  var isMoving: Bool { if case .still = course { false } else { true } }

  /// The end of the motion; the maximum time if there is no motion.
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

  /// Shifts the motion by the length of the content that was inserted before the visible part.
  mutating func move(by distance: Double) {
    shift += distance
    target += distance
  }

  /// Adapts the end of a coast to a changed range; does not change other motions.
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
  /// Creates a coast that ends by friction, or earlier at an edge.
  init(_ coast: Deceleration, at began: Instant, within range: AxisRange) {
    self.began = began
    course = .coasting(coast)
    aim(within: range)
  }

  /// Creates a spring motion to its target. With `crossing`, the motion ends after that many
  /// seconds, when the spring passes the target with a speed above 0.
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

  /// Creates a motion that is at its target at once, for an invisibly short distance.
  init(resting target: Double, at now: Instant) {
    self.init(EasedAnimation(from: target, to: target, duration: 0), at: now)
  }

  /// Creates a coast that ends exactly at `target`, such as the offset of a wheel's row. The
  /// friction of the coast must be chosen for that target.
  init(_ coast: Deceleration, endingAt target: Double, at began: Instant) {
    self.began = began
    course = .coasting(coast)
    self.target = target
    end = began.after(coast.restTime)
  }
}

extension Instant {
  /// The time after this many seconds, of which at most 10⁹ count: that time is after the end of
  /// any recording.
  func after(_ seconds: Double) -> Instant {
    let farthest = 1e9
    let lapse = TimeSpan.seconds(seconds < farthest ? max(seconds, 0) : farthest)
    let (sum, overflow) = nanoseconds.addingReportingOverflow(lapse.nanoseconds)
    return Instant(nanoseconds: overflow ? .max : sum)
  }
}
