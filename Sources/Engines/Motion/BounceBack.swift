/// The spring that brings overscroll back on iOS, with the constants of one recorded return.
///
/// A critically damped spring at 11.16 per second fits a return from 177 pt on the iOS 26.5
/// simulator within half a point, if at the first instant it already moves inward at 0.64 of what
/// its own decay would give: 7.14 pt/s for each point outside, 1,264 pt/s there. That is the same
/// curve as a release from rest 159 ms earlier: no ease-in is visible. A plain spring from rest is
/// off by fifteen points at best, an overdamped one by three and a half.
///
/// The trace allows 10.6 to 11.2: its times are those of a callback, up to half a millisecond from
/// the frame whose offset is listed with them. With the times of the frames, 10.8 and 0.69 leave no
/// error larger than its pixels, if the return begins a millisecond after the release. The author
/// of the recording has published a spring from rest of stiffness 1909.69 and damping ratio 2.71,
/// up to 2.9 pt off.
///
/// Only one return was recorded. That the initial velocity grows with the distance, and is added to
/// the velocity of the finger, is our choice. It makes a coast that meets the edge keep its
/// velocity.
enum BounceBack {
  static let decay = 11.16
  static let headStart = 0.64

  /// The return to an edge from outside, or past it, with an initial velocity.
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
