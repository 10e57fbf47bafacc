internal import Gesture

/// A flow of Maestro: the taps and swipes whose places it names. What an app alone knows, such as where
/// a text stands, is left out and counted.
///
/// A flow has no times: each gesture begins a second after the one before has ended.
struct MaestroFlow {
  private(set) var touches = GatheredTouches<FileLocation>()
  private(set) var leftOut: [String: Int] = [:]
  private let size: Size
  private let wishes: ImportWishes
  private var now = 0.0

  /// A command with what is said of it, and where.
  fileprivate struct Command {
    var name: String
    var values: [String: Substring] = [:]
    var line: TextLine
  }

  /// In milliseconds: what Maestro takes for a swipe and for a long press, and what a tap takes.
  private static let swipe = 400.0
  private static let press = 3000.0
  private static let tap = 50.0
  private static let pause = 1000.0

  /// Commands that leave the screen alone; any other may touch it.
  private static let touchless: Set<String> = [
    "launchApp", "stopApp", "killApp", "clearState", "clearKeychain", "assertVisible",
    "assertNotVisible", "assertTrue", "takeScreenshot", "startRecording", "stopRecording",
    "waitForAnimationToEnd", "extendedWaitUntil", "evalScript", "runScript", "copyTextFrom",
    "openLink", "setLocation", "travel", "setAirplaneMode", "toggleAirplaneMode", "setOrientation",
    "addMedia", "inputText", "eraseText", "pasteText", "pressKey", "setPermissions",
  ]
}

extension MaestroFlow {
  init(
    _ lines: [TextLine], in size: Size, _ wishes: ImportWishes, named file: String
  ) throws(FormatError) {
    (self.size, self.wishes) = (size, wishes)
    for command in Self.commands(lines) {
      do throws(Objection) {
        try apply(command)
      } catch {
        throw FormatError(in: file, at: command.line.place, error)
      }
    }
  }

  /// The items of the outermost list; what is nested in `repeat` or `runFlow` belongs to these.
  private static func commands(_ lines: [TextLine]) -> [Command] {
    var commands: [Command] = []
    for line in lines {
      let text = line.text.trimmed
      guard !text.isEmpty, !text.hasPrefix("#") else { continue }
      if line.indent == 0, text.hasPrefix("- ") {
        let (name, value) = pair(text.dropFirst(2))
        var command = Command(name: name, line: line)
        if let value { command.parse(inline: value) }
        commands.append(command)
      } else if line.indent > 0, !commands.isEmpty, !text.hasPrefix("- ") {
        let (name, value) = pair(text)
        commands[commands.count - 1].values[name] = value ?? ""
      }
    }
    return commands
  }

  private static func pair(_ text: Substring) -> (name: String, value: Substring?) {
    guard let colon = text.firstIndex(of: ":") else { return (String(text), nil) }
    let value = text[text.index(after: colon)...].trimmed
    return (String(text[..<colon]), value.isEmpty ? nil : value.unquoted)
  }

  private mutating func apply(_ command: Command) throws(Objection) {
    switch command.name {
    case "swipe": try swipe(command)
    case "scroll": try path("50%, 50%", "50%, 10%", lasting: Self.swipe, command)
    case "tapOn": try press(command, lasting: Self.tap)
    case "longPressOn": try press(command, lasting: Self.press)
    case "doubleTapOn":
      try press(command, lasting: Self.tap)
      if command.values["point"] != nil {
        now += 2 * Self.tap - Self.pause
        try press(command, lasting: Self.tap)
      }
    default: leftOut[command.name, default: 0] += 1
    }
  }

  private mutating func swipe(_ command: Command) throws(Objection) {
    var duration = Self.swipe
    if let text = command.values["duration"] {
      guard let named = Double(text), named >= 0, named <= 86_400_000 else {
        throw Objection(.value, "duration \"\(text)\"", expected: "milliseconds, at most a day")
      }
      duration = named
    }
    if let start = command.values["start"], let end = command.values["end"] {
      return try path(start, end, lasting: duration, command)
    }
    // The way of each direction is in Maestro's manual.
    switch command.values["direction"]?.uppercased() {
    case nil: leftOut["swipe", default: 0] += 1
    case _ where command.values["from"] != nil: leftOut["swipe", default: 0] += 1
    case "LEFT": try path("90%, 50%", "10%, 50%", lasting: duration, command)
    case "RIGHT": try path("10%, 50%", "90%, 50%", lasting: duration, command)
    case "UP": try path("50%, 50%", "50%, 10%", lasting: duration, command)
    case "DOWN": try path("50%, 20%", "50%, 90%", lasting: duration, command)
    case .some(let word):
      throw Objection(.value, "direction \"\(word)\"", expected: "LEFT, RIGHT, UP or DOWN")
    }
  }

