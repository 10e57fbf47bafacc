package import Model
internal import Text

/// Generates recordings: a scene, and fingers, requests, changes, rotations and keyboards at times
/// unrelated to frames, each of them often in the middle of another one.
///
/// The same seed gives the same recording on every machine and in every build: the random numbers
/// depend on the seed alone, no engine influences them, and the arithmetic is + − × ÷ and square
/// roots. Events that the grammar rejects are not recorded, so every recording is valid.
package struct GestureGenerator {
  var dice: SeededNumbers
  var scene: Scene
  var events: [InputEvent] = []
  var time: Instant
  /// The fingers that are down.
  var hand: [Finger] = []
  var window: Size
  var content: Size
  var isKeyboardUp = false
  /// The limits of the engine, which restrict the generated events.
  var limits = GestureLimits()
  private var declared: Abilities { limits.declared }
  /// The fingers that are down according to the recorded events.
  private(set) var fingers = FingersDown()
  /// How fingers are sampled; nil for steps of whole points, which no real finger makes.
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

  /// Removes from the scene, and from all events to come, what needs more than the declared
  /// abilities.
  fileprivate mutating func keep(_ limits: GestureLimits) {
    self.limits = limits
    // A page has its views, whatever else it declares.
    guard limits.declared != .all, limits.page == nil, events.isEmpty else { return }
    scene = scene.within(declared)
    grammar = EventGrammar(scene)
    catchUp()
  }

  /// Reads the window and the content back from the grammar, if the event that would have changed
  /// them was left out.
  private mutating func catchUp() {
    window = grammar.scene.window.size
    content = grammar.scene.views.first?.content ?? .zero
  }

  /// Plays the beginning of another recording, up to a time at which no finger is down.
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
    // If a recorder is killed, its fingers stay down.
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

  /// A whole number of points or milliseconds, so that equal positions and times do occur.
  mutating func round(_ range: ClosedRange<Int>) -> Double { Double(dice.uniform(in: range)) }

  mutating func happens(_ share: Double) -> Bool { dice.uniform(in: 0..<1) < share }

  /// One of at least one choice.
  mutating func one<Choice>(of choices: Choice...) -> Choice {
    choices[dice.uniform(in: 0...(choices.count - 1))]
  }

  mutating func wait(_ milliseconds: Double) { time = time + .milliseconds(milliseconds) }

  /// Waits, in most cases long enough to come to rest.
  mutating func rest() {
    wait(one(of: 0, 20, 80, 300, 1200, 1200, 2500) + dice.uniform(in: 1..<30))
  }

  /// Records an event now, unless it is not allowed in this scene.
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
  /// A mix in a scene with any policies: whole points and often whole milliseconds, so that equal
  /// positions and times do occur.
  package static func mix(_ seed: UInt64) -> Recording {
    var generator = GestureGenerator.mixing(seed)
    generator.happen(times: generator.whole(3...11))
    return generator.recording(titled: "Mix \(seed)")
  }

  /// Plausible human input: human strokes as a digitiser reports them, in ten to twenty gestures
  /// that often interrupt each other; now and then a mix instead.
  ///
  /// - Parameters:
  ///   - scene: The scene; without one, that of a recorded system, or any.
  ///   - kept: A recording of which a part comes first.
  ///   - limits: The limits of the engine.
  package static func generated(
    _ seed: UInt64, in scene: Scene? = nil, after kept: Recording? = nil,
    within limits: GestureLimits = GestureLimits()
  ) -> Recording {
    var generator = GestureGenerator.human(seed, in: scene, after: kept)
    generator.keep(limits)
    // A page is slow, so its recordings are shorter.
    generator.happen(times: generator.whole(limits.page == nil ? 10...20 : 3...7))
    return generator.recording(titled: "Generated \(seed)").keeping(limits.fingers)
  }

  /// The same recording limited to a number of simultaneous fingers: further ones are left out.
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
