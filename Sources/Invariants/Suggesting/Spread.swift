/// The values of a quantity, over many replays.
struct Spread {
  private(set) var minimum = Double.infinity
  private(set) var maximum = -Double.infinity
  private(set) var count = 0
  /// How often each value occurred, in thousandths; kept only while there are few different values.
  private(set) var values: [Int64: Int] = [:]
  /// How often a value other than 0 occurred for the first time in a recording.
  private(set) var changes = 0
  /// The maximum and minimum in each recording.
  private(set) var peaks: [Double] = []
  private(set) var pits: [Double] = []
  private var recording = -1
  private var last: Int64?

  /// The maximum number of different values of a quantity that has a few choices or moves in steps.
  static let maxValues = 512
  /// The maximum difference between values that count as equal. It covers half a pixel on a screen
  /// with two pixels per point, and the remainder of a motion.
  static let slack = 0.3

  mutating func add(_ value: Double, of recording: Int) {
    guard value.isFinite, value.magnitude < 1e9 else { return }
    if recording != self.recording {
      self.recording = recording
      last = nil
      peaks.append(value)
      pits.append(value)
    }
    count += 1
    minimum = min(minimum, value)
    maximum = max(maximum, value)
    peaks[peaks.count - 1] = max(peaks[peaks.count - 1], value)
    pits[pits.count - 1] = min(pits[pits.count - 1], value)
    let key = Int64((value * 1000).rounded())
    if last != key, key != 0 { changes += 1 }
    last = key
    if values.count < Self.maxValues || values[key] != nil { values[key, default: 0] += 1 }
  }

  /// The difference between maximum and minimum.
  var range: Double { maximum - minimum }

  /// The different values in ascending order; almost equal values are merged.
  var distinct: [Double] {
    var distinct: [Double] = []
    for value in values.keys.sorted().map({ Double($0) / 1000 })
    where distinct.last.map({ value - $0 > Self.slack }) ?? true {
      distinct.append(value)
    }
    return distinct
  }

  var isWhole: Bool { values.keys.allSatisfy { $0 % 1000 == 0 } }

  /// The number of recordings whose value in `ends` reached the limit.
  func reached(_ limit: Double, _ ends: [Double]) -> Int {
    ends.count { ($0 - limit).magnitude <= Self.slack }
  }

  /// The common step of all values, and the value nearest to 0 in its grid; nil if there is no step
  /// of significant size.
  var steps: (origin: Double, length: Double)? {
    let distinct = distinct
    guard let first = distinct.first, 3..<Self.maxValues ~= distinct.count else { return nil }
    var length = 0.0
    for value in distinct.dropFirst() {
      var (one, other) = (max(length, value - first), min(length, value - first))
      while other > 2 * Self.slack {
        (one, other) = (other, (one - other * (one / other).rounded()).magnitude)
      }
      length = one
    }
    // If values are not multiples of one step, their common divisor is small.
    guard length >= 8, let last = distinct.last else { return nil }
    // Averaging over many steps reduces the error of the step.
    let fine = (last - first) / ((last - first) / length).rounded()
    for candidate in [fine.tidy, fine] {
      let origin = (first - candidate * (first / candidate).rounded()).tidy
      let areSteps = distinct.allSatisfy {
        let steps = ((($0 - origin) / candidate).rounded()) * candidate
        return ($0 - origin - steps).magnitude <= Self.slack
      }
      if areSteps { return (origin.magnitude > Self.slack ? origin : 0, candidate) }
    }
    return nil
  }
}
