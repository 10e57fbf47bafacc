internal import Model
internal import Replay
internal import Text

extension EngineContract {
  /// Rejects impossible numbers. Invariants judged by impossible numbers would pass or fail
  /// regardless of the engine's behaviour.
  func expectPossible() throws(Objection) {
    for part in Self.parts {
      guard let number = part.number(in: self), let range = Self.range(of: part.name),
        !range.holds(number)
      else { continue }
      throw Objection(
        .value, "contract: \(part.path) \(number.text)", expected: range.text)
    }
  }

  /// Rejects numbers that contradict each other.
  func expectConsistent() throws(Objection) {
    if let normalRate, let fastRate, fastRate > normalRate {
      throw Objection(
        .sense, "contract: fast-rate \(fastRate.text) and normal-rate \(normalRate.text)",
        expected: "a fast-rate of at most the normal-rate: it slows down faster")
    }
    if swallowsReports > 0, !swallowsSlop {
      throw Objection(
        .sense, "contract: swallows-reports \(swallowsReports) and swallows-slop false",
        expected: "swallows-reports 0, or swallows-slop true")
    }
    if movesAtFrames, actsAtFrames > 0 {
      throw Objection(
        .sense, "contract: moves-at-frames true, of an engine that shows touches at frames too",
        expected: "acts \"at-once\", or moves-at-frames false")
    }
  }

  /// The allowed range of a number in a contract.
  struct Range: Sendable {
    var minimum: Double
    var maximum = Double.infinity
    /// Whether the minimum is excluded.
    var isAbove = false
    /// Whether the maximum is excluded.
    var isBelow = false
    var unit = ""

    func holds(_ number: Double) -> Bool {
      (isAbove ? minimum < number : minimum <= number)
        && (isBelow ? number < maximum : number <= maximum)
    }

    var text: String {
      let unit = unit.isEmpty ? "" : " " + unit
      if maximum == .infinity {
        return isAbove ? "more than \(minimum.text)\(unit)" : "\(minimum.text)\(unit) or more"
      }
      switch (isAbove, isBelow) {
      case (false, false): return "\(minimum.text) to \(maximum.text)\(unit)"
      case (true, true): return "between \(minimum.text) and \(maximum.text)\(unit)"
      case (true, false):
        return "more than \(minimum.text), and at most \(maximum.text)\(unit)"
      case (false, true): return "\(minimum.text) or more, and less than \(maximum.text)\(unit)"
      }
    }
  }

  private static let length = Range(minimum: 0, maximum: 1e6, unit: "pt")
  private static let speed = Range(minimum: 0, maximum: 1e6, unit: "pt/s")
  private static let rate = Range(
    minimum: 0, maximum: 1, isAbove: true, isBelow: true, unit: "per millisecond")
  /// The maximum prevents an overflow of recorded times.
  private static let duration = Range(minimum: 0, maximum: 1e9, isAbove: true, unit: "ms")

  /// The range of the number with a name; nil for a flag or a keyword.
  static func range(of name: String) -> Range? {
    switch name {
    // A higher maximum would allow a delay of seconds.
    case "frames-late": Range(minimum: 0, maximum: 60, unit: "frames")
    case "slop", "slop-after-catch", "pinch-slop", "pinch-span", "page-distance": length
    case "swallows-reports": Range(minimum: 0, maximum: 10, unit: "reports")
    case "resolution", "rest-resolution": length
    case "zoom-resolution": Range(minimum: 0, maximum: 1)
    case "time-resolution": Range(minimum: 0, maximum: 100, unit: "ms")
    case "normal-rate", "fast-rate": rate
    case "stop-speed", "min-fling", "page-fling": speed
    case "settle", "drag-within": duration
    case "held-still", "animation", "catch-delay":
      Range(minimum: 0, maximum: duration.maximum, unit: "ms")
    case "soft-zoom": Range(minimum: 1, maximum: 1e6)
    case "rubber": Range(minimum: 0, maximum: 1e6)
    case "bounce-decay": Range(minimum: 0, maximum: 1e6, isAbove: true, unit: "per second")
    case "lock-angle": Range(minimum: 0, maximum: 90, unit: "degrees")
    default: nil
    }
  }
}

extension EngineContract.Part {
  /// The value of the part; nil if the value is not a number.
  func number(in contract: EngineContract) -> Double? {
    switch value(contract) {
    case .number(let value): value
    case .whole(let value): Double(value)
    case .time(let time): Double(time.nanoseconds) / 1e6
    default: nil
    }
  }

  /// Whether the values of the part are numbers.
  var isNumber: Bool {
    switch kind {
    case .boolean, .onlyTrue, .word: false
    default: true
    }
  }

  /// The name of the part in the reply to hello.
  var path: String {
    guard isResolution else { return name }
    let member = name.replacing("-resolution", with: "").replacing("resolution", with: "offset")
    return "resolution.\(member)"
  }
}
