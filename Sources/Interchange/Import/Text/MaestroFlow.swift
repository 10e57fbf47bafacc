internal import Model
internal import Text

/// A Maestro flow: the taps, swipes and scrolls whose screen positions the flow or Maestro's manual
/// specifies. Gestures whose positions only the app can compute, such as gestures on elements, are
/// left out and counted.
///
/// A flow has no times, so each gesture begins a second after the previous gesture's end.
struct MaestroFlow {
  private(set) var touches = GatheredTouches<FileLocation>()
  /// The number of commands left out, by reason and name.
  private var leftOut: [Reason: [String: Int]] = [:]
  private let size: Size
  private let options: ImportOptions
  private var now = 0.0

  /// The reasons why a command has no touches in a recording.
  private enum Reason: String, CaseIterable {
    case unsupported = "gestures whose positions only the app knows"
    case inElement = "gestures at points within elements, whose frames the flow does not contain"
    case computed = "gestures at points that Maestro computes when it runs"
    case touchless = "commands without touches"
  }

  /// Durations in milliseconds: a swipe and a long press as in Maestro, a tap, and the pause
  /// between two gestures.
  private static let swipe = 400.0
  private static let press = 3000.0
  private static let tap = 50.0
  private static let pause = 1000.0
  /// The time between repeated taps in milliseconds.
  private static let delay = 100.0

