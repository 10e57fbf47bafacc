package import Gesture

/// How a run ended: the last line of a results file.
package struct RunEnd: Equatable, Sendable {
  package var recordings: Int
  package var broken: Int
  /// How many of the recordings an engine refused, and in how many nothing was put to the test.
  package var refused = 0
  package var untested = 0
  /// How many rows of the plan, or of this part of it, were left out because the run had seen
  /// enough.
  package var left = 0
  package var exit: Int
  /// Why, a reason each.
  package var reasons: [String] = []
  /// Why some of the paths that were named are not in the plan.
  package var unreadable: [String] = []
  /// What went wrong with engines while they replayed nothing: no row tells it.
  package var engineErrors: [String] = []
  /// The waivers that some recording could have used.
  package var waivers: [Waiver] = []
  /// How long it took on the clock on the wall, in seconds, where that is to be told.
  package var seconds: Double?
  /// Whether it was cut short, so that not everything planned was judged.
  package var isInterrupted: Bool

  package struct Waiver: Equatable, Sendable {
    package var invariant: String
    /// The pattern of the recordings it is for.
    package var recording: String
    /// In the suite file.
    package var place: FileLocation
    package var isUsed: Bool

    package init(_ invariant: String, in recording: String, at place: FileLocation, isUsed: Bool) {
      self.invariant = invariant
      self.recording = recording
      self.place = place
      self.isUsed = isUsed
    }
  }

  package init(recordings: Int, broken: Int, exit: Int, isInterrupted: Bool = false) {
    self.recordings = recordings
    self.broken = broken
    self.exit = exit
    self.isInterrupted = isInterrupted
  }
}
