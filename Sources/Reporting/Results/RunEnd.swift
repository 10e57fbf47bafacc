public import Gesture

/// How a run ended: the last line of a results file.
public struct RunEnd: Equatable, Sendable {
  public var recordings: Int
  public var broken: Int
  /// How many of the recordings an engine refused, and in how many nothing was put to the test.
  public var refused = 0
  public var untested = 0
  /// How many rows of the plan, or of this part of it, were left out because the run had seen
  /// enough.
  public var left = 0
  public var exit: Int
  /// Why, a reason each.
  public var reasons: [String] = []
  /// Why some of the paths that were named are not in the plan.
  public var unreadable: [String] = []
  /// What went wrong with engines while they replayed nothing: no row tells it.
  public var engineErrors: [String] = []
  /// The waivers that some recording could have used.
  public var waivers: [Waiver] = []
  /// How long it took on the clock on the wall, in seconds, where that is to be told.
  public var seconds: Double?
  /// Whether it was cut short, so that not everything planned was judged.
  public var isInterrupted: Bool

  public struct Waiver: Equatable, Sendable {
    public var invariant: String
    /// The pattern of the recordings it is for.
    public var recording: String
    /// In the suite file.
    public var place: FileLocation
    public var isUsed: Bool

    public init(_ invariant: String, in recording: String, at place: FileLocation, isUsed: Bool) {
      self.invariant = invariant
      self.recording = recording
      self.place = place
      self.isUsed = isUsed
    }
  }

  public init(recordings: Int, broken: Int, exit: Int, isInterrupted: Bool = false) {
    self.recordings = recordings
    self.broken = broken
    self.exit = exit
    self.isInterrupted = isInterrupted
  }
}
