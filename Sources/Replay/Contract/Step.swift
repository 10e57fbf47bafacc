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
  /// Whether the step has the cause `frame` but is between the frames of the clock, at the time of
  /// an observation in the recording: the state is shown, but no frame is drawn.
  package var isBetweenFrames = false
  /// The state that is shown.
  public var frame: Frame
  /// The events at this time: the same for the step before and the step after the moment. In a
  /// frame step, these are only the observations and marks of a moment without input.
  public var moment: Moment
  /// How well the shown state is known. An engine is queried in every step, so its state is known.
  public var sight = Sight()
  /// The events between the previous step and this step, at the same time; empty if there were
  /// none.
  package var happened: StepEvents = []
  /// The location of the last input, if known from the recording.
  public var location = FileLocation.nowhere
  /// The fingers that are down, and the time since which everything has been still.
  public var rest = Rest(from: .zero)

  /// Creates an empty step, which a source fills in.
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
    /// Just after a moment of input, at the same time.
    case after
    /// At a frame.
    case frame
  }
}
