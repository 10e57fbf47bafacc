internal import Text

/// The options of a run: the first line of a results file.
package struct RunHead: Equatable, Sendable {
  /// The version of the program.
  package var tool: String
  /// A hash of everything that determines the outcome: recordings, engines, invariants, settings.
  /// Empty if it was not requested.
  package var plan: String
  /// Number of rows of the whole plan.
  package var planned: Int
  /// The part of the plan that this run covers; `nil` if it covers all of it.
  package var shards: Shards?
  /// When the run began, if timing is enabled.
  package var date: String?
  /// The machine and the number of jobs, if timing is enabled.
  package var host: String?
  package var jobs: Int?
  package var rate: String
  /// In milliseconds.
  package var phase: String
  package var engines: [Engine]
  /// The engine used for comparison, if there was one.
  package var against: Engine?
  package var suite: String?
  /// The invariants that judge, in the order of the rows. A row abbreviates them by their index.
  package var invariants: [String] = []
  /// Settings for all recordings that differ from the built-in ones.
  package var settings: [Setting] = []
  /// Whether warnings fail the run.
  package var failsOnWarnings = false
  /// The conditions for the run as a whole.
  package var gates: [Gate] = []
  /// Options needed to judge a part of this run again in the same way: `["--repeat", "2"]`.
  package var again: [String] = []
  /// Further options that selected recordings, engines and invariants, needed to repeat the whole
  /// run.
  package var select: [String] = []
  /// How to decide on the differences to baselines, if the run left pending traces.
  package var review: Review?

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

  /// The decision on pending traces.
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

  /// A value that differs from the built-in one, and its origin.
  package struct Setting: Equatable, Sendable {
    package var invariant: String
    package var name: String
    package var value: String
    package var from: String

    /// As reports print it.
    package var text: String { "\(invariant) \(name) \(value), from \(from.visible)" }

    package init(_ invariant: String, _ name: String, _ value: String, from: String) {
      self.invariant = invariant
      self.name = name
      self.value = value
      self.from = from
    }
  }

  /// A limit for the run as a whole.
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

  /// Some of the shards of a plan, numbered from 1 and in order.
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
