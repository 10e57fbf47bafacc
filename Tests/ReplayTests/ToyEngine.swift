import Model
import Replay
import Text

/// A configurable engine whose state is a function of the time since the last input.
struct ToyEngine: ScrollEngine {
  var shows: @Sendable (_ seconds: Double, _ view: inout ViewState) -> Void = { _, _ in }
  /// The number of the finger on whose events the engine fails.
  var poison: UInt8 = 255
  var heard: [Moment] = []
  private var now = Instant.zero
  private var last: Instant?

  init(_ shows: @escaping @Sendable (Double, inout ViewState) -> Void = { _, _ in }) {
    self.shows = shows
  }

  mutating func handle(_ moment: Moment) throws(EngineError) {
    for event in moment.events {
      guard event.value.isInput else { throw EngineError(.broken, "told what was only seen") }
      if case .touch(let touch) = event.value, touch.finger == poison {
        throw EngineError(.broken, "poisoned")
      }
    }
    last = moment.time
  }

  mutating func advance(to time: Instant) throws(EngineError) {
    if time < now { throw EngineError(.timeRanBack, "back") }
    now = time
  }

  mutating func show(in frame: inout Frame) {
    for index in frame.views.indices {
      frame.views[index] = ViewState()
      if let last { shows(now.seconds(since: last), &frame.views[index]) }
    }
  }
}

extension InputEvent {
  static func touch(_ phase: Touch.Phase, at milliseconds: Double, finger: UInt8 = 1) -> InputEvent
  {
    InputEvent(
      at: .milliseconds(milliseconds), .touch(Touch(phase, finger: finger, at: .zero)))
  }

  static func seen(at milliseconds: Double, x: Double = 0, view: Int = 0) -> InputEvent {
    InputEvent(
      at: .milliseconds(milliseconds),
      .observation(Observation(view: view, offset: Point(x: x, y: 0))))
  }

  static func mark(at milliseconds: Double) -> InputEvent {
    InputEvent(at: .milliseconds(milliseconds), .mark("here"))
  }
}
