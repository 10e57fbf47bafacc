package import Model

/// An engine in another process. Calls are slow, so many steps can be requested at once.
///
/// If it is called step by step, it behaves like any other engine, only more slowly.
package protocol DistantEngine: ScrollEngine, AnyObject {
  /// Whether the engine runs on its own clock, so that it can only `perform` a whole recording.
  var ownsClock: Bool { get }

  /// Whether each request contains only one moment or one frame, which helps to locate an error
  /// of the engine.
  var isLockStep: Bool { get }

  /// Advances the time from its last value, and fills in the frames of a list's first `count`
  /// steps. Each step specifies its time and cause, and whether a frame is drawn. The `before` step
  /// and the `after` step of a moment of input both contain its events, including observations,
  /// which the engine must not receive.
  func fill(_ steps: inout [Step], count: Int) throws(EngineError)

  /// Plays all moments at their times on the engine's own clock, and waits until everything is at
  /// rest or the limit is reached. The result contains a step before and a step after each moment,
  /// and the drawn frames.
  func perform(_ moments: [Moment], _ patience: ReplayLimit) throws(EngineError) -> [Step]

  /// Ends a recording that was played to its end. An error at this point is attributed to this
  /// recording. The engine must not be called afterwards.
  func finish() throws(EngineError)

  /// The features that the engine may receive. A caller that requests many steps at once checks
  /// each moment first.
  var declared: Abilities { get set }

  /// The receiver of errors that occur after the recording.
  var lateFaults: LateFaults? { get set }
}

extension DistantEngine {
  /// By default a request contains many steps.
  package var isLockStep: Bool { false }

  /// Does nothing, for engines that cannot fail after a recording.
  package func finish() throws(EngineError) {}

  /// By default, errors after the recording have no receiver.
  package var lateFaults: LateFaults? {
    get { nil }
    set {}
  }
}