  private mutating func press(_ command: Command, lasting: Double) throws(Objection) {
    guard let text = command.values["point"] else {
      leftOut[command.name, default: 0] += 1
      return
    }
    let place = try point(text)
    add(.down, at: place, command)
    now += lasting
    add(.up, at: place, command)
    now += Self.pause
  }

  private mutating func path(
    _ start: Substring, _ end: Substring, lasting duration: Double, _ command: Command
  ) throws(Objection) {
    let (from, to) = (try point(start), try point(end))
    let steps = max(1, Int((duration * wishes.rate / 1000).rounded()))
    guard touches.events.count + steps < 1_000_000 else {
      throw Objection(
        .hostile, "more than 1000000 reports of fingers",
        expected: "shorter swipes, or a lower --finger-rate")
    }
    add(.down, at: from, command)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      let place = step == steps ? to : from + (to - from) * share
      add(.move, at: place, after: duration * share, command)
    }
    now += duration
    add(.up, at: to, command)
    now += Self.pause
  }

  private mutating func add(
    _ phase: Touch.Phase, at place: Point, after lapse: Double = 0, _ command: Command
  ) { touches.add(phase, 0, at: place, .milliseconds(now + lapse), command.line.place) }

  /// `50%, 80%` of the window, or pixels.
  private func point(_ text: Substring) throws(Objection) -> Point {
    let parts = text.unquoted.split(separator: ",").map(\.trimmed)
    guard parts.count == 2 else {
      throw Objection(.value, "a place \"\(text)\"", expected: "two numbers such as 50%, 80%")
    }
    return Point(
      x: try length(parts[0], size.width, wishes.screen?.width),
      y: try length(parts[1], size.height, wishes.screen?.height))
  }

  private func length(
    _ text: Substring, _ whole: Double, _ pixels: Double?
  ) throws(Objection) -> Double {
    let isShare = text.hasSuffix("%")
    guard let number = Double(isShare ? text.dropLast() : text), number.magnitude < 1e15 else {
      throw Objection(.value, "a place \"\(text)\"", expected: "a number, or a share such as 50%")
    }
    if isShare { return whole * number / 100 }
    guard let pixels else { throw .pixels("a place in pixels") }
    return whole * number / pixels
  }

  var losses: ImportLosses {
    var losses = ImportLosses()
    losses.add([], "a flow has no times: each gesture begins a second after the one before")
    for (touches, flag, words) in [
      (true, Quality.lossy, "gestures whose places only the app knows"),
      (false, [], "commands that touch nothing"),
    ] {
      let names = leftOut.filter { Self.touchless.contains($0.key) != touches }
      guard !names.isEmpty else { continue }
      let list = names.sorted { $0.key < $1.key }.map { "\($0.key.sayable) (\($0.value))" }
      losses.add(flag, "\(words), left out: \(list.joined(separator: ", "))")
    }
    return losses
  }
}

extension MaestroFlow.Command {
  /// `{point: "50%,50%"}`, or a text that only the app can find.
  fileprivate mutating func parse(inline value: Substring) {
    guard value.hasPrefix("{"), value.hasSuffix("}") else { return }
    // Commas separate values only where a name follows.
    var name: String?
    for part in value.dropFirst().dropLast().split(separator: ",") {
      let text = part.trimmed
      if let colon = text.firstIndex(of: ":") {
        name = String(text[..<colon])
        values[name ?? ""] = text[text.index(after: colon)...].trimmed
      } else if let name {
        values[name, default: ""] += "," + text
      }
    }
    values = values.mapValues(\.unquoted)
  }
}

extension Substring {
  fileprivate var unquoted: Substring {
    guard count > 1, let first, first == last, first == "\"" || first == "'" else { return self }
    return dropFirst().dropLast()
  }
}

extension ImportDraft {
  init(maestro source: ImportSource, _ wishes: ImportWishes) throws(FormatError) {
    let lines = try source.lines()
    let scene: Scene
    do { scene = try wishes.scene(in: nil) } catch {
      throw FormatError(in: source.name, at: .nowhere, error)
    }
    let flow = try MaestroFlow(lines, in: scene.window.size, wishes, named: source.name)
    guard !flow.touches.events.isEmpty else {
      throw FormatError(
        in: source.name, at: .nowhere,
        Objection(
          .sense, "no command of the flow names a place",
          expected: "a swipe, or tapOn with a point"))
    }
    self.init(flow.touches.located, in: scene, flow.losses)
  }
}
