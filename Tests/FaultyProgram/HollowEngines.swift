import Flickbook

// Engines that claim everything and do nothing of it: each keeps every rule about standing still,
// and none may come out of a run as sound.

/// Shows for ever what it showed first.
struct StillEngine: ScrollEngine {
  private var base: any ScrollEngine
  private var first: [ViewState] = []

  init(_ base: any ScrollEngine) { self.base = base }

  mutating func handle(_ moment: Moment) throws(EngineError) {}

  mutating func advance(to time: Instant) throws(EngineError) {
    if first.isEmpty { try base.advance(to: time) }
  }

  mutating func show(in frame: inout Frame) {
    if first.isEmpty {
      base.show(in: &frame)
      first = frame.views
      frame.callbacks = []
    }
    frame.views = first
  }
}

/// A sound engine that is not told all that happens.
struct HardOfHearing: ScrollEngine {
  private var base: any ScrollEngine
  private let edit: @Sendable (inout Moment, [ViewState]) -> Void
  /// What it shows, as of the last step without a finger.
  private var shown: [ViewState] = []

  init(
    _ base: any ScrollEngine, _ edit: @escaping @Sendable (inout Moment, [ViewState]) -> Void
  ) {
    self.base = base
    self.edit = edit
  }

  mutating func handle(_ moment: Moment) throws(EngineError) {
    var moment = moment
    edit(&moment, shown)
    try base.handle(moment)
  }

  mutating func advance(to time: Instant) throws(EngineError) { try base.advance(to: time) }

  mutating func show(in frame: inout Frame) {
    base.show(in: &frame)
    if frame.views.allSatisfy({ $0.activity.isEmpty }) { shown = frame.views }
  }
}

extension EngineFactory {
  /// Shows one picture and never another.
  static let dead = hollow("dead") { StillEngine($0) }

  /// Follows the app and no finger.
  static let ignoresFingers = hollow("ignores-fingers") { base in
    HardOfHearing(base) { moment, _ in moment.events.removeAll { $0.value.touch != nil } }
  }

  /// Claims zoom, and knows only the finger that is number 1.
  static let ignoresTheSecondFinger = hollow("ignores-the-second-finger") { base in
    HardOfHearing(base) { moment, _ in
      moment.events.removeAll { $0.value.touch.map { $0.finger != 1 } ?? false }
    }
  }

  /// Claims paging, and goes back to the page it came from whenever a finger is lifted.
  static let turnsNoPage = hollow("turns-no-page") { base in
    HardOfHearing(base) { moment, shown in
      guard moment.events.contains(where: { $0.value.touch?.phase == .up }) else { return }
      for (index, view) in shown.enumerated() {
        moment.events.append(
          Located(
            .ask(Command(view: index, .scrollTo(view.offset), animated: true)),
            at: moment.events.last?.place ?? .nowhere))
      }
    }
  }

  private static func hollow(
    _ name: String, _ make: @escaping @Sendable (any ScrollEngine) -> any ScrollEngine
  ) -> EngineFactory {
    let ios = BuiltInEngines.ios
    return EngineFactory(
      name: name, version: "1", summary: "claims everything", abilities: .all,
      contract: ios.contract
    ) { (scene, _) throws(EngineError) in make(try ios.make(scene)) }
  }
}

extension InputEvent.Action {
  fileprivate var touch: Touch? { if case .touch(let touch) = self { touch } else { nil } }
}
