public import Model
public import Text

/// The protocol of scroll engines: an engine receives the actions of fingers and the app, and shows
/// its views.
///
/// Time is an argument. An engine has no clock, and the state shown at a time does not depend on
/// how often the engine is queried. In the steady state none of the calls allocates.
///
/// A replay draws exactly the frames of its clock, each once and in order of time. A moment comes
/// before a frame at the same time. These rules apply to every kind of run: in this process or over
/// the line protocol, in few requests or in many, as the first replay or as the second replay of a
/// relation. An engine may therefore integrate from frame to frame and keep state between frames.
public protocol ScrollEngine {
  /// Handles all input at one time, in order of arrival; the time is the last time passed to
  /// `advance(to:)` or `drawFrame(at:)`. Fingers of one moment move together: an engine uses their
  /// positions at the end of the moment. Observations and marks are never included.
  mutating func handle(_ moment: Moment) throws(EngineError)

  /// Advances the time by zero or more, and draws nothing. If motions end in between, their ends
  /// are processed in order of time, each at its own computed time. The first call sets the start
  /// time of an engine, which is at rest until then.
  ///
  /// The method is called at the times of moments, and whenever the state between two frames is
  /// needed. An engine whose motion is a function of time shows the motion at the new time. An
  /// engine that acts at frames does nothing here, and continues to show its last frame.
  mutating func advance(to time: Instant) throws(EngineError)

  /// Advances the time by zero or more, and draws a frame of the clock.
  ///
  /// An engine that acts at frames does its work here: it applies the actions of fingers and the
  /// app since the last frame, integrates over the time since that frame, and stores the state that
  /// it shows until the next frame. Such an engine declares `actsAtFrames` in its contract. For all
  /// other engines the time of a frame is like any other time: the default implementation calls
  /// `advance(to:)`.
  mutating func drawFrame(at time: Instant) throws(EngineError)

  /// Writes the state of every view in place, in the scene's order, and appends the callbacks since
  /// the last call. On entry, the frame has as many views as the scene, and no callbacks or
  /// signals.
  mutating func show(in frame: inout Frame)
}

extension ScrollEngine {
  /// Advances the time, because the time of a frame is like any other time.
  @inlinable public mutating func drawFrame(at time: Instant) throws(EngineError) {
    try advance(to: time)
  }
}

/// All events at one time, in the order of the recording.
public struct Moment: Equatable, Sendable {
  /// The time of all events in the moment.
  public var time: Instant
  /// The events. The array is reused: it is emptied for the next moment and keeps its memory.
  public var events: [Located<InputEvent.Action>]

  /// Creates a moment with its events.
  public init(at time: Instant, _ events: [Located<InputEvent.Action>] = []) {
    self.time = time
    self.events = events
  }

  /// Whether the moment contains actions of fingers or the app. Observations and marks are not
  /// input.
  public var isInput: Bool {
    for index in events.indices where events[index].value.isInput { return true }
    return false
  }

  /// Whether the moment contains events that engines do not receive.
  var isMixed: Bool {
    for index in events.indices where !events[index].value.isInput { return true }
    return false
  }

  /// Rejects events that an engine with these declared abilities must not receive.
  package func check(_ declared: Abilities) throws(EngineError) {
    for index in events.indices where events[index].value.isInput {
      if let word = events[index].value.word(beyond: declared) { throw EngineError(word) }
    }
  }

  /// Whether the moment contains an observation of the recorded device.
  public var isObserved: Bool {
    for index in events.indices {
      if case .observation = events[index].value { return true }
    }
    return false
  }
}

/// The state that an engine shows at one time.
public struct Frame: Equatable, Sendable {
  /// The state of each view, in the order of the scene.
  public var views: [ViewState]
  /// The callbacks since the previous shown state.
  public var callbacks: [Callback]
  /// The custom signals of the app. The engine receives a frame without signals, so it must report
  /// unchanged signals again.
  public var signals = AppSignals()
  /// The errors in the page since the previous shown state, if the engine shows a page.
  package var pageErrors: [PageError] = []
  /// The page as a PNG in base64, if the engine takes a picture of this frame.
  package var picture: String?

  /// Creates a frame with its views and callbacks.
  public init(views: [ViewState] = [], callbacks: [Callback] = []) {
    self.views = views
    self.callbacks = callbacks
  }
}