  /// Commands that never touch the screen. Any other command may touch the screen.
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
    _ lines: [TextLine], in size: Size, _ options: ImportOptions, named file: String
  ) throws(FormatError) {
    self.size = size
    self.options = options
    for command in MaestroCommand.all(in: lines) {
      do throws(Objection) {
        try apply(command)
      } catch {
        throw FormatError(in: file, at: command.line.location, error)
      }
    }
  }

  private mutating func apply(_ command: MaestroCommand) throws(Objection) {
    switch command.name {
    case "swipe": try swipe(command)
    case "scroll": try path("50%, 50%", "50%, 10%", lasting: Self.swipe, command)
    case "tapOn": try press(command, lasting: Self.tap)
    case "longPressOn": try press(command, lasting: Self.press)
    case "doubleTapOn": try press(command, lasting: Self.tap, times: 2)
    default: leaveOut(command, Self.touchless.contains(command.name) ? .touchless : .unsupported)
    }
  }

  private mutating func leaveOut(_ command: MaestroCommand, _ reason: Reason) {
    leftOut[reason, default: [:]][command.name, default: 0] += 1
  }

  private mutating func swipe(_ command: MaestroCommand) throws(Objection) {
    var duration = Self.swipe
    if let text = command.values["duration"] {
      guard let named = Double(text), named >= 0, named <= 86_400_000 else {
        throw Objection(.value, "duration \"\(text)\"", expected: "milliseconds, at most a day")
      }
      duration = named
    }
    if command.values["from"] != nil { return leaveOut(command, .inElement) }
    if let start = command.values["start"], let end = command.values["end"] {
      guard !start.isComputed, !end.isComputed else { return leaveOut(command, .computed) }
      return try path(start, end, lasting: duration, command)
    }
    // Maestro's manual defines the path for each direction.
    switch command.values["direction"]?.uppercased() {
    case nil: leaveOut(command, .unsupported)
    case "LEFT": try path("90%, 50%", "10%, 50%", lasting: duration, command)
    case "RIGHT": try path("10%, 50%", "90%, 50%", lasting: duration, command)
    case "UP": try path("50%, 50%", "50%, 10%", lasting: duration, command)
    case "DOWN": try path("50%, 20%", "50%, 90%", lasting: duration, command)
    case .some(let word):
      throw Objection(.value, "direction \"\(word)\"", expected: "LEFT, RIGHT, UP or DOWN")
    }
  }

  private mutating func press(
    _ command: MaestroCommand, lasting: Double, times: Int? = nil
  ) throws(Objection) {
    guard let text = command.values["point"] else { return leaveOut(command, .unsupported) }
    guard !command.namesElement else { return leaveOut(command, .inElement) }
    guard !text.isComputed else { return leaveOut(command, .computed) }
    let target = try point(text)
    let repeats = try count(command, "repeat", from: 1)
    let times = times ?? repeats ?? 1
    let delay = try count(command, "delay", from: 0).map(Double.init) ?? Self.delay
    for turn in 1...times {
      add(.down, at: target, command)
      now += lasting
      add(.up, at: target, command)
      now += turn < times ? delay : Self.pause
    }
  }

  private func count(
    _ command: MaestroCommand, _ name: String, from minimum: Int
  ) throws(Objection) -> Int? {
    guard let text = command.values[name] else { return nil }
    guard let number = Int(text), number <= 100_000 else {
      throw Objection(.value, "\(name) \"\(text)\"", expected: "a whole number, at most 100000")
    }
    return max(minimum, number)
  }

  private mutating func path(
    _ start: Substring, _ end: Substring, lasting duration: Double, _ command: MaestroCommand
  ) throws(Objection) {
    let (from, to) = (try point(start), try point(end))
    let steps = max(1, Int((duration * options.rate / 1000).rounded()))
    guard touches.events.count + steps < 1_000_000 else {
      throw Objection(
        .hostile, "more than 1000000 reports of fingers",
        expected: "shorter swipes, or a lower --finger-rate")
    }
    add(.down, at: from, command)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      let target = step == steps ? to : from + (to - from) * share
      add(.move, at: target, after: duration * share, command)
    }
    now += duration
    add(.up, at: to, command)
    now += Self.pause
  }

  private mutating func add(
    _ phase: Touch.Phase, at point: Point, after lapse: Double = 0, _ command: MaestroCommand
  ) { touches.add(phase, 0, at: point, .milliseconds(now + lapse), command.line.location) }

  /// Parses a point such as `50%, 80%` of the window, or a point in pixels. If one of the numbers
  /// is a percentage, Maestro treats both as percentages.
  private func point(_ text: Substring) throws(Objection) -> Point {
    let isShare = text.contains("%")
    let numbers = text.unquoted.split(separator: ",").map {
      Double($0.replacing("%", with: "").trimmed) ?? .nan
    }
    guard numbers.count == 2, numbers.allSatisfy({ $0.magnitude < 1e15 }) else {
      throw Objection(.value, "a position \"\(text)\"", expected: "two numbers such as 50%, 80%")
    }
    if isShare { return Point(x: size.width * numbers[0] / 100, y: size.height * numbers[1] / 100) }
    guard let screen = options.screen else { throw .pixels("a position in pixels") }
    return Point(
      x: size.width * numbers[0] / screen.width, y: size.height * numbers[1] / screen.height)
  }

  var losses: ImportLosses {
    var losses = ImportLosses()
    losses.add([], "a flow has no times: each gesture begins a second after the one before")
    for reason in Reason.allCases {
      guard let names = leftOut[reason] else { continue }
      let list = names.sorted { $0.key < $1.key }.map { "\($0.key.sanitizedForXML) (\($0.value))" }
      let flag: Quality = reason == .touchless ? [] : .lossy
      losses.add(flag, "\(reason.rawValue), left out: \(list.joined(separator: ", "))")
    }
    return losses
  }
}

extension ImportDraft {
  init(maestro source: ImportSource, _ options: ImportOptions) throws(FormatError) {
    let lines = try source.lines()
    let scene: Scene
    do { scene = try options.scene(in: nil) } catch {
      throw FormatError(in: source.name, at: .nowhere, error)
    }
    let flow = try MaestroFlow(lines, in: scene.window.size, options, named: source.name)
    guard !flow.touches.events.isEmpty else {
      throw FormatError(
        in: source.name, at: .nowhere,
        Objection(
          .sense,
          "no command of the flow contains a position on the screen: "
            + flow.losses.words.dropFirst().joined(separator: "; "),
          expected: "a swipe, or tapOn with a point and no element"))
    }
    self.init(flow.touches.located, in: scene, flow.losses)
  }
}
