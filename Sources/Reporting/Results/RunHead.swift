/// What a run was asked to do: the first line of a results file.
public struct RunHead: Equatable, Sendable {
  /// The version of the program.
  public var tool: String
  /// A hash of everything that decides the outcome: recordings, engines, settings. Empty where it was
  /// not asked for.
  public var plan: String
  /// How many rows there are to be.
  public var planned: Int
  public var rate: String
  /// In milliseconds.
  public var phase: String
  public var engines: [Engine]
  public var suite: String?
  /// What is not built in and holds for all recordings.
  public var settings: [Setting] = []
  /// Options to type again for a part of this run to be judged as it was: `["--rate", "120"]`.
  public var again: [String] = []

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
    public var law: String
    public var name: String
    public var value: String
    public var from: String

    public init(_ law: String, _ name: String, _ value: String, from: String) {
      self.law = law
      self.name = name
      self.value = value
      self.from = from
    }
  }

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

/// How a run ended: the last line of a results file.
public struct RunEnd: Equatable, Sendable {
  public var recordings: Int
  public var broken: Int
  public var exit: Int
  /// Whether it was cut short, so that not everything planned was judged.
  public var isInterrupted: Bool

  public init(recordings: Int, broken: Int, exit: Int, isInterrupted: Bool = false) {
    self.recordings = recordings
    self.broken = broken
    self.exit = exit
    self.isInterrupted = isInterrupted
  }
}
