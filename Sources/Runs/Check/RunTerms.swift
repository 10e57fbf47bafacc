package import Results

/// How a run is executed, and how its rows are processed.
package struct RunTerms: Sendable {
  package let work: CheckWork
  package let head: RunHead
  package let waivers: Waivers
  /// The engine processes and browsers, which must be ended when the work is done.
  package let engines: RunningEngines
  package var jobs = Clock.processors
  /// The maximum time for one replay in seconds.
  package var timeout = 60.0
  /// The number of failed recordings after which the run stops.
  package var maxFailures: Int?
  /// The results of the interrupted run that this run resumes.
  package var resumed: ResumedRun?
  /// Shrinks the recordings of the causes, if requested.
  package var shrinker: CauseShrinker?
  /// Finds what explains the differences between two engines, if requested.
  package var explainer: DifferenceExplainer?
  /// The earlier run with which this run is compared, if requested.
  package var earlier: EarlierRun?
  /// Whether only failures that are new since the earlier run count.
  package var failsOnNewOnly = false
  /// Whether the lines around each violation are copied into the rows.
  package var quotesLines = false
  /// The number of bytes of results that traces of recordings without failures may fill.
  package var traceCapacity = 0
  /// Whether this run has only some of the recordings that the suite covers.
  package var isPart = false
  /// Whether this run repeats the failed recordings of an earlier run. The minimum number of
  /// recordings does not apply then.
  package var repeatsFailures = false

  package init(work: CheckWork, head: RunHead, waivers: Waivers, engines: RunningEngines) {
    self.work = work
    self.head = head
    self.waivers = waivers
    self.engines = engines
  }
}
