public import Gesture

/// Anything that scrolls: it is told what fingers and the app do, and shows what can be seen.
///
/// Time is an argument: an engine owns no clock, and what it shows at a time does not depend on
/// how often it is asked. In the steady state none of the three calls allocates.
public protocol ScrollEngine {
  /// Takes everything that happens at one time, in order, at the time last advanced to. Fingers
  /// of one moment move together: an engine acts on the places they have at its end.
  mutating func handle(_ moment: Moment) throws(EngineError)

  /// Lets time pass. Every end of a motion on the way runs in order, each at its own computed time.
  mutating func advance(to time: Instant) throws(EngineError)

  /// Writes the state of every view in place, in the scene's order, and appends the callbacks
  /// since the last call.
  mutating func show(in frame: inout Frame)
}

/// Everything that happens at one time, in the order of the recording.
public struct Moment: Sendable {
  public var time: Instant
  /// Reused from moment to moment: emptied, its capacity kept.
  public var events: [Placed<InputEvent.Action>]

  public init(at time: Instant, _ events: [Placed<InputEvent.Action>] = []) {
    self.time = time
    self.events = events
  }
}

/// What an engine shows at one time.
public struct Frame: Equatable, Sendable {
  /// One for each view of the scene, in its order.
  public var views: [ViewState]
  /// What the engine told the app since it was last asked.
  public var callbacks: [Callback]

  public init(views: [ViewState] = [], callbacks: [Callback] = []) {
    self.views = views
    self.callbacks = callbacks
  }
}
