internal import Reporting

/// How a run is carried out, and what is done with the rows of its recordings.
struct RunTerms: Sendable {
  let work: CheckWork
  let head: RunHead
  let waivers: Waivers
  /// The processes that must be ended when the work is done.
  let engines: RunningEngines
  var jobs = Clock.processors
  /// Maximum time for one replay in seconds.
  var timeout = 60.0
  /// The number of failed recordings after which the run stops.
  var maxFailures: Int?
  /// The results of the interrupted run that this one resumes.
  var resumed: ResumedRun?
  /// Shrinks the recordings of the causes, if requested.
  var shrinker: CauseShrinker?
  /// Finds what accounts for the differences, if requested.
  var explainer: DifferenceExplainer?
  /// The run with which this one is compared, if requested.
  var earlier: EarlierRun?
  /// Whether only failures that are new since that run count.
  var failsOnNewOnly = false
  /// Whether the lines around each violation are copied into the rows.
  var quotesLines = false
  /// The free space, in bytes of results with traces, for plots of recordings that held.
  var traceCapacity = 0
  /// Whether these are only some of the recordings that the suite covers.
  var isPart = false
}
