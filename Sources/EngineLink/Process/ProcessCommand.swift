/// How a program is run that is an engine.
package struct ProcessCommand: Hashable, Sendable {
  /// The name `--engine` calls it by.
  package var name: String
  /// A command of the shell.
  package var line: String
  /// Where it is run; nil for where this program was.
  package var folder: String?
  /// All it gets of an environment, as `NAME=VALUE`.
  package var environment: [String]
  package var limits: ProcessLimits
  /// A descriptor that is readable as soon as nobody waits for replies any more; nil where that
  /// never happens.
  package var interruption: Int32?
  /// Whether it is asked one step at a time, for whoever looks for a fault in it.
  package var isLockStep = false

  package init(
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
package struct ProcessLimits: Hashable, Sendable {
  /// The first words, in which a virtual machine may have to warm up.
  package var hello = 30_000
  /// A new scene, or leaving the old one.
  package var scene = 10_000
  /// Besides `pace` times the time that passes in the scene, and never more than `advanceAtMost`.
  package var advance = 2_000
  package var pace = 5.0
  package var advanceAtMost = 10_000
  /// Besides the time that is played, and the time to settle.
  package var play = 10_000
  /// Each of: the last reply, and the end after it.
  package var bye = 2_000

  package init() {}
}
