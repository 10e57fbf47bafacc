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
  /// Those of the reasons for which it is incomplete: where something is broken too, the exit code does not
  /// tell.
  package var incomplete: [String] = []
  /// Why some of the paths that were named are not in the plan.
  package var unreadable: [String] = []
  /// What went wrong with engines while they replayed nothing: no row tells it.
  package var engineErrors: [String] = []
  /// The waivers that some recording could have used.
  package var waivers: [Waiver] = []
  /// The smallest recording that still breaks as each cause does, where that was asked for.
  package var shrunk: [Shrunk] = []
  /// Which constants account for what differs, where that was asked for.
  package var explained: [Explained] = []
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

  /// A recording made smaller as long as it breaks the same invariant.
  package struct Shrunk: Equatable, Sendable {
    /// What tells the cause from others on its engine.
    package var cause: String
    package var engine: String
    /// What it was made from.
    package var recording: String
    /// How many events it has, and how many that one has.
    package var events: Int
    package var all: Int
    /// The recording itself.
    package var text: String

    package init(
      of cause: String, on engine: String, from recording: String, events: Int, of all: Int,
      _ text: String
    ) {
      self.cause = cause
      self.engine = engine
      self.recording = recording
      self.events = events
      self.all = all
      self.text = text
    }
  }

  package init(recordings: Int, broken: Int, exit: Int, isInterrupted: Bool = false) {
    self.recordings = recordings
    self.broken = broken
    self.exit = exit
    self.isInterrupted = isInterrupted
  }
}
