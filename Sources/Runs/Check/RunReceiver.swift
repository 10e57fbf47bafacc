internal import Model
package import Results
internal import Text

/// Receives what a run yields.
package protocol RunReceiver {
  /// Called before the first replay.
  mutating func begin(_ head: RunHead)

  /// Receives the rows in the order of the plan. A row is final.
  ///
  /// - Parameter line: The same as a line of results, without a line feed, if that was requested.
  mutating func add(_ row: JudgedRecording, _ line: [UInt8]?)

  /// Called many times per second while recordings are judged.
  mutating func show(_ progress: RunProgress)

  /// Called when no other recording will be judged. Rows may still follow.
  mutating func endProgress()

  /// Receives a warning about the run as a whole, as a sentence.
  mutating func warn(_ text: String)
}

/// How far a run is.
package struct RunProgress {
  /// Number of finished replays.
  package let done: Int
  package let failed: Int
  /// The recording that is judged now; empty at the end.
  package let path: String
}

/// How a run ended.
package struct RunResult {
  package var outcome: Outcome
  /// The last line of its results.
  package let end: RunEnd
  /// When it began, in seconds of `Clock`.
  package let began: Double
  /// Number of finished replays.
  package let done: Int
  package let failed: Int
  /// Whether replays were left out.
  package let isCut: Bool
  /// The changes since an earlier run, if one was named.
  package let difference: RunDifference?
  /// The number of pictures and their size, if pictures were taken.
  package let pictures: String?
}
