/// The output that a run saves besides the verdicts.
package struct CheckOutput: Sendable {
  /// Whether the rows are written as lines of results.
  package var isWritten = false
  /// Whether each row contains the hash of its recording, for results that are read later.
  package var isHashed = false
  /// The number of threads that compute hashes.
  package var jobs = Clock.processors
  /// The replays whose traces are saved.
  package var detail = TraceDetail.none
  /// Whether all engines are code of this program, so that a second replay shows the same frames.
  package var replaysAgain = false
  /// Whether a recording that breaks an invariant is replayed a second time to draw its plot when
  /// no trace was saved.
  package var drawsViolations = false
  /// Whether pictures of the page are taken.
  package var takesPictures = false
  /// Where the steps of the replays are saved; nil if they are not saved.
  package var keepsSteps: String?
  /// Whether the results contain the wall-clock time of this computer.
  package var isTimed = false

  package init(
    isWritten: Bool = false, isHashed: Bool = false, detail: TraceDetail = .none,
    drawsViolations: Bool = false,
    takesPictures: Bool = false, keepsSteps: String? = nil, isTimed: Bool = false
  ) {
    self.isWritten = isWritten
    self.isHashed = isHashed
    self.detail = detail
    self.drawsViolations = drawsViolations
    self.takesPictures = takesPictures
    self.keepsSteps = keepsSteps
    self.isTimed = isTimed
  }
}
