public import Gesture

/// One sample of a replay: what an engine showed at a time, and what had just happened.
public struct Step: Equatable, Sendable {
  /// Counted from 0.
  public var index: Int
  /// The time of the sample.
  public var time: Instant
  /// Why there is a sample.
  public var cause: Cause
  /// Whether a frame step stands between the frames of the clock, where a recording says what was
  /// seen: what is shown then is shown, and nothing is drawn.
  package var isBetweenFrames = false
  /// What is shown.
  public var frame: Frame
  /// What happens at this time: the same on the step before and the step after it. On a frame,
  /// what was seen and marked at a time without input, and nothing else.
  public var moment: Moment
  /// How well it is known what was shown; an engine is asked in every step.
  public var sight = Sight()
  /// What happened just before this step, at its time; nothing where nothing did.
  package var happened: StepEvents = []
  /// The input that came last, where the recording says so.
  public var place = FileLocation.nowhere
  /// Which fingers are down, and since when everything has stood still.
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

  /// Why there is a sample.
  public enum Cause: String, CaseIterable, Sendable {
    /// Just before a moment of input.
    case before
    /// Just after it, at the same time.
    case after
    /// A frame is drawn.
    case frame
  }
}
