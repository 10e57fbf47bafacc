/// How to run a program that is an engine.
package struct ProcessCommand: Hashable, Sendable {
  /// The name used with `--engine`.
  package var name: String
  /// A shell command.
  package var line: String
  /// Its working directory; nil for that of this program.
  package var folder: String?
  /// The complete environment, as `NAME=VALUE`.
  package var environment: [String]
  package var limits: ProcessLimits
  /// A descriptor that becomes readable when the run is interrupted; nil if it cannot be.
  package var interruption: Int32?
  /// Whether requests are sent one step at a time, to locate an error.
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

/// Timeouts for replies, in milliseconds of real time.
package struct ProcessLimits: Hashable, Sendable {
  /// The greeting, during which a virtual machine may have to warm up.
  package var hello = 30_000
  /// Loading a new scene, or leaving the old one.
  package var scene = 10_000
  /// The base, to which `pace` times the scene time is added, limited to `maxAdvance`.
  package var advance = 2_000
  package var pace = 5.0
  package var maxAdvance = 10_000
  /// In addition to the duration of the replay and the time to settle.
  package var play = 10_000
  /// For the last reply, and again for the exit after it.
  package var bye = 2_000

  package init() {}
}
