/// What a run saves of its replays besides the verdicts.
struct CheckOutput: Sendable {
  /// Whether each recording is identified by a hash, for results that are read later.
  var isHashed = false
  /// The replays whose traces are saved.
  var detail = TraceDetail.none
  /// Whether a violation is replayed once more for a plot of it, where no trace is saved.
  var drawsViolations = false
  /// Whether pictures of the page are taken.
  var takesPictures = false
  /// Where the steps of the replays are saved, if they are.
  var keepsSteps: String?
  /// Whether results have the wall-clock time of this machine.
  var isTimed = false
}
