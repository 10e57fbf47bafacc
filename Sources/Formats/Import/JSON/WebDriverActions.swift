internal import Gesture
internal import JSON
internal import Writing

/// The pointer actions of W3C WebDriver: sources side by side, whose n-th items are the n-th tick.
///
/// A tick lasts as long as its longest action; the others end early and wait. A move goes straight
/// from where its finger is, in as many even steps as the rate asks for.
struct WebDriverActions {
  private let rate: Double
  private var events: [Located<InputEvent>] = []
  private var pointers: [Pointer] = []
  private var fingers = RecordedFingers<Int>()
  private var now = 0.0

  private struct Pointer {
    let items: [JSONPlace]
    var place = Point.zero
    var isDown = false
  }

  private enum Action: String, CaseIterable {
    case pause, pointerMove, pointerDown, pointerUp, pointerCancel
  }

  /// The longest an action may last, in milliseconds: a day.
  private static let longest = 86_400_000.0
  /// More than any gesture has.
  private static let mostEvents = 1_000_000
}

extension WebDriverActions {
  static func events(
    _ document: JSONDocument, rate: Double
  ) throws(FormatError) -> [Located<InputEvent>] {
    var actions = try WebDriverActions(document, rate: rate)
    let ticks = actions.pointers.map(\.items.count).max() ?? 0
    for tick in 0..<ticks { try actions.play(tick) }
    return actions.events
  }

  private init(_ document: JSONDocument, rate: Double) throws(FormatError) {
    self.rate = rate
    let root = JSONPlace(document)
    let sources = root["actions"] ?? root
    for source in try sources.elements("a list of input sources") {
      let kind = try source.required("type", "the type of an input source").text("a type")
      let items = try source["actions"]?.elements("a list of actions") ?? []
      switch kind {
      case "pointer": try expectTouch(source)
      case "none", "key", "wheel": break
      default:
        let known = ["pointer", "none", "key", "wheel"]
        throw source.error(
          .value, "type \"\(kind)\"", expected: alternatives(known),
          nearest: known.nearest(to: kind))
      }
      pointers.append(Pointer(items: items))
    }
  }

  private func expectTouch(_ source: JSONPlace) throws(FormatError) {
    guard let kind = source["parameters"]?["pointerType"] else {
      throw source.error(
        .missing, "a pointer that does not say what it is, so it is a mouse",
        expected: "\"parameters\": {\"pointerType\": \"touch\"}")
    }
    guard kind.value.string == "touch" else { throw kind.wrong("\"touch\"") }
  }

  private mutating func play(_ tick: Int) throws(FormatError) {
    var longest = 0.0
    for index in pointers.indices where tick < pointers[index].items.count {
      longest = max(longest, try play(pointers[index].items[tick], of: index))
    }
    now += longest
    guard now <= 100 * Self.longest else {
      let last = pointers.compactMap { tick < $0.items.count ? $0.items[tick] : nil }.first
      throw last?.error(.hostile, "actions without an end", expected: "at most 100 days")
        ?? FormatError(in: "", at: .nowhere, Objection(.hostile, "actions without an end"))
    }
  }

  /// Does one action; how long it takes.
  private mutating func play(_ item: JSONPlace, of index: Int) throws(FormatError) -> Double {
    let word = try item.required("type", "the type of an action").text("a type")
    let duration = try item["duration"]?.number("a duration in milliseconds") ?? 0
    guard duration >= 0, duration <= Self.longest else {
      throw item.error(.value, "a duration of \(duration.text) ms", expected: "0 ms to a day")
    }
    guard let action = Action(rawValue: word) else {
      // What keys and wheels do takes its time and touches nothing.
      if ["keyDown", "keyUp", "scroll"].contains(word) { return duration }
      let known = Action.allCases.map(\.rawValue)
      throw item.error(
        .value, "action \"\(word)\"", expected: alternatives(known),
        nearest: known.nearest(to: word))
    }
    switch action {
    case .pause: return duration
    case .pointerMove: try move(index, item, duration)
    case .pointerDown: emit(.down, index, item)
    case .pointerUp: emit(.up, index, item)
    case .pointerCancel: emit(.cancel, index, item)
    }
    return action == .pointerMove ? duration : 0
  }

  private mutating func move(
    _ index: Int, _ item: JSONPlace, _ duration: Double
  ) throws(FormatError) {
    let from = pointers[index].place
    var to = Point(
      x: try item.required("x", "a place in points").number("a number of points"),
      y: try item.required("y", "a place in points").number("a number of points"))
    if let origin = item["origin"] {
      switch origin.value.string {
      case "viewport": break
      case "pointer": to = Point(x: from.x + to.x, y: from.y + to.y)
      default:
        throw origin.error(
          .sense, "a place on an element, which only a browser knows",
          expected: "\"viewport\" or \"pointer\"")
      }
    }
    let start = now
    let steps = max(1, Int((duration * rate / 1000).rounded()))
    if pointers[index].isDown {
      guard events.count + steps <= Self.mostEvents else {
        throw item.error(
          .hostile, "more than \(Self.mostEvents) reports of fingers",
          expected: "shorter moves, or a lower --finger-rate")
      }
      for step in 1...steps {
        let share = Double(step) / Double(steps)
        pointers[index].place =
          step == steps
          ? to
          : Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        now = start + duration * share
        emit(.move, index, item)
      }
    }
    now = start
    pointers[index].place = to
  }

  private mutating func emit(_ phase: Touch.Phase, _ index: Int, _ item: JSONPlace) {
    var sample = TouchSample(
      phase, key: index, at: pointers[index].place, time: ClockTime(nanoseconds: 0))
    sample.force = item["pressure"]?.value.number
    let size = [item["width"]?.value.number, item["height"]?.value.number].compactMap { $0 }
    sample.radius = size.max().map { $0 / 2 }
    if phase == .down { pointers[index].isDown = true }
    guard let touch = fingers.touch(for: sample) else { return }
    if phase == .up || phase == .cancel { pointers[index].isDown = false }
    events.append(Located(InputEvent(at: .milliseconds(now), .touch(touch.touch))))
  }
}

extension ImportDraft {
  init(webdriver source: ImportSource, _ wishes: ImportWishes) throws(FormatError) {
    let document = try JSONDocument(source)
    let found = try WebDriverActions.events(document, rate: wishes.rate)
    do { scene = try wishes.scene(in: nil) } catch {
      throw document.error(error, at: document.root)
    }
    let shown = scene
    quality = .synthetic
    losses = ImportLosses()
    events = { SortedEvents(found, in: shown) }
  }
}
