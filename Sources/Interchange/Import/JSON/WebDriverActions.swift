internal import Model
internal import Text

/// The pointer actions of W3C WebDriver: parallel sources whose n-th items form the n-th tick.
///
/// A tick lasts as long as its longest action, and other sources wait for its end. A move is a
/// straight line from the position of its finger, in as many even steps as the rate requires.
struct WebDriverActions {
  private(set) var touches = GatheredTouches<Int>()
  /// The end of the last tick, in milliseconds.
  private(set) var now: Double
  private let rate: Double
  private var pointers: [Pointer]
  // Counts of actions that are not touches, or cannot become touches.
  private var keys = 0
  private var wheels = 0
  private var loose = 0
  private var repeated = 0

  private struct Pointer {
    let source: ActionSource
    var point = Point.zero
  }

  /// The maximum duration of an action, in milliseconds: a day.
  private static let longest = 86_400_000.0
  /// The maximum number of events, more than any gesture has.
  private static let maxEvents = 1_000_000
}

extension WebDriverActions {
  /// Plays all actions of a document, beginning at `start`.
  init(
    _ document: JSONDocument, rate: Double, from start: Double = 0, touchesAlways: Bool = false
  ) throws(FormatError) {
    self.rate = rate
    now = start
    pointers = try ActionSource.all(of: document, touchesAlways: touchesAlways)
      .map { Pointer(source: $0) }
    let ticks = pointers.map(\.source.items.count).max() ?? 0
    for tick in 0..<ticks { try play(tick) }
  }

  /// The losses: actions that are not touches, and missing data.
  var losses: ImportLosses {
    var losses = ImportLosses()
    losses.add(.lossy, "keys, which are not touches", keys)
    losses.add(.lossy, "turns of a wheel, not of a finger", wheels)
    losses.add(.lossy, "more fingers than a recording supports", touches.refused)
    losses.add([], "fingers that come down although they are down", repeated)
    losses.add([], "fingers that lift although they are not down", loose)
    losses.add(.truncated, "fingers that never lift", touches.downCount, "")
    return losses
  }

  private mutating func play(_ tick: Int) throws(FormatError) {
    var longest = 0.0
    for index in pointers.indices where tick < pointers[index].source.items.count {
      let item = pointers[index].source.items[tick]
      longest = max(longest, try play(item, of: index))
      guard now + longest <= 100 * Self.longest else {
        throw item.error(.hostile, "actions without an end", expected: "at most 100 days")
      }
    }
    now += longest
  }

  /// Plays one action, and returns its duration.
  private mutating func play(_ item: JSONLocation, of index: Int) throws(FormatError) -> Double {
    let word = try item.action(of: pointers[index].source.kind)
    let duration = try item.duration(atMost: Self.longest)
    let isDown = touches.point(of: index) != nil
    switch word {
    case "pointerMove":
      try move(index, item, duration)
      return duration
    case "pointerDown":
      try expectButton(item)
      // The standard ignores a down action of a finger that is down.
      if isDown { repeated += 1 } else { try emit(.down, index, item) }
    case "pointerUp":
      try expectButton(item)
      if isDown { try emit(.up, index, item) } else { loose += 1 }
    case "pointerCancel": if isDown { try emit(.cancel, index, item) } else { loose += 1 }
    case "keyDown", "keyUp": keys += 1
    case "scroll":
      wheels += 1
      return duration
    default: return duration
    }
    return 0
  }

  /// Checks the button, which is often missing. A finger has only button 0.
  private func expectButton(_ item: JSONLocation) throws(FormatError) {
    guard let button = item["button"] else { return }
    guard button.value.whole == 0 else {
      throw button.wrong("button 0, the only one of a touch pointer")
    }
  }

  private mutating func move(
    _ index: Int, _ item: JSONLocation, _ duration: Double
  ) throws(FormatError) {
    let from = pointers[index].point
    var to = Point(
      x: try item.required("x", "a position in points").number("a number of points"),
      y: try item.required("y", "a position in points").number("a number of points"))
    if let origin = item["origin"] {
      switch origin.value.string {
      case "viewport": break
      case "pointer": to = from + to
      default:
        guard origin.value.object != nil else { throw origin.wrong("\"viewport\" or \"pointer\"") }
        throw origin.error(
          .sense, "a position on an element, which only a browser knows",
          expected: "\"viewport\" or \"pointer\"")
      }
    }
    guard to.x.magnitude < 1e17, to.y.magnitude < 1e17 else {
      throw item.error(
        .value, "a position outside all screens", expected: "a position in the viewport")
    }
    let steps = max(1, Int((duration * rate / 1000).rounded()))
    if touches.point(of: index) != nil {
      guard touches.events.count + steps <= Self.maxEvents else {
        throw item.error(
          .hostile, "more than \(Self.maxEvents) reports of fingers",
          expected: "shorter moves, or a lower --finger-rate")
      }
      for step in 1...steps {
        let share = Double(step) / Double(steps)
        pointers[index].point = step == steps ? to : from + (to - from) * share
        try emit(.move, index, item, after: duration * share)
      }
    }
    pointers[index].point = to
  }

  private mutating func emit(
    _ phase: Touch.Phase, _ index: Int, _ item: JSONLocation, after lapse: Double = 0
  ) throws(FormatError) {
    let force = try item.number("pressure", 0...1, "a pressure from 0 to 1")
    let size = [
      try item.number("width", 0...1e17, "a width from 0 on"),
      try item.number("height", 0...1e17, "a height from 0 on"),
    ]
    touches.add(
      phase, index, at: pointers[index].point, .milliseconds(now + lapse), item.value.offset,
      force: force, radius: size.compactMap { $0 }.max().map { $0 / 2 })
  }
}

extension ImportDraft {
  init(webdriver source: ImportSource, _ options: ImportOptions) throws(FormatError) {
    let document = try JSONDocument(source)
    let actions = try WebDriverActions(document, rate: options.rate)
    try document.expectTouches(actions.touches, "a pointerDown of a touch")
    let scene = try document.scene(options)
    let found = options.inPoints(document.located(actions.touches), of: scene.window.size)
    self.init(found, in: scene, actions.losses)
  }
}
