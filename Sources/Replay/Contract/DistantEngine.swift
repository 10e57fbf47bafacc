package import Model

/// An engine with slow calls, because it is in another process: many steps can be requested at
/// once.
///
/// Called step by step, it behaves like any other engine, only slower.
package protocol DistantEngine: ScrollEngine, AnyObject {
  /// Whether it runs on its own clock, and so can only `perform` a whole recording.
  var ownsClock: Bool { get }

  /// Whether each request contains only one moment or one frame, which helps to locate an error
  /// of the engine.
  var isLockStep: Bool { get }

  /// Advances the time from its last value, and fills in the frames of the first steps of a list.
  /// The steps specify their time and cause, and whether a frame is drawn. The moment of a step
  /// before or after input contains that input, once each; observations are still among its
  /// events.
  func fill(_ steps: inout [Step], count: Int) throws(EngineError)

  /// Plays all moments at their times on its own clock, and waits until everything is at rest or
  /// the limit is reached. Returns a step before and one after each moment, and the frames it
  /// drew.
  func perform(_ moments: [Moment], _ patience: ReplayLimit) throws(EngineError) -> [Step]

  /// Ends a recording that was played to its end: an error at this point is attributed to it. The
  /// engine must not be called afterwards.
  func finish() throws(EngineError)

  /// The features that it may receive; a caller that requests many steps at once checks each
  /// moment first.
  var declared: Abilities { get set }

  /// The receiver of errors that occur later.
  var lateFaults: LateFaults? { get set }
}

extension DistantEngine {
  /// By default a request contains many steps.
  package var isLockStep: Bool { false }

  /// For an engine that cannot fail after a recording.
  package func finish() throws(EngineError) {}

  /// By default later errors have no receiver.
  package var lateFaults: LateFaults? {
    get { nil }
    set {}
  }
}
