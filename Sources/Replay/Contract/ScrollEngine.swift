public import Model
public import Text

/// The protocol of scroll engines: an engine receives the actions of fingers and the app, and shows
/// its views.
///
/// Time is an argument: an engine has no clock of its own, and what it shows at a time does not
/// depend on how often it is queried. In the steady state none of the calls allocates.
///
/// A replay draws the frames of its clock and no others, each once and in order, and a moment comes
/// before a frame of the same time. That holds for every kind of run: in this process or over the
/// line protocol, in few requests or in many, as the first replay or as one that a relation
/// compares with it. An engine may therefore integrate from frame to frame and keep state between
/// frames.
public protocol ScrollEngine {
  /// Handles all input of one time, in order, at the time last advanced to. Fingers of one moment
  /// move together: an engine uses their positions at its end. Observations and marks are never
  /// included.
  mutating func handle(_ moment: Moment) throws(EngineError)

  /// Advances the time by zero or more, and draws nothing. All ends of motions in between are
  /// processed in order, each at its own computed time. The first call sets the time of an engine,
  /// which is at rest until then.
  ///
  /// It is called at the times of moments, and whenever the state between two frames is needed. An
  /// engine whose motion is a function of time shows the motion at that time; an engine that acts
  /// at frames does nothing here, and continues to show its last frame.
  mutating func advance(to time: Instant) throws(EngineError)

  /// Advances the time by zero or more, and draws a frame of the clock.
  ///
  /// An engine that acts at frames does its work here: it applies the actions of fingers and the
  /// app since the last frame, integrates over the time between the two, and stores what it shows
  /// until the next one. Such an engine declares `actsAtFrames` in its contract. For all others a
  /// frame is a time like any other: the default implementation calls `advance(to:)`.
  mutating func drawFrame(at time: Instant) throws(EngineError)

  /// Writes the state of every view in place, in the scene's order, and appends the callbacks since
  /// the last call. On entry, the frame has as many views as the scene, and no callbacks or
  /// signals.
  mutating func show(in frame: inout Frame)
}

extension ScrollEngine {
  /// Advances the time: a frame is a time like any other.
  @inlinable public mutating func drawFrame(at time: Instant) throws(EngineError) {
    try advance(to: time)
  }
}

/// All events at one time, in the order of the recording.
public struct Moment: Equatable, Sendable {
  /// The time of all its events.
  public var time: Instant
  /// The events. The array is reused from moment to moment: it is emptied and keeps its memory.
  public var events: [Located<InputEvent.Action>]

  /// A moment with its events.
  public init(at time: Instant, _ events: [Located<InputEvent.Action>] = []) {
    self.time = time
    self.events = events
  }

  /// Whether it contains actions of fingers or the app; observations and marks are not input.
  public var isInput: Bool {
    for index in events.indices where events[index].value.isInput { return true }
    return false
  }

  /// Whether it contains anything that engines do not receive.
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

  /// Whether it contains an observation of the recorded device.
  public var isObserved: Bool {
    for index in events.indices {
      if case .observation = events[index].value { return true }
    }
    return false
  }
}

/// The state that an engine shows at one time.
public struct Frame: Equatable, Sendable {
  /// One for each view of the scene, in its order.
  public var views: [ViewState]
  /// The callbacks since the frame before.
  public var callbacks: [Callback]
  /// The custom signals of the app. A frame is passed in without any: signals that still hold must
  /// be reported again.
  public var signals = AppSignals()
  /// The errors in the page since the frame before, if the engine shows one.
  package var pageErrors: [PageError] = []
  /// The page as a PNG in base64, if the engine takes a picture of this frame.
  package var picture: String?

  /// A frame with its views and callbacks.
  public init(views: [ViewState] = [], callbacks: [Callback] = []) {
    self.views = views
    self.callbacks = callbacks
  }
}
