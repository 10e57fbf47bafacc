/// How a program is run that is an engine.
public struct ProcessCommand: Hashable, Sendable {
  /// The name `--engine` calls it by.
  public var name: String
  /// A command of the shell.
  public var line: String
  /// Where it is run; nil for where this program was.
  public var folder: String?
  /// All it gets of an environment, as `NAME=VALUE`.
  public var environment: [String]
  public var limits: ProcessLimits
  /// A descriptor that is readable as soon as nobody waits for replies any more; nil where that
  /// never happens.
  public var interruption: Int32?
  /// Whether it is asked one step at a time, for whoever looks for a fault in it.
  public var isLockStep = false

  public init(
    _ name: String, _ line: String, in folder: String? = nil, environment: [String] = [],
    limits: ProcessLimits = ProcessLimits()
  ) {
    self.name = name
    self.line = line
    self.folder = folder
    self.environment = environment
    self.limits = limits
  }
}

/// How many milliseconds of real time an engine may take for its replies.
public struct ProcessLimits: Hashable, Sendable {
  /// The first words, in which a virtual machine may have to warm up.
  public var hello = 30_000
  /// A new scene, or leaving the old one.
  public var scene = 10_000
  /// Besides `pace` times the time that passes in the scene, and never more than `advanceAtMost`.
  public var advance = 2_000
  public var pace = 5.0
  public var advanceAtMost = 10_000
  /// Besides the time that is played, and the time to settle.
  public var play = 10_000
  /// Each of: the last reply, and the end after it.
  public var bye = 2_000

  public init() {}
}
