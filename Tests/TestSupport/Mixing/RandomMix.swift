internal import Exploration
public import Gesture

extension Recording {
  /// Everything at once: a scene with any policies, and fingers, asks, changes, turns and keyboards at
  /// times that fit no frame, each often enough in the middle of another.
  ///
  /// The same seed is the same recording everywhere: no engine has a say in it.
  public static func mixed(_ seed: UInt64) -> Recording {
    var mix = RandomMix(seed)
    var recording = Recording(mix.scene, mix.happenings())
    recording.head.title = "Mix \(seed)"
    return recording
  }
}

/// One random recording in the making: what stands so far, and what the hand and the app could know.
struct RandomMix {
  var dice: SeededNumbers
  /// For what the app is made of: what the hand does does not depend on it.
  var appDice: SeededNumbers
  var scene: Scene
  var events: [InputEvent] = []
  var time: Instant
  /// The fingers that are down.
  var hand: [Finger] = []
  var window: Size
  var content: Size
  var isKeyboardUp = false

  struct Finger {
    let number: UInt8
    var place: Point
  }

  init(_ seed: UInt64) {
    dice = SeededNumbers(seed: seed &+ 0x5EED)
    appDice = SeededNumbers(seed: seed &+ 0xA995)
    scene = .page()
    window = scene.window.size
    content = .zero
    time = .milliseconds(dice.uniform(in: 0..<50))
    furnish()
    inhabit()
  }

  mutating func happenings() -> [InputEvent] {
    for _ in 0..<whole(3...11) {
      switch whole(0...11) {
      case 0: ask(animated: happens(0.6))
      case 1: change()
      case 2: turnThereAndBack()
      case 3: layout()
      case 4...7: passage()
      default: gesture()
      }
      rest()
    }
    // A recorder that is killed leaves its fingers down.
    guard happens(0.98) else { return events }
    letGo()
    lookClosely()
    return events
  }
}

extension RandomMix {
  mutating func whole(_ range: ClosedRange<Int>) -> Int { dice.uniform(in: range) }

  /// A whole number of points or milliseconds, so that equal places and times do happen.
  mutating func round(_ range: ClosedRange<Int>) -> Double { Double(dice.uniform(in: range)) }

  mutating func happens(_ share: Double) -> Bool { dice.uniform(in: 0..<1) < share }

  /// One of several, of which there is one at least.
  mutating func one<Choice>(of choices: Choice...) -> Choice {
    choices[dice.uniform(in: 0...(choices.count - 1))]
  }

  mutating func wait(_ milliseconds: Double) { time = time + .milliseconds(milliseconds) }

  /// Long enough to come to rest more often than not.
  mutating func rest() {
    wait(one(of: 0, 20, 80, 300, 1200, 1200, 2500) + dice.uniform(in: 1..<30))
  }

  mutating func add(_ action: InputEvent.Action) {
    events.append(InputEvent(at: time, action))
  }
}
