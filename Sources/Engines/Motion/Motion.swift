/// How one number moves when nobody touches it: a pure function of the time since it began.
///
/// What is shown at a time then does not depend on the frames before it, and the end is known the
/// moment the motion starts. From `restTime` on the value stands still and the velocity is zero.
protocol Motion {
  /// Where it is, so many seconds after it began; not asked about times before that.
  func value(at seconds: Double) -> Double

  /// How fast it goes, per second: the derivative of `value`.
  func velocity(at seconds: Double) -> Double

  /// The seconds after which it has come to rest.
  var restTime: Double { get }
}

extension Motion {
  /// Where it comes to rest.
  var destination: Double { value(at: restTime) }
}
