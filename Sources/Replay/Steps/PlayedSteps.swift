internal import Gesture

/// A source that makes its steps one after the other. What follows from all of them is worked out
/// once, here: what every step knows of those before it, and how the replay ended.
public protocol PlayedSteps: StepSource {
  /// How far it has come.
  var course: ReplayCourse { get set }

  /// Fills in the next step, but for what follows from the steps before it; false at the end.
  mutating func make(_ step: inout Step) throws(ReplayError) -> Bool

  /// Ends the replay when no step is left, and returns how it ended.
  mutating func end() throws(ReplayError) -> Ending
}

extension PlayedSteps {
  /// How the replay ended; nil while it goes on.
  public var ending: Ending? { course.ending }

  /// The replay ends as its last step says.
  public mutating func end() throws(ReplayError) -> Ending { course.lastEnding }

  /// Fills in the next step; false at the end.
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

/// How far a replay has come, and how it ended.
public struct ReplayCourse: Sendable {
  /// How the replay ended; nil while it goes on, and where the recording is wrong.
  public private(set) var ending: Ending?
  /// Whether there are no more steps.
  private(set) var isClosed = false
  /// Whether the last step showed what is no finite number: nothing that comes after it means anything.
  private(set) var isLost = false
  /// The time of the last step.
  private(set) var now = Instant.zero
  private let patience: ReplayLimit
  private var watch = StepWatch()

  /// The course of a replay that has not begun.
  public init(patience: ReplayLimit = ReplayLimit()) { self.patience = patience }

  /// What is known after the last step.
  package var rest: Step.Rest { watch.rest }

  /// Whether nothing more is worth waiting for.
  @inline(__always)
  var isOver: Bool { watch.rest.isOver(at: now, patience) }

  /// How the replay ends if the last step was the last of all.
  package var lastEnding: Ending { watch.rest.ending(at: now, patience) }

  /// Begins before the first step.
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
