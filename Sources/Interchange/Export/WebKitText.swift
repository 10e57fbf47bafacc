internal import Model
internal import Text

/// Writes touches as WebKit's event streams, in which each moment lists every finger that is down.
struct WebKitText: TouchText {
  private var down: [Touch] = []
  private var hasEvents = false

  mutating func begin() -> [UInt8] { Array("{\n  \"events\": [".utf8) }

  mutating func text(of moment: [Touch], at time: Instant) -> [UInt8] {
    let still = down.filter { finger in !moment.contains { $0.finger == finger.finger } }
    let fingers =
      moment.map { Self.finger($0, Self.word($0.phase)) }
      + still.map { Self.finger($0, "stationary") }
    down = still + moment.filter { !$0.phase.isEnd }
    defer { hasEvents = true }
    return Array(
      """
      \(hasEvents ? "," : "")
          {"inputType": "hand", "timeOffset": \(Self.seconds(time)), "coordinateSpace": "content", \
      "touches": [\(fingers.joined(separator: ", "))]}
      """.utf8)
  }

  mutating func end() -> [UInt8] { Array("\n  ]\n}\n".utf8) }

  private static func word(_ phase: Touch.Phase) -> String {
    switch phase {
    case .down: "began"
    case .move: "moved"
    case .up: "ended"
    case .cancel: "canceled"
    }
  }

  private static func finger(_ touch: Touch, _ phase: String) -> String {
    var text =
      "{\"inputType\": \"finger\", \"phase\": \"\(phase)\", \"id\": \(touch.finger), "
      + "\"x\": \(touch.point.x.text), \"y\": \(touch.point.y.text)"
    if let force = touch.force { text += ", \"pressure\": \(force.text)" }
    if let radius = touch.radius { text += ", \"majorRadius\": \(radius.text)" }
    return text + "}"
  }

  /// The exact time in seconds: nine decimals of a second are nanoseconds.
  private static func seconds(_ time: Instant) -> String {
    let (whole, rest) = time.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    guard rest != 0 else { return String(whole) }
    var digits = String(rest).padded(to: 9)
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}
