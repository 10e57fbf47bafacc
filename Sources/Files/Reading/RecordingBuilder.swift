internal import Model
internal import Text

/// Builds the head and the events of a recording from its elements.
final class RecordingBuilder: OutlineConsumer {
  /// The content before the first event that has been read so far.
  private(set) var head = RecordingHead(
    title: "", scene: Scene(window: Window(size: .zero), views: []))
  /// Whether the timeline has begun, so that the head is complete.
  private(set) var hasHead = false
  /// The events that have not been consumed yet. The consumer empties the array.
  @exclusivity(unchecked) var events: [Located<InputEvent>] = []

  let problems: ProblemList
  @exclusivity(unchecked) var grammar = EventGrammar(Scene(window: Window(size: .zero), views: []))
  @exclusivity(unchecked) private(set) var touches = TouchReader()
  private var pieces: [UInt8] = []
  private var scene = SceneBuilder()
  private var expectations = ExpectationBuilder()
  private var timeline = TimelineBuilder()
  /// Whether a rejected touch may have put down a finger whose number could not be read.
  private var hasLostFinger = false

  init(_ problems: ProblemList) { self.problems = problems }

  func prepare(_ parser: MarkupParser) { touches = TouchReader(parser) }

  @inline(__always)
  func touch(_ phase: Touch.Phase, _ tag: borrowing StartTag) -> Bool {
    guard let (time, touch) = touches.read(phase, tag) else { return false }
    do {
      try grammar.admit(touch, at: time)
      events.append(Located(InputEvent(at: time, .touch(touch)), at: tag.location))
    } catch {
      refuse(InputEvent(at: time, .touch(touch)), error, at: tag.location)
    }
    return true
  }

  func open(_ element: Element, _ attributes: Attributes, _ tag: borrowing StartTag) {
    switch element {
    case .recording:
      head.title = attributes["title"] ?? ""
      head.quality = Quality(names: Files.pieces(attributes["quality"] ?? ""))
    case .origin: head.origin = attributes.filled(Origin(), Origin.rows)
    case .tag, .note: pieces = []
    case .scene: scene = SceneBuilder()
    case .expect: expectations = ExpectationBuilder()
    case .invariant, .parameter, .sequence, .state, .transition, .compare:
      expectations.open(element, attributes, problems)
    case .timeline:
      hasHead = true
      grammar = EventGrammar(head.scene)
    case .window, .view, .content, .scroll, .zoom, .insets, .start, .layout, .snap, .wheel,
      .refresh, .tiles, .sections, .keyboardPolicy, .field, .shows:
      scene.open(element, attributes, problems)
    default: timeline.open(element, attributes, problems, grammar.scene)
    }
    switch element {
    case .down: follow(.down, attributes)
    case .move: follow(.move, attributes)
    case .up: follow(.up, attributes)
    case .cancel: follow(.cancel, attributes)
    default: break
    }
  }

  func close(_ element: Element) {
    switch element {
    case .tag: head.tags.append(String(decoding: pieces, as: UTF8.self))
    case .note: head.note = String(decoding: pieces, as: UTF8.self)
    case .view: scene.closeView(problems)
    case .scene: head.scene = scene.scene
    case .invariant, .sequence: expectations.close(element, problems)
    case .expect: head.expectations = expectations.expectations
    default: timeline.close(element, problems).map(admit)
    }
  }

  func spoil() {
    scene.spoil()
    timeline.spoil()
  }

  func text(_ bytes: UnsafeBufferPointer<UInt8>) { pieces.append(contentsOf: bytes) }

  func formula(_ bytes: UnsafeBufferPointer<UInt8>, at location: FileLocation) {
    expectations.formula(bytes, at: location)
  }

  private func admit(_ event: Located<InputEvent>) {
    do {
      try grammar.admit(event.value)
      events.append(event)
    } catch {
      refuse(event.value, error, at: event.location)
    }
  }

  private func refuse(_ event: InputEvent, _ objection: Objection, at location: FileLocation) {
    if !isExcused(event) { problems.report(objection, at: location) }
    grammar.follow(event)
  }

  /// Whether an earlier rejected touch may explain why this event is inconsistent. A rejected touch
  /// explains only a single event.
  private func isExcused(_ event: InputEvent) -> Bool {
    guard hasLostFinger, case .touch(let touch) = event.action, touch.phase != .down,
      event.time >= grammar.now, !grammar.fingers.contains(touch.finger)
    else { return false }
    hasLostFinger = false
    return true
  }

  /// Updates the grammar with a touch whose attributes were rejected, so that later touches are not
  /// rejected for the same error.
  private func follow(_ phase: Touch.Phase, _ attributes: Attributes) {
    guard attributes.isSpoiled else { return }
    guard let finger = attributes.whole("finger") else {
      hasLostFinger = hasLostFinger || phase == .down
      return
    }
    let touch = Touch(phase, finger: UInt8(clamping: finger), at: .zero)
    grammar.follow(InputEvent(at: attributes.instant("t") ?? grammar.now, .touch(touch)))
  }
}
