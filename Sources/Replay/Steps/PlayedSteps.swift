internal import Model

/// A source that makes its steps one after the other. The values that depend on all previous steps
/// are computed here: the values that every step stores, and how the replay ended.
public protocol PlayedSteps: StepSource {
  /// The progress of the replay.
  var course: ReplayCourse { get set }

  /// Fills in the next step, except for the values that are derived from earlier steps; returns
  /// false at the end.
  mutating func make(_ step: inout Step) throws(ReplayError) -> Bool

  /// Ends the replay when there are no more steps, and returns how it ended.
  mutating func end() throws(ReplayError) -> Ending
}

extension PlayedSteps {
  /// How the replay ended; nil while it continues.
  public var ending: Ending? { course.ending }

  /// Ends the replay as its last step determines.
  public mutating func end() throws(ReplayError) -> Ending { course.lastEnding }

  /// Fills in the next step; returns false at the end.
  public mutating func next(into step: inout Step) throws(ReplayError) -> Bool {
    guard !course.isClosed else { return false }
    do throws(ReplayError) {
      if !course.isLost, try make(&step) {
        course.follow(&step)
        return true
      }
      let ending = try end()
      course.close(course.isLost ? .engineError : ending)
      return false
    } catch {
      if case .engine = error { course.close(.engineError) } else { course.close(nil) }
      throw error
    }
  }
}

/// The progress of a replay, and how it ended.
public struct ReplayCourse: Sendable {
  /// How the replay ended; nil while it continues, or if the recording is invalid.
  public private(set) var ending: Ending?
  /// Whether there are no more steps.
  private(set) var isClosed = false
  /// Whether the last step showed a value that is not finite, so that all later steps are
  /// meaningless.
  private(set) var isLost = false
  /// The time of the last step.
  private(set) var now = Instant.zero
  private let patience: ReplayLimit
  private var watch = StepWatch()

  /// Creates the state of a replay that has not started.
  public init(patience: ReplayLimit = ReplayLimit()) { self.patience = patience }

  /// The fingers that are down after the last step, and the time since which everything has been
  /// still.
  package var rest: Step.Rest { watch.rest }

  /// Whether no further step can add information.
  @inline(__always)
  var isOver: Bool { watch.rest.isOver(at: now, patience) }

  /// How the replay ends if there are no further steps.
  package var lastEnding: Ending { watch.rest.ending(at: now, patience) }

  /// Sets the time at which the replay starts, before its first step.
  mutating func begin(at time: Instant) {
    watch.begin(at: time)
    now = time
  }

  @inline(__always)
  mutating func follow(_ step: inout Step) {
    watch.follow(&step)
    now = step.time
    if !step.isFinite { isLost = true }
  }

  fileprivate mutating func close(_ ending: Ending?) {
    isClosed = true
    self.ending = ending
  }
}
