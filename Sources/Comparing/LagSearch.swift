internal import Model

/// Finds the delay between two replays, frame by frame.
///
/// For every lag of whole frames up to a tenth of a second, the search sums the squares of the
/// differences, and the products of the differences of consecutive lags. For a lag between two
/// whole frames, the later replay is compared with a linear interpolation between two frames of the
/// earlier replay. The sum of squares is then a quadratic function of the lag, which the three sums
/// determine exactly. So only a tenth of a second of frames is stored.
struct LagSearch {
  /// The maximum lag in frames, and the duration of a frame in milliseconds.
  private let reach: Int
  private let pace: Double
  /// The number of values per frame.
  private let width: Int
  private var ones: [Double] = []
  private var others: [Double] = []
  /// The index of the newest frame in both ring buffers.
  private var head = 0
  /// The number of frames in the sums.
  private var count = 0
  private var oneLater: Sums
  private var otherLater: Sums

  private struct Sums {
    var squares: [Double]
    var products: [Double]

    init(_ reach: Int) {
      squares = Array(repeating: 0, count: reach + 1)
      products = Array(repeating: 0, count: reach)
    }
  }

  /// - Parameter pace: Milliseconds from frame to frame.
  init(views: Int, pace: Double) {
    self.pace = pace
    width = 2 * views
    reach = pace > 0 ? Int(min(1000, 100 / pace + 1e-9)) : 0
    oneLater = Sums(reach)
    otherLater = Sums(reach)
  }

  /// Stores the positions of both replays at the start, which may be the time of a frame.
  mutating func begin(_ one: [Point], _ other: [Point]) {
    guard ones.isEmpty else { return }
    ones = Array(repeating: 0, count: (reach + 1) * width)
    others = ones
    for frame in 0...reach {
      put(one, &ones, at: frame * width)
      put(other, &others, at: frame * width)
    }
  }

  /// Adds the next frame of each replay.
  ///
  /// - Parameter counts: Whether any view moves, so that the frame counts: views at rest show no
  ///   lag.
  mutating func add(_ one: [Point], _ other: [Point], counts: Bool) {
    head = (head + 1) % (reach + 1)
    put(one, &ones, at: head * width)
    put(other, &others, at: head * width)
    guard counts else { return }
    count += 1
    add(ones, after: others, to: &oneLater)
    add(others, after: ones, to: &otherLater)
  }

  private func put(_ points: [Point], _ ring: inout [Double], at start: Int) {
    for (index, point) in points.enumerated() where 2 * index + 1 < width {
      ring[start + 2 * index] = point.x.shown
      ring[start + 2 * index + 1] = point.y.shown
    }
  }

  private func add(_ late: [Double], after early: [Double], to sums: inout Sums) {
    let now = head * width
    for lag in 0...reach {
      let then = (head + reach + 1 - lag) % (reach + 1) * width
      let before = (head + reach - lag) % (reach + 1) * width
      var (square, product) = (0.0, 0.0)
      for index in 0..<width {
        let gap = late[now + index] - early[then + index]
        square += gap * gap
        product += gap * (late[now + index] - early[before + index])
      }
      sums.squares[lag] += square
      if lag < reach { sums.products[lag] += product }
    }
  }

  /// The lag in milliseconds, positive if the first replay is later, and the root mean square of
  /// the remaining difference.
  ///
  /// The lag is 0 if it would leave more than half of the difference unexplained, or if the
  /// difference is too small to be measured.
  var best: (lag: Double, rest: Double) {
    guard count > 0 else { return (0, 0) }
    let plain = (oneLater.squares[0] / Double(count)).squareRoot()
    let one = minimum(oneLater)
    let other = minimum(otherLater)
    // If both directions explain the difference equally well, there is no lag.
    guard one.sum != other.sum else { return (0, plain) }
    let (lag, sum) = one.sum < other.sum ? one : (-other.lag, other.sum)
    let left = (sum / Double(count)).squareRoot()
    return plain > Self.noise && left <= plain / 2 ? (lag * pace, left) : (0, plain)
  }

  /// The maximum difference in points that rounding causes between equal motions.
  private static let noise = 1e-6

  private func minimum(_ sums: Sums) -> (lag: Double, sum: Double) {
    var best = (lag: 0.0, sum: sums.squares[0])
    for lag in 0..<reach {
      let (here, next) = (sums.squares[lag], sums.squares[lag + 1])
      let product = sums.products[lag]
      let bend = here - 2 * product + next
      let share = bend > 0 ? min(1, max(0, (here - product) / bend)) : 0
      let rest = 1 - share
      // At both ends, the exact value of the quadratic function is known.
      let sum =
        share == 0
        ? here
        : share == 1
          ? next : max(0, rest * rest * here + 2 * rest * share * product + share * share * next)
      if sum < best.sum { best = (Double(lag) + share, sum) }
    }
    return best
  }
}

extension Double {
  /// The value limited to ±`Point.far`; a value that is not finite becomes `Point.far`.
  fileprivate var shown: Double {
    isFinite ? Swift.min(Point.far, Swift.max(-Point.far, self)) : Point.far
  }
}
