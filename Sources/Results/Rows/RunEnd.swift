package import Text

/// How a run ended: the last line of a results file.
package struct RunEnd: Equatable, Sendable {
  package var recordings: Int
  package var broken: Int
  /// The number of recordings that were not tested because an engine refused the scene.
  package var refused = 0
  package var untested = 0
  /// The number of rows, in the plan or in this shard, that were skipped because the run stopped
  /// early.
  package var left = 0
  package var exit: Int
  /// The reasons for the exit code.
  package var reasons: [String] = []
  /// The reasons why the run is incomplete. The exit code does not show them if something is also
  /// broken.
  package var incomplete: [String] = []
  /// The reasons why some of the given paths are not in the plan.
  package var unreadable: [String] = []
  /// Engine errors outside any replay, which no row contains.
  package var engineErrors: [String] = []
  /// The waivers whose invariant was tested on a matching recording.
  package var waivers: [Waiver] = []
  /// The smallest recording with each cause, if requested.
  package var shrunk: [Shrunk] = []
  /// The constants that explain the differences, if requested.
  package var explained: [Explained] = []
  /// The functions of a page's scripts that have run, if requested.
  package var coverage: [ScriptCoverage] = []
  /// The elapsed real time in seconds, if timing is enabled.
  package var seconds: Double?
  /// Whether a signal ended the run before everything planned was judged.
  package var isInterrupted: Bool

  package struct Waiver: Equatable, Sendable {
    package var invariant: String
    /// The pattern of the covered recordings.
    package var recording: String
    /// The location of the waiver in the suite file.
    package var location: FileLocation
    package var isUsed: Bool

    package init(_ invariant: String, in recording: String, at location: FileLocation, isUsed: Bool)
    {
      self.invariant = invariant
      self.recording = recording
      self.location = location
      self.isUsed = isUsed
    }
  }

  /// A recording that was reduced as long as it breaks the same invariant.
  package struct Shrunk: Equatable, Sendable {
    /// The name of the cause, unique on its engine.
    package var cause: String
    package var engine: String
    /// The path of the original recording.
    package var recording: String
    /// The number of events in the reduced recording; `all` counts the events in the original
    /// recording.
    package var events: Int
    package var all: Int
    /// The reduced recording as XML.
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
