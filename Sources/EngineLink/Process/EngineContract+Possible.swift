internal import Model
internal import Replay
internal import Text

extension EngineContract {
  /// Rejects impossible numbers: invariants judged by them would pass or fail whatever the engine
  /// does.
  func expectPossible() throws(Objection) {
    for part in Self.parts {
      guard let range = Self.possible[part.name] else { continue }
      let number: Double
      switch part.value(self) {
      case .number(let value): number = value
      case .whole(let value): number = Double(value)
      case .time(let time): number = Double(time.nanoseconds) / 1e6
      default: continue
      }
      guard range.holds(number) else {
        let name = part.name.replacing("-resolution", with: "").replacing(
          "resolution", with: "offset")
        let path = part.isResolution ? "resolution.\(name)" : part.name
        throw Objection(
          .value, "contract: \(path) \(number.text)", expected: range.text)
      }
    }
  }

  /// The allowed range of a number in a contract.
  private struct Range: Sendable {
    var minimum: Double
    var maximum = Double.infinity
    /// Whether both ends are excluded.
    var isOpen = false
    var unit = ""

    func holds(_ number: Double) -> Bool {
      isOpen ? minimum < number && number < maximum : minimum <= number && number <= maximum
    }

    var text: String {
      let unit = unit.isEmpty ? "" : " " + unit
      if maximum == .infinity {
        return isOpen ? "more than \(minimum.text)\(unit)" : "\(minimum.text)\(unit) or more"
      }
      return isOpen
        ? "between \(minimum.text) and \(maximum.text)\(unit)"
        : "\(minimum.text) to \(maximum.text)\(unit)"
    }
  }

  private static let length = Range(minimum: 0, unit: "pt")
  private static let speed = Range(minimum: 0, unit: "pt/s")
  private static let rate = Range(minimum: 0, maximum: 1, isOpen: true, unit: "per millisecond")

  private static let possible: [String: Range] = [
    // More would mean a delay of seconds.
    "frames-late": Range(minimum: 0, maximum: 60, unit: "frames"),
    "slop": length, "slop-after-catch": length, "pinch-slop": length,
    "normal-rate": rate, "fast-rate": rate, "stop-speed": speed, "min-fling": speed,
    "page-fling": speed, "settle": Range(minimum: 0, isOpen: true, unit: "ms"),
    "held-still": Range(minimum: 0, unit: "ms"), "soft-zoom": Range(minimum: 1),
    "rubber": Range(minimum: 0),
    "bounce-decay": Range(minimum: 0, isOpen: true, unit: "per second"),
    "lock-angle": Range(minimum: 0, maximum: 90, unit: "degrees"), "resolution": length,
    "rest-resolution": length, "zoom-resolution": Range(minimum: 0),
  ]
}
