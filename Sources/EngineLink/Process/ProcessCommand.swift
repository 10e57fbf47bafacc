/// How to run a program that is an engine.
package struct ProcessCommand: Hashable, Sendable {
  /// The name used with `--engine`.
  package var name: String
  /// The shell command that runs the engine.
  package var line: String
  /// The working directory of the command; nil for the working directory of this program.
  package var folder: String?
  /// The complete environment, as `NAME=VALUE`.
  package var environment: [String]
  package var limits: ProcessLimits
  /// A descriptor that becomes readable when the run is interrupted; nil if the run cannot be
  /// interrupted.
  package var interruption: Int32?
  /// Whether each step is sent in a separate request, to locate an error.
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
  /// The timeout for the greeting, during which a virtual machine may have to warm up.
  package var hello = 30_000
  /// The timeout for loading a new scene, or leaving the old scene.
  package var scene = 10_000
  /// The minimum timeout for `advance`. `pace` times the scene time is added, up to `maxAdvance`.
  package var advance = 2_000
  package var pace = 5.0
  package var maxAdvance = 10_000
  /// The timeout for `play`, in addition to the duration of the replay and the time to settle.
  package var play = 10_000
  /// The timeout for the last reply, and again for the exit after that reply.
  package var bye = 2_000

  package init() {}
}
