internal import Gesture

/// Which axis a drag keeps to that begins along it.
///
/// A drag that begins within 20° of an axis is locked to it, coasting included; one that begins between is
/// free for good (UIScrollView's documentation; the angle is WebKit's on the Mac). A finger that pauses may
/// choose again: where it goes on along the other axis, the lock goes with it (WebKit's, too).
struct DirectionLock {
  /// After how long a pause, in seconds, the finger may choose again.
  static let pause = 0.6
  private let tangent: Double

  init(degrees: Double) {
    let (cosine, sine) = circle(degrees / 180 * 0x1.921fb54442d18p+1)
    tangent = cosine > 0 ? sine / cosine : .infinity
  }

  /// The axis a drag that begins with this travel is locked to.
  func axis(of travel: Point) -> Axis? {
    if abs(travel.y) <= tangent * abs(travel.x) { return .x }
    if abs(travel.x) <= tangent * abs(travel.y) { return .y }
    return nil
  }
}
