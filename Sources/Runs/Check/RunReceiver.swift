internal import Model
package import Results
internal import Text

/// Receives the rows, progress and warnings of a run.
package protocol RunReceiver {
  /// Called before the first replay.
  mutating func begin(_ head: RunHead)

  /// Receives a final row. Rows arrive in the order of the plan.
  ///
  /// - Parameter line: The row as a line of results, without a line feed; nil unless lines are
  ///   written.
  mutating func add(_ row: JudgedRecording, _ line: [UInt8]?)

  /// Called many times per second while recordings are judged.
  mutating func show(_ progress: RunProgress)

  /// Called after the last recording was judged. Rows may still follow.
  mutating func endProgress()

  /// Receives a sentence that warns about the whole run.
  mutating func warn(_ text: String)
}

/// The progress of a run.
package struct RunProgress {
  /// The number of finished replays.
  package let done: Int
  package let failed: Int
  /// The recording that is being judged; empty at the end.
  package let path: String
}

/// The outcome of a run, with its counts.
package struct RunResult {
  package var outcome: Outcome
  /// The last line of its results.
  package let end: RunEnd
  /// When the run began, in seconds of `Clock`.
  package let began: Double
  /// The number of finished replays.
  package let done: Int
  package let failed: Int
  /// Whether the run ended before all replays were done.
  package let isCut: Bool
  /// The changes since an earlier run; nil if no earlier run was named.
  package let difference: RunDifference?
  /// The number of pictures and their size, as text; nil if no pictures were requested.
  package let pictures: String?
}
