public import Gesture

/// Anything that scrolls: it receives what fingers and the app do, and shows what can be seen.
///
/// Time is an argument: an engine owns no clock, and what it shows at a time does not depend on
/// how often it is asked. In the steady state none of the calls allocates.
///
/// A replay draws the frames of its clock and no others, each once and in order, and a moment comes
/// before a frame of the same time. That is so however the run is made: in this process or over the
/// line protocol, in few requests or in many, as the first replay or as one that a relation compares
/// with it. An engine may therefore integrate from frame to frame and keep state between frames.
public protocol ScrollEngine {
  /// Handles all input of one time, in order, at the time last advanced to. Fingers of one moment
  /// move together: an engine acts on the places they have at its end. What was only seen or marked
  /// is never among it.
  mutating func handle(_ moment: Moment) throws(EngineError)

  /// Lets time pass, or none, and draws nothing. Every end of a motion on the way runs in order, each
  /// at its own computed time. The first call gives an engine, which is at rest until then, the time.
  ///
  /// It is called at the times of moments, and wherever else somebody wants to know what is shown
  /// between two frames. An engine whose motion is a function of time shows where that motion is; an
  /// engine that acts at frames does nothing here, and goes on showing its last frame.
  mutating func advance(to time: Instant) throws(EngineError)

  /// Lets time pass, or none, and draws a frame of the clock.
  ///
  /// An engine that acts at frames does its work here: it applies what fingers and the app have done
  /// since the last frame, integrates over the time between the two, and stores what it shows until
  /// the next one. Such an engine declares `actsAtFrames` in its contract. To all others a frame is a time
  /// like any other: without an implementation of its own this is `advance(to:)`.
  mutating func drawFrame(at time: Instant) throws(EngineError)

  /// Writes the state of every view in place, in the scene's order, and appends the callbacks
  /// since the last call. The frame comes with as many views as the scene and without callbacks and
  /// signals.
  mutating func show(in frame: inout Frame)
}

extension ScrollEngine {
  /// Lets time pass: a frame is a time like any other.
  @inlinable public mutating func drawFrame(at time: Instant) throws(EngineError) {
    try advance(to: time)
  }
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

  /// Refuses what an engine with these claims is not to be given.
  package func check(_ claims: Abilities) throws(EngineError) {
    for index in events.indices where events[index].value.isInput {
      if let word = events[index].value.word(beyond: claims) { throw EngineError(word) }
    }
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
  /// What the app reports under names of its own. A frame comes without any: what is still so is
  /// reported again.
  public var signals = AppSignals()
  /// What went wrong in the page since the frame before, where the engine shows one.
  package var pageErrors: [PageError] = []
  /// The page as a PNG in base64, where the engine is one that takes a picture of this frame.
  package var picture: String?

  /// A frame with its views and callbacks.
  public init(views: [ViewState] = [], callbacks: [Callback] = []) {
    self.views = views
    self.callbacks = callbacks
  }
}
