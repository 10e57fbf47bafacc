internal import Text

/// The options of a run: the first line of a results file.
package struct RunHead: Equatable, Sendable {
  /// The version of the program.
  package var tool: String
  /// A hash of everything that determines the outcome: recordings, engines, invariants, settings.
  /// The hash is empty if it was not requested.
  package var plan: String
  /// The number of rows in the whole plan.
  package var planned: Int
  /// The shards of the plan that this run covers; nil if it covers the whole plan.
  package var shards: Shards?
  /// When the run began, if timing is enabled or the environment sets a date.
  package var date: String?
  /// The name of the computer, if timing is enabled; `jobs` is the number of jobs.
  package var host: String?
  package var jobs: Int?
  package var rate: String
  /// The phase of the frames in milliseconds.
  package var phase: String
  package var engines: [Engine]
  /// The counterpart of a comparison; nil if there is none.
  package var against: Engine?
  package var suite: String?
  /// The names of the invariants, in the order of the rows. Rows abbreviate verdicts by indices
  /// into this list.
  package var invariants: [String] = []
  /// The settings for all recordings that differ from the built-in settings.
  package var settings: [Setting] = []
  /// Whether warnings fail the run.
  package var failsOnWarnings = false
  /// The conditions that the run as a whole must meet.
  package var gates: [Gate] = []
  /// The options for judging a part of this run again in the same way: `["--repeat", "2"]`.
  package var again: [String] = []
  /// The additional options for repeating the whole run: the options that selected recordings,
  /// engines and invariants.
  package var select: [String] = []
  /// How to decide about pending traces; nil if the run left none.
  package var review: Review?
  /// The command of the random search that generated the recordings; nil if they were selected.
  package var search: String?

  package init(
    tool: String, plan: String, planned: Int, rate: String, phase: String, engines: [Engine]
  ) {
    self.tool = tool
    self.plan = plan
    self.planned = planned
    self.rate = rate
    self.phase = phase
    self.engines = engines
  }

  /// The options for deciding about pending traces.
  package struct Review: Equatable, Sendable {
    /// The options of `flickbook baseline` that select the same baselines.
    package var options: [String]

    package init(options: [String]) { self.options = options }
  }

  package struct Engine: Equatable, Sendable {
    package var name: String
    package var version: String?

    package init(_ name: String, version: String?) {
      self.name = name
      self.version = version
    }
  }

  /// A setting that differs from the built-in setting, with its origin.
  package struct Setting: Equatable, Sendable {
    package var invariant: String
    package var name: String
    package var value: String
    package var from: String

    /// The setting as reports print it.
    package var text: String { "\(invariant) \(name) \(value), from \(from.visible)" }

    package init(_ invariant: String, _ name: String, _ value: String, from: String) {
      self.invariant = invariant
      self.name = name
      self.value = value
      self.from = from
    }
  }

  /// A condition that the run as a whole must meet.
  package struct Gate: Equatable, Sendable {
    package var kind: Kind
    package var count: Int
    package var from: String

    package enum Kind: String, CaseIterable, Sendable {
      case minRecordings = "min-recordings"
      case maxWarnings = "max-warnings"
      case maxUntested = "max-untested"
    }

    package init(_ kind: Kind, _ count: Int, from: String) {
      self.kind = kind
      self.count = count
      self.from = from
    }
  }

  /// A selection of a plan's shards, in ascending order and numbered from 1.
  package struct Shards: Equatable, Sendable {
    package var have: [Int]
    package var of: Int

    package init(_ have: [Int], of count: Int) {
      self.have = have
      of = count
    }
  }

  package func gate(_ kind: Gate.Kind) -> Gate? { gates.first { $0.kind == kind } }
}
