package import Model
internal import Text

/// Estimates how exact observations are, from observations without a finger on the screen.
///
/// Content at rest has the same position in each observation, and content that coasts moves at a
/// nearly constant speed for two frames. So the middle position of three follows from its
/// neighbours. At rest, its deviation is the error of the positions; in fast motion, its deviation
/// is the error of the times multiplied by the speed. Errors of the times must also be visible in
/// the times themselves, because a screen shows frames at a constant rate.
package struct ExactnessEstimate {
  private var views: [[Look]]
  private var fingers = 0
  /// The times of the frames.
  private var times: [Double] = []
  private var lastInput: Double?
  /// The deviations of content that is at rest or nearly at rest, in points.
  private var atRest: [Double] = []
  /// The deviations of content in fast motion, in seconds.
  private var inMotion: [Double] = []

  private struct Look {
    var time: Double
    var offset: Point
    var zoom: Double
  }

  /// The maximum movement in two frames, in points, of content that may be at rest.
  private static let nearRest = 4.0
  /// The minimum speed in points per second at which an error in time is visible.
  private static let fast = 300.0
  private static let minimum = 12
  private static let maximum = 4096
  /// The maximum error as a multiple of the standard deviation. Normally distributed errors exceed
  /// this multiple once in ten million observations.
  private static let sigmas = 5.3

  package init(views: Int) { self.views = Array(repeating: [], count: views) }

  package mutating func observe(_ event: InputEvent) {
    guard case .observation(let seen) = event.action else {
      if let touch = event.action.touch {
        if touch.phase == .down { fingers += 1 }
        if touch.phase == .up || touch.phase == .cancel { fingers -= 1 }
      }
      guard event.action.isInput else { return }
      // Any input may change the motion between two observations.
      for view in views.indices { views[view].removeAll() }
      // An observation in the moment of an input does not belong to a frame.
      lastInput = event.time.seconds(since: .zero)
      if times.last == lastInput { times.removeLast() }
      return
    }
    let time = event.time.seconds(since: .zero)
    // A view at rest may be observed between two frames, for example when the recorder stops.
    if !seen.settled, time != times.last, time != lastInput, times.count < Self.maximum {
      times.append(time)
    }
    guard fingers == 0, views.indices.contains(seen.view) else { return }
    views[seen.view].append(Look(time: time, offset: seen.offset, zoom: seen.zoom))
    if views[seen.view].count > 3 { views[seen.view].removeFirst() }
    add(views[seen.view])
  }

  private mutating func add(_ looks: [Look]) {
    guard looks.count == 3, looks[0].zoom == looks[2].zoom, looks[1].zoom == looks[0].zoom else {
      return
    }
    let (before, after) = (looks[1].time - looks[0].time, looks[2].time - looks[1].time)
    guard before > 0.002, after > 0.002, before + after < 0.12 else { return }
    for axis in Axis.allCases {
      let (one, two, three) = (looks[0].offset[axis], looks[1].offset[axis], looks[2].offset[axis])
      let share = before / (before + after)
      let deviation = abs(two - (one + (three - one) * share))
      // The standard deviation of the difference, if each of the three observations has an error of
      // 1.
      let scale = (1 + share * share + (1 - share) * (1 - share)).squareRoot()
      let range = max(one, two, three) - min(one, two, three)
      let speed = abs(three - one) / (before + after)
      if range < Self.nearRest {
        if atRest.count < Self.maximum { atRest.append(deviation / scale) }
      } else if speed >= Self.fast, inMotion.count < Self.maximum {
        inMotion.append(deviation / scale / speed)
      }
    }
  }

  /// The maximum errors according to the observations so far; 0 if there are too few observations.
  package var exactness: Exactness {
    var exactness = Exactness()
    let position = Self.deviation(atRest) ?? 0
    if position >= 0.02 { exactness.position = Self.sigmas * position }
    if let fit = FrameFit(times) {
      // If the times deviate more than this from a constant rate, there is no constant rate.
      var maximum = fit.spread < min(0.01, fit.period / 2) ? 1.1 * fit.spread : 0
      if let deviation = Self.deviation(inMotion) {
        // The part of the deviation that errors of the positions do not explain. The curvature of a
        // coast explains less than 1 ms.
        let visible = deviation - position / Self.fast
        maximum = visible >= 0.001 ? min(maximum, Self.sigmas * visible) : 0
      }
      if maximum >= 0.001 { exactness.time = .seconds(maximum) }
    }
    return exactness
  }

  /// The standard deviation of errors, from the median of their magnitudes.
  private static func deviation(_ errors: [Double]) -> Double? {
    guard errors.count >= minimum else { return nil }
    return errors.sorted()[errors.count / 2] * 1.4826
  }
}
