package import Model
internal import Text

/// Generates recordings: a random scene, and touches, requests, changes, rotations and keyboards.
/// The times of the events are unrelated to frames, and events often interrupt other events.
///
/// The same seed gives the same recording on every computer and in every build: the random numbers
/// depend on the seed alone, no engine influences them, and the arithmetic is + − × ÷ and square
/// roots. Events that the grammar rejects are not recorded, so that every recording is valid.
package struct GestureGenerator {
  var dice: SeededNumbers
  var scene: Scene
  var events: [InputEvent] = []
  var time: Instant
  /// The fingers that are down, with their positions.
  var hand: [Finger] = []
  var window: Size
  var content: Size
  var isKeyboardUp = false
  /// The limits of the engine, which restrict the generated events.
  var limits = GestureLimits()
  private var declared: Abilities { limits.declared }
  /// The fingers that are down according to the recorded events, which contain only accepted
  /// touches.
  private(set) var fingers = FingersDown()
  /// Determines when fingers are reported; nil for steps of whole points, which no real finger
  /// makes.
  var digitiser: Digitiser?
  private var grammar: EventGrammar

  struct Finger {
    let number: UInt8
    var point: Point
  }

  private init(_ dice: SeededNumbers, _ scene: Scene) {
    self.dice = dice
    self.scene = scene
    window = scene.window.size
    content = scene.views.first?.content ?? .zero
    grammar = EventGrammar(scene)
    time = .zero
  }

  fileprivate static func mixing(_ seed: UInt64) -> GestureGenerator {
    let window = Window(size: Size(width: 320, height: 480), scale: 2)
    let view = ViewScene(
      id: "page", frame: Rectangle(x: 0, y: 0, width: 320, height: 480),
      content: Size(width: 900, height: 2400))
    var generator = GestureGenerator(
      SeededNumbers(seed: seed &+ 0x5EED), Scene(window: window, views: [view]))
    generator.time = .milliseconds(generator.dice.uniform(in: 0..<50))
    generator.furnish()
    generator.grammar = EventGrammar(generator.scene)
    return generator
  }

  static func human(_ seed: UInt64, in scene: Scene?, after kept: Recording?) -> GestureGenerator {
    var dice = SeededNumbers(seed: seed &+ 0x1F11C)
    var generator: GestureGenerator
    if let scene = kept?.head.scene ?? scene {
      generator = GestureGenerator(dice, scene)
    } else if dice.oneIn(3) {
      generator = mixing(dice.next())
      generator.dice = dice
    } else {
      let scene = dice.systemScene()
      generator = GestureGenerator(dice, scene)
    }
    if generator.happens(0.75) {
      generator.digitiser = Digitiser(
        hertz: generator.one(of: 60, 120, 240), stillness: generator.one(of: 0, 0.5, 1))
    }
    if let kept { generator.begin(with: kept) }
    return generator
  }

  /// Applies limits: removes everything from the scene, and from all future events, that needs
  /// abilities which the engine does not declare.
  fileprivate mutating func keep(_ limits: GestureLimits) {
    self.limits = limits
    // The scene of a web page, or of a recording that is continued, stays, even if not all
    // abilities are declared.
    guard limits.declared != .all, limits.page == nil, events.isEmpty else { return }
    scene = scene.within(declared)
    grammar = EventGrammar(scene)
    catchUp()
  }

  /// Updates the window and the content from the grammar, for example after the rejection of an
  /// event that would have changed them.
  private mutating func catchUp() {
    window = grammar.scene.window.size
    content = grammar.scene.views.first?.content ?? .zero
  }

  /// Replays the beginning of another recording, up to a random time at which no finger is down.
  private mutating func begin(with kept: Recording) {
    var fingers = FingersDown()
    var ends: [Int] = []
    for (index, event) in kept.events.enumerated() {
      if let touch = event.value.action.touch, touch.phase != .move { fingers.toggle(touch.finger) }
      if fingers.count == 0 { ends.append(index + 1) }
    }
    guard let end = dice.pick(ends) else { return }
    for event in kept.events[..<end] {
      time = event.value.time
      if case .layout(.keyboard(let keyboard)) = event.value.action {
        isKeyboardUp = keyboard != .hidden
      }
      add(event.value.action)
    }
    catchUp()
    rest()
  }

  mutating func happen(times: Int) {
    for _ in 0..<times {
      if limits.page != nil {
        happenOnPage()
        rest()
        continue
      }
      switch whole(0...11) {
      case 0: request(animated: happens(0.6))
      case 1: change()
      case 2: turnThereAndBack()
      case 3: layout()
      case 4...7: passage()
      default: if digitiser == nil { gesture() } else { humanGesture() }
      }
      rest()
    }
    // Sometimes fingers stay down, as in the recording of a killed recorder.
    guard happens(0.98) else { return }
    letGo()
    if happens(0.3) { lookClosely() }
  }

  fileprivate func recording(titled title: String) -> Recording {
    var head = RecordingHead(title: title, scene: scene)
    if digitiser != nil { head.quality = .synthetic }
    return Recording(head, events: events.map { Located($0) })
  }

  mutating func whole(_ range: ClosedRange<Int>) -> Int { dice.uniform(in: range) }

  /// A random whole number of points or milliseconds, so that equal positions and times do occur.
  mutating func round(_ range: ClosedRange<Int>) -> Double { Double(dice.uniform(in: range)) }

  mutating func happens(_ share: Double) -> Bool { dice.uniform(in: 0..<1) < share }

  /// One of the choices, selected at random.
  mutating func one<Choice>(of choices: Choice...) -> Choice {
    choices[dice.uniform(in: 0...(choices.count - 1))]
  }

  mutating func wait(_ milliseconds: Double) { time = time + .milliseconds(milliseconds) }

  /// Waits, in most cases long enough for the content to come to rest.
  mutating func rest() {
    wait(one(of: 0, 20, 80, 300, 1200, 1200, 2500) + dice.uniform(in: 1..<30))
  }

  /// Records an event at the current time, unless the event is not allowed; returns whether it was
  /// recorded.
  @discardableResult
  mutating func add(_ action: InputEvent.Action) -> Bool {
    var action = action
    if case .touch(var touch) = action, touch.phase == .cancel, !declared.contains(.cancel) {
      touch.phase = .up
      action = .touch(touch)
    }
    if let page = limits.page {
      guard let accepted = accepted(action, by: page) else {
        catchUp()
        return false
      }
      action = accepted
    }
    guard action.word(beyond: declared) == nil else {
      catchUp()
      return false
    }
    let event = InputEvent(at: time, action)
    guard (try? grammar.admit(event)) != nil else { return false }
    events.append(event)
    if let touch = action.touch, touch.phase != .move { fingers.toggle(touch.finger) }
    return true
  }
}

