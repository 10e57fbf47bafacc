public import Model
public import Text

/// One sample of a replay: what an engine showed at a time, and what had just happened.
public struct Step: Equatable, Sendable {
  /// The index of the step, counted from 0.
  public var index: Int
  /// The time of the sample.
  public var time: Instant
  /// Why the sample was taken.
  public var cause: Cause
  /// Whether a frame step is between the frames of the clock, at the time of an observation in the
  /// recording: the state is shown, but no frame is drawn.
  package var isBetweenFrames = false
  /// What is shown.
  public var frame: Frame
  /// The events at this time: the same for the step before and the step after the moment. On a
  /// frame, the observations and marks of a moment without input, and nothing else.
  public var moment: Moment
  /// How well the shown state is known; an engine is queried in every step.
  public var sight = Sight()
  /// The events just before this step, at its time; empty if there were none.
  package var happened: StepEvents = []
  /// The last input, if the recording contains it.
  public var location = FileLocation.nowhere
  /// The fingers that are down, and the time since which everything has been still.
  public var rest = Rest(from: .zero)

  /// An empty step, to be filled in by a source.
  public init() {
    index = 0
    time = .zero
    cause = .before
    frame = Frame()
    moment = Moment(at: .zero)
  }

  /// Whether a frame of the clock is drawn in this step.
  package var isDrawn: Bool { cause == .frame && !isBetweenFrames }

  /// Why the sample was taken.
  public enum Cause: String, CaseIterable, Sendable {
    /// Just before a moment of input.
    case before
    /// Just after it, at the same time.
    case after
    /// At a frame.
    case frame
  }
}
