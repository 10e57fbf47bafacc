internal import Gesture

/// Touches as the actions of W3C WebDriver: a source for each finger, side by side.
///
/// Durations are whole milliseconds; what is rounded off a tick is made good by the next. A move takes
/// no longer than a frame: before it the finger was still, and a long move would be a slow one. All of
/// it is held in memory, since each finger's actions stand together.
struct WebDriverText: TouchText {
  private var pointers: [UInt8: [String]] = [:]
  /// How many ticks there are: fingers that come later pause through those before.
  private var ticks: [Int] = []
  private var now = 0
  /// Where each finger is: who stays there does not move.
  private var places: [UInt8: Point] = [:]
  private(set) var losses = ExportLosses()

  /// The longest that a digitiser takes from one report to the next, in milliseconds.
  private static let frame = 17

  mutating func begin() -> [UInt8] { [] }

  mutating func text(of moment: [Touch], at time: Instant) -> [UInt8] {
    for touch in moment where pointers[touch.finger] == nil {
      pointers[touch.finger] = ticks.map { Self.pause($0) }
    }
    let (wholes, rest) = max(0, time.nanoseconds).quotientAndRemainder(dividingBy: 1_000_000)
    let then = Int(wholes) + (rest >= 500_000 ? 1 : 0)
    if rest != 0 { losses.times += 1 }
    // Everybody goes where it goes, also those who come down there.
    var moves: [UInt8: String] = [:]
    let duration = max(0, min(then - now, Self.frame))
    for touch in moment where touch.phase == .move || places[touch.finger] != touch.place {
      moves[touch.finger] = Self.move(touch, duration)
      places[touch.finger] = touch.place
    }
    if then - now > duration { tick([:], then - now - duration) }
    tick(moves, duration)
    now = max(now, then)
    var acts: [UInt8: String] = [:]
    for touch in moment {
      switch touch.phase {
      case .down: acts[touch.finger] = Self.act("pointerDown\", \"button\": 0", touch)
      case .up: acts[touch.finger] = Self.act("pointerUp\", \"button\": 0", touch)
      case .cancel: acts[touch.finger] = Self.act("pointerCancel\"", touch)
      case .move: break
      }
    }
    if !acts.isEmpty { tick(acts, 0) }
    return []
  }

  private mutating func tick(_ actions: [UInt8: String], _ duration: Int) {
    // A list of its own: the keys of the dictionary would hold its values while they grow.
    for finger in Array(pointers.keys) {
      pointers[finger]?.append(actions[finger] ?? Self.pause(duration))
    }
    ticks.append(duration)
  }

  mutating func end() -> [UInt8] {
    var sources: [String] = []
    for finger in pointers.keys.sorted() {
      let items = (pointers[finger] ?? []).joined(separator: ",\n      ")
      sources.append(
        """
        {"type": "pointer", "id": "finger\(finger)", "parameters": {"pointerType": "touch"}, "actions": [
              \(items)
            ]}
        """)
    }
    let text = "{\n  \"actions\": [\n    " + sources.joined(separator: ",\n    ") + "\n  ]\n}\n"
    return Array(text.utf8)
  }

  private static func pause(_ duration: Int) -> String {
    "{\"type\": \"pause\", \"duration\": \(duration)}"
  }

  private static func move(_ touch: Touch, _ duration: Int) -> String {
    act(
      "pointerMove\", \"duration\": \(duration), "
        + "\"x\": \(touch.place.x.text), \"y\": \(touch.place.y.text)", touch)
  }

  /// An action, with what is known of the contact.
  private static func act(_ words: String, _ touch: Touch) -> String {
    var text = "{\"type\": \"" + words
    if let force = touch.force { text += ", \"pressure\": \(force.text)" }
    if let radius = touch.radius {
      text += ", \"width\": \((radius * 2).text), \"height\": \((radius * 2).text)"
    }
    return text + "}"
  }
}