extension Recording {
  /// A recording of a random scene and gestures in whole points and often whole milliseconds, so
  /// that equal positions and times do occur.
  package static func mix(_ seed: UInt64) -> Recording {
    var generator = GestureGenerator.mixing(seed)
    generator.happen(times: generator.whole(3...11))
    return generator.recording(titled: "Mix \(seed)")
  }

  /// A recording of plausible human input: human strokes as a digitiser reports them, and requests
  /// and changes, which often interrupt each other. Some recordings have steps of whole points
  /// instead.
  ///
  /// - Parameters:
  ///   - scene: The scene; nil for a random scene. If `kept` is not nil, its scene is used instead.
  ///   - kept: A recording whose beginning comes first.
  ///   - limits: The limits of the engine.
  package static func generated(
    _ seed: UInt64, in scene: Scene? = nil, after kept: Recording? = nil,
    within limits: GestureLimits = GestureLimits()
  ) -> Recording {
    var generator = GestureGenerator.human(seed, in: scene, after: kept)
    generator.keep(limits)
    // Replays in a web page are slow, so recordings for a web page are shorter.
    generator.happen(times: generator.whole(limits.page == nil ? 10...20 : 3...7))
    return generator.recording(titled: "Generated \(seed)").keeping(limits.fingers)
  }

  /// The same recording without touches that exceed a number of simultaneous fingers.
  private func keeping(_ maximum: Int) -> Recording {
    guard maximum < Int(Touch.maxFingers) else { return self }
    var down: Set<UInt8> = []
    let kept = events.filter { event in
      guard case .touch(let touch) = event.value.action else { return true }
      if touch.phase == .down, down.count < maximum { return down.insert(touch.finger).inserted }
      return touch.phase == .up || touch.phase == .cancel
        ? down.remove(touch.finger) != nil : down.contains(touch.finger)
    }
    return Recording(head, events: kept)
  }
}
