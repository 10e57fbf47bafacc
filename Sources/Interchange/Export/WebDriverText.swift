internal import Model
internal import Text

/// Writes touches as the actions of W3C WebDriver: one source for each finger, in parallel.
///
/// Durations are whole milliseconds; the next tick compensates for the rounding. A move takes at
/// most one frame, because the finger was still before it, and a longer move would be slower. A
/// precise move takes no time, so that a driver adds no positions along its path. Within a tick,
/// sources act in the order of their fingers, so touches of one time in a different order become
/// separate ticks. All actions are kept in memory, because the format groups them by finger.
struct WebDriverText: TouchText {
  private var pointers: [UInt8: [String]] = [:]
  /// The durations of the ticks so far. A finger that comes down later pauses during these ticks.
  private var ticks: [Int] = []
  private var now = 0
  /// The last position of each finger. A finger that comes down or lifts at this position needs no
  /// move.
  private var points: [UInt8: Point] = [:]
  private(set) var losses = ExportLosses()
  /// The maximum duration of a move in milliseconds: the time between two reports of a digitiser.
  private let longestMove: Int

  /// - Parameter isPrecise: Whether a finger rests until the time of a move and then moves in no
  ///   time.
  init(isPrecise: Bool = false) { longestMove = isPrecise ? 0 : 17 }

  mutating func begin() -> [UInt8] { [] }

  mutating func text(of moment: [Touch], at time: Instant) -> [UInt8] {
    for touch in moment where pointers[touch.finger] == nil {
      pointers[touch.finger] = ticks.map { Self.pause($0) }
    }
    let (wholes, part) = max(0, time.nanoseconds).quotientAndRemainder(dividingBy: 1_000_000)
    let then = Int(wholes) + (part >= 500_000 ? 1 : 0)
    if part != 0 { losses.times += 1 }
    let duration = max(0, min(then - now, longestMove))
    if then - now > duration { tick([:], then - now - duration) }
    now = max(now, then)
    // A finger that comes down or lifts at a new position moves there first, in the tick of the
    // first moves.
    var moves: [UInt8: String] = [:]
    for touch in moment where touch.phase == .move { points[touch.finger] = touch.point }
    for touch in moment where touch.phase != .move && points[touch.finger] != touch.point {
      moves[touch.finger] = Self.move(touch, duration)
      points[touch.finger] = touch.point
    }
    var rest = moment[...]
    let first = Self.run(of: &rest) { $0.phase == .move }
    for touch in first { moves[touch.finger] = Self.move(touch, duration) }
    tick(moves, duration)
    while !rest.isEmpty {
      let acts = Self.run(of: &rest) { $0.phase != .move }
      if !acts.isEmpty { tick(Self.actions(acts, Self.act), 0) }
      let moves = Self.run(of: &rest) { $0.phase == .move }
      if !moves.isEmpty { tick(Self.actions(moves) { Self.move($0, 0) }, 0) }
    }
    return []
  }

  /// Removes and returns the leading touches of one kind whose fingers are in ascending order.
  private static func run(
    of touches: inout ArraySlice<Touch>, _ isOfKind: (Touch) -> Bool
  ) -> [Touch] {
    var run: [Touch] = []
    while let touch = touches.first, isOfKind(touch), run.last?.finger ?? 0 <= touch.finger {
      run.append(touches.removeFirst())
    }
    return run
  }

  private static func actions(
    _ touches: [Touch], _ action: (Touch) -> String
  ) -> [UInt8: String] {
    Dictionary(touches.map { ($0.finger, action($0)) }, uniquingKeysWith: { first, _ in first })
  }

  private mutating func tick(_ actions: [UInt8: String], _ duration: Int) {
    // Iterates over a separate array: iterating over the dictionary's keys would retain its values
    // while they grow.
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
        + "\"x\": \(touch.point.x.text), \"y\": \(touch.point.y.text)", touch)
  }

  private static func act(_ touch: Touch) -> String {
    switch touch.phase {
    case .down: act("pointerDown\", \"button\": 0", touch)
    case .up: act("pointerUp\", \"button\": 0", touch)
    case .cancel: act("pointerCancel\"", touch)
    case .move: move(touch, 0)
    }
  }

  /// The text of an action, with the known properties of the contact.
  private static func act(_ sentence: String, _ touch: Touch) -> String {
    var text = "{\"type\": \"" + sentence
    if let force = touch.force { text += ", \"pressure\": \(force.text)" }
    if let radius = touch.radius {
      text += ", \"width\": \((radius * 2).text), \"height\": \((radius * 2).text)"
    }
    return text + "}"
  }
}
