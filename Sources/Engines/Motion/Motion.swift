/// The motion of one number without fingers: a pure function of the time since it began.
///
/// The value at a time therefore does not depend on earlier frames, and the end is known as soon as
/// the motion starts. From `restTime` on, the value is constant and the velocity is zero.
protocol Motion {
  /// The value after this many seconds, which are never negative.
  func value(at seconds: Double) -> Double

  /// The velocity per second: the derivative of `value`.
  func velocity(at seconds: Double) -> Double

  /// The time in seconds at which the motion comes to rest.
  var restTime: Double { get }
}

extension Motion {
  /// The value at rest.
  var destination: Double { value(at: restTime) }
}
