public import Gesture

/// One sample of a replay: what an engine showed at a time, and what had just happened.
public struct Step: Sendable {
  /// Counted from 0.
  public var index: Int
  public var time: Instant
  public var cause: Cause
  public var frame: Frame
  /// What happens at this time: on a step before and after it, empty on a frame.
  public var moment: Moment

  public init() {
    index = 0
    time = .zero
    cause = .before
    frame = Frame()
    moment = Moment(at: .zero)
  }

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
