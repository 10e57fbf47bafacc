/// The spring that brings overscroll back on iOS, with the constants of one recorded return.
///
/// A critically damped spring with a decay of 11.16 per second fits a return from 177 pt on the iOS
/// 26.5 simulator within half a point, if its initial inward speed is 0.64 times the decay times
/// the distance: 7.14 pt/s for each point outside, and 1,264 pt/s for 177 pt. A spring released
/// from rest 159 ms earlier has the same curve, so no ease-in is visible. A spring that starts from
/// rest is off by at least 15 points, an overdamped spring by at least 3.5.
///
/// The trace allows a decay of 10.6 to 11.2: its times are the callbacks' times, up to half a
/// millisecond from the frames whose offsets are listed with them. With the times of the frames, a
/// decay of 10.8 and a share of 0.69 leave no error larger than a pixel, if the return begins a
/// millisecond after the release. The author of the recording has published a spring from rest with
/// stiffness 1909.69 and damping ratio 2.71, which is off by up to 2.9 pt.
///
/// Only one return was recorded. Two rules are our choice: the initial velocity is proportional to
/// the distance, and it is added to the finger's velocity. So a coast that meets the edge keeps its
/// velocity.
enum BounceBack {
  static let decay = 11.16
  static let headStart = 0.64

  /// The return to an edge from outside, or the bounce at the edge, with an initial velocity.
  static func spring(
    from start: Double, to edge: Double, velocity: Double,
    decay: Double = decay, headStart: Double = headStart,
    tolerance: Spring.Tolerance = .invisible
  ) -> Spring {
    Spring(
      from: start, to: edge, velocity: velocity - headStart * decay * (start - edge),
      stiffness: decay * decay, tolerance: tolerance)
  }
}
