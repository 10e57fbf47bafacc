/// What a run was asked to do: the first line of a results file.
public struct RunHead: Equatable, Sendable {
  /// The version of the program.
  public var tool: String
  /// A hash of everything that decides the outcome: recordings, engines, invariants, settings.
  /// Empty where it was not asked for.
  public var plan: String
  /// How many rows the whole plan has.
  public var planned: Int
  /// Which part of the plan this is; nothing where it is the whole.
  public var shards: Shards?
  /// When it began, where that is to be told.
  public var date: String?
  /// The machine and the number of jobs, where timing is to be told.
  public var host: String?
  public var jobs: Int?
  public var rate: String
  /// In milliseconds.
  public var phase: String
  public var engines: [Engine]
  /// What the engine was compared with, where it was.
  public var against: Engine?
  public var suite: String?
  /// What is not built in and holds for all recordings.
  public var settings: [Setting] = []
  /// Whether warnings fail the run.
  public var failsOnWarnings = false
  /// What the run as a whole must reach.
  public var gates: [Gate] = []
  /// Options to type again for a part of this run to be judged as it was: `["--repeat", "2"]`.
  public var again: [String] = []
  /// What was typed beside `again` to select recordings, engines and invariants, for the whole to
  /// be run again.
  public var select: [String] = []

  public init(
    tool: String, plan: String, planned: Int, rate: String, phase: String, engines: [Engine]
  ) {
    self.tool = tool
    self.plan = plan
    self.planned = planned
    self.rate = rate
    self.phase = phase
    self.engines = engines
  }
}

extension RunHead {
  public struct Engine: Equatable, Sendable {
    public var name: String
    public var version: String?

    public init(_ name: String, version: String?) {
      self.name = name
      self.version = version
    }
  }

  /// A value that is not built in, and where it comes from.
  public struct Setting: Equatable, Sendable {
    public var invariant: String
    public var name: String
    public var value: String
    public var from: String

    public init(_ invariant: String, _ name: String, _ value: String, from: String) {
      self.invariant = invariant
      self.name = name
      self.value = value
      self.from = from
    }
  }

  /// A number that the run as a whole must keep to.
  public struct Gate: Equatable, Sendable {
    public var kind: Kind
    public var count: Int
    public var from: String

    public enum Kind: String, CaseIterable, Sendable {
      case leastRecordings = "min-recordings"
      case mostWarnings = "max-warnings"
      case mostUntested = "max-untested"
    }

    public init(_ kind: Kind, _ count: Int, from: String) {
      self.kind = kind
      self.count = count
      self.from = from
    }
  }

  /// Some of the parts that a plan was cut into, counted from 1 and in order.
  public struct Shards: Equatable, Sendable {
    public var have: [Int]
    public var of: Int

    public init(_ have: [Int], of count: Int) {
      self.have = have
      of = count
    }
  }

  public func gate(_ kind: Gate.Kind) -> Gate? { gates.first { $0.kind == kind } }
}
