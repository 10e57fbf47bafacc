internal import Model

/// The axis to which a drag is locked.
///
/// A drag that begins within an angle of an axis is locked to that axis, and the coast after the
/// drag is locked too. A drag that begins outside both angles is never locked (UIScrollView's
/// documentation; the default angle, 20°, is WebKit's on the Mac). If the finger pauses and then
/// continues along the other axis, the lock changes to that axis (also as in WebKit).
struct DirectionLock {
  /// The duration of a pause, in seconds, after which the lock can change.
  static let pause = 0.6
  private let tangent: Double

  init(degrees: Double) {
    let (cosine, sine) = circle(degrees / 180 * 0x1.921fb54442d18p+1)
    tangent = cosine > 0 ? sine / cosine : .infinity
  }

  /// The axis to which a drag is locked if it begins with this travel; nil for no lock.
  func axis(of travel: Point) -> Axis? {
    if abs(travel.y) <= tangent * abs(travel.x) { return .x }
    if abs(travel.x) <= tangent * abs(travel.y) { return .y }
    return nil
  }
}
