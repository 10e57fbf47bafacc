package import Results

/// The options of a run, and of the processing of its rows.
package struct RunTerms: Sendable {
  package let work: CheckWork
  package let head: RunHead
  package let waivers: Waivers
  /// The processes that must be ended when the work is done.
  package let engines: RunningEngines
  package var jobs = Clock.processors
  /// Maximum time for one replay in seconds.
  package var timeout = 60.0
  /// The number of failed recordings after which the run stops.
  package var maxFailures: Int?
  /// The results of the interrupted run that this one resumes.
  package var resumed: ResumedRun?
  /// Shrinks the recordings of the causes, if requested.
  package var shrinker: CauseShrinker?
  /// Finds what accounts for the differences, if requested.
  package var explainer: DifferenceExplainer?
  /// The run with which this one is compared, if requested.
  package var earlier: EarlierRun?
  /// Whether only failures that are new since that run count.
  package var failsOnNewOnly = false
  /// Whether the lines around each violation are copied into the rows.
  package var quotesLines = false
  /// The free space, in bytes of results with traces, for plots of recordings that held.
  package var traceCapacity = 0
  /// Whether these are only some of the recordings that the suite covers.
  package var isPart = false
  /// Whether these are the recordings that failed in an earlier run: how many a run must contain does
  /// not apply to them.
  package var repeatsFailures = false

  package init(work: CheckWork, head: RunHead, waivers: Waivers, engines: RunningEngines) {
    self.work = work
    self.head = head
    self.waivers = waivers
    self.engines = engines
  }
}
