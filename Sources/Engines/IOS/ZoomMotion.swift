internal import Gesture

/// Zoom and offset on their way to where they belong, together.
///
/// Both are straight lines in one share that falls from 1 to 0, so the content point that stays in
/// place stays there all the way, and content that is centred is centred all the way. A share that
/// springs back brings a pinch beyond the limits back about its last centroid; one that eases is an
/// animated request.
struct ZoomMotion {
  enum Course {
    case springing(Spring)
    case easing(EasedAnimation)
  }

  let course: Course
  let began: Instant
  let end: Instant
  private(set) var from: ScrollPosition
  private(set) var to: ScrollPosition
  /// How far the offset was outside at the start: that much, times the share, it may be outside.
  let excess: Point
  /// Whether the app requested it and is notified of its end.
  var endsAnimation = false
}

extension ZoomMotion {
  init(
    from: ScrollPosition, to: ScrollPosition, excess: Point, decay: Double, at began: Instant
  ) {
    // A thousandth of the way is invisible in zoom and offset alike.
    let spring = Spring(
      from: 1, to: 0, velocity: 0, stiffness: decay * decay,
      tolerance: .init(distance: 1e-4, speed: 1e-2))
    course = .springing(spring)
    self.from = from
    self.to = to
    self.excess = excess
    self.began = began
    end = began.after(spring.restTime)
  }

  init(
    from: ScrollPosition, to: ScrollPosition, excess: Point, easing seconds: Double,
    at began: Instant
  ) {
    let animation = EasedAnimation(from: 1, to: 0, duration: seconds)
    course = .easing(animation)
    self.from = from
    self.to = to
    self.excess = excess
    self.began = began
    end = began.after(animation.restTime)
  }

  /// What is left of the way: 1 at the start, 0 at the end.
  func share(at time: Instant) -> Double {
    guard time < end else { return 0 }
    let seconds = time.seconds(since: began)
    switch course {
    case .springing(let spring): return spring.value(at: seconds)
    case .easing(let animation): return animation.value(at: seconds)
    }
  }

  func speed(at time: Instant) -> Double {
    guard time < end else { return 0 }
    let seconds = time.seconds(since: began)
    switch course {
    case .springing(let spring): return spring.velocity(at: seconds)
    case .easing(let animation): return animation.velocity(at: seconds)
    }
  }

  func zoom(at share: Double) -> Double { from.zoom * share + to.zoom * (1 - share) }

  func offset(_ axis: Axis, at share: Double) -> Double {
    from.offset[axis] * share + to.offset[axis] * (1 - share)
  }

  /// The content before it grew by so much, unzoomed.
  mutating func move(_ axis: Axis, by growth: Double) {
    from.offset[axis] += growth * from.zoom
    to.offset[axis] += growth * to.zoom
  }
}
