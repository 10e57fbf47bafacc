public import Gesture

/// Anything that scrolls: it receives what fingers and the app do, and shows what can be seen.
///
/// Time is an argument: an engine owns no clock, and what it shows at a time does not depend on
/// how often it is asked. In the steady state none of the three calls allocates.
public protocol ScrollEngine {
  /// Handles all input of one time, in order, at the time last advanced to. Fingers of one moment
  /// move together: an engine acts on the places they have at its end. What was only seen or marked
  /// is never among it.
  mutating func handle(_ moment: Moment) throws(EngineError)

  /// Lets time pass, or none. Every end of a motion on the way runs in order, each at its own
  /// computed time. The first call gives an engine, which is at rest until then, the time.
  mutating func advance(to time: Instant) throws(EngineError)

  /// Writes the state of every view in place, in the scene's order, and appends the callbacks
  /// since the last call. The frame comes with as many views as the scene and without callbacks.
  mutating func show(in frame: inout Frame)
}

/// Everything that happens at one time, in the order of the recording.
public struct Moment: Equatable, Sendable {
  /// The time of all its events.
  public var time: Instant
  /// Reused from moment to moment: emptied, without giving its memory back.
  public var events: [Located<InputEvent.Action>]

  /// A moment with its events.
  public init(at time: Instant, _ events: [Located<InputEvent.Action>] = []) {
    self.time = time
    self.events = events
  }
}

extension Moment {
  /// Whether fingers or the app do anything: what was seen and marked is no input.
  public var isInput: Bool {
    for index in events.indices where events[index].value.isInput { return true }
    return false
  }

  /// Whether it holds anything that engines do not receive.
  var isMixed: Bool {
    for index in events.indices where !events[index].value.isInput { return true }
    return false
  }

  /// Whether it says what the recorded device showed.
  public var isObserved: Bool {
    for index in events.indices {
      if case .observation = events[index].value { return true }
    }
    return false
  }
}

/// What an engine shows at one time.
public struct Frame: Equatable, Sendable {
  /// One for each view of the scene, in its order.
  public var views: [ViewState]
  /// The callbacks since the frame before.
  public var callbacks: [Callback]

  /// A frame with its views and callbacks.
  public init(views: [ViewState] = [], callbacks: [Callback] = []) {
    self.views = views
    self.callbacks = callbacks
  }
}
