internal import Model
internal import Replay

/// Follows a coast by its positions, and computes the speed that the declared deceleration rate
/// requires.
///
/// With a decay of k per second a view covers (v₀ − v)/k while its speed falls from v₀ to v. So a
/// distance Δ in a time h means that the speed at the end of h is k·Δ/(e^(kh) − 1), and from then
/// on v = v₀ − k·(x − x₀). Neither formula needs the speed that the engine reports.
struct CoastLaw {
  struct Finding {
    var shown: Double
    var due: Double
    /// The time over which the speed was measured.
    var lapse: Double
  }

  private struct Sight {
    var time: Instant
    var offset: Point
  }

  /// The beginning of the time over which the speed is measured.
  private var anchor: Sight?
  /// The first position at which the speed was measured, and that speed.
  private var first: (offset: Point, speed: Point)?
  private var isInside = AxisPair(both: true)
  /// The time over which a speed is measured: three frames at 60 Hz, long enough to make the
  /// rounding of offsets insignificant.
  private static let spacing = 0.048

  /// Discards the coast.
  mutating func clear() {
    guard anchor != nil else { return }
    self = CoastLaw()
  }

  /// Shifts the stored positions by the length of content that was added before the visible part.
  mutating func shift(_ growth: Point) {
    anchor?.offset += growth
    first?.offset += growth
  }

  /// Processes a step of the coast, and returns a finding for each axis once its speed was measured
  /// twice.
  mutating func see(_ facts: borrowing Facts, decay: Double) -> AxisPair<Finding?> {
    var findings = AxisPair<Finding?>(both: nil)
    // The coast may reach an edge, or end, along one axis while it continues along the other axis.
    for axis in Axis.allCases
    where !facts.isInside(axis) || facts.now.offset[axis] == facts.was.offset[axis] {
      isInside[axis] = false
    }
    // If an engine shows one position for several frames, its positions do not show its speed.
    let isRepeated = facts.elapsed >= 0.004 && !facts.hasMoved
    guard facts.step.cause == .frame, facts.sight.isLook, !isRepeated, !facts.step.isPartial else {
      if isRepeated { clear() }
      return findings
    }
    let now = Sight(time: facts.time, offset: facts.now.offset)
    guard let anchor else {
      self.anchor = Sight(time: facts.time - .seconds(facts.elapsed), offset: facts.was.offset)
      return findings
    }
    let lapse = now.time.seconds(since: anchor.time)
    guard lapse >= Self.spacing else { return findings }
    self.anchor = now
    let left = remains(decay * lapse)
    let speed = (now.offset - anchor.offset) * (decay * left / (1 - left))
    guard let first else {
      self.first = (now.offset, speed)
      return findings
    }
    for axis in Axis.allCases where isInside[axis] && speed[axis] != 0 {
      // Along this axis, the coast ended between two positions, while it continues along the other
      // axis.
      guard facts.now.velocity?[axis] != 0 else { continue }
      let due = first.speed[axis] - decay * (now.offset[axis] - first.offset[axis])
      findings[axis] = Finding(shown: speed[axis], due: due, lapse: lapse)
    }
    return findings
  }
}

/// Computes e^(−x): the series is evaluated at x/256, where its first terms are exact enough, and
/// the result is squared eight times.
func remains(_ x: Double) -> Double {
  let part = x / 256
  var share = 1 - part + part * part / 2 - part * part * part / 6
  for _ in 0..<8 { share *= share }
  return share
}

/// Computes ln x = −2·artanh((1 − x)/(1 + x)) by its series. Near 1, where rates are, three terms
/// are exact.
func naturalLogarithm(_ x: Double) -> Double {
  let y = (1 - x) / (1 + x)
  var term = y
  var sum = 0.0
  var k = 1.0
  while abs(term) > 1e-18, k < 2001 {
    sum += term / k
    term *= y * y
    k += 2
  }
  return -2 * sum
}
