internal import Gesture

/// What a run was asked to do: the first line of a results file.
package struct RunHead: Equatable, Sendable {
  /// The version of the program.
  package var tool: String
  /// A hash of everything that decides the outcome: recordings, engines, invariants, settings.
  /// Empty where it was not asked for.
  package var plan: String
  /// How many rows the whole plan has.
  package var planned: Int
  /// Which part of the plan this is; nothing where it is the whole.
  package var shards: Shards?
  /// When it began, where that is to be told.
  package var date: String?
  /// The machine and the number of jobs, where timing is to be told.
  package var host: String?
  package var jobs: Int?
  package var rate: String
  /// In milliseconds.
  package var phase: String
  package var engines: [Engine]
  /// What the engine was compared with, where it was.
  package var against: Engine?
  package var suite: String?
  /// What is not built in and holds for all recordings.
  package var settings: [Setting] = []
  /// Whether warnings fail the run.
  package var failsOnWarnings = false
  /// What the run as a whole must reach.
  package var gates: [Gate] = []
  /// Options to type again for a part of this run to be judged as it was: `["--repeat", "2"]`.
  package var again: [String] = []
  /// What was typed beside `again` to select recordings, engines and invariants, for the whole to
  /// be run again.
  package var select: [String] = []

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

  package struct Engine: Equatable, Sendable {
    package var name: String
    package var version: String?

    package init(_ name: String, version: String?) {
      self.name = name
      self.version = version
    }
  }

  /// A value that is not built in, and where it comes from.
  package struct Setting: Equatable, Sendable {
    package var invariant: String
    package var name: String
    package var value: String
    package var from: String

    /// As reports print it.
    var text: String { "\(invariant) \(name) \(value), from \(from.visible)" }

    package init(_ invariant: String, _ name: String, _ value: String, from: String) {
      self.invariant = invariant
      self.name = name
      self.value = value
      self.from = from
    }
  }

  /// A number that the run as a whole must keep to.
  package struct Gate: Equatable, Sendable {
    package var kind: Kind
    package var count: Int
    package var from: String

    package enum Kind: String, CaseIterable, Sendable {
      case leastRecordings = "min-recordings"
      case mostWarnings = "max-warnings"
      case mostUntested = "max-untested"
    }

    package init(_ kind: Kind, _ count: Int, from: String) {
      self.kind = kind
      self.count = count
      self.from = from
    }
  }

  /// Some of the parts that a plan was cut into, counted from 1 and in order.
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
