internal import Chromium
internal import EngineLink

/// The engines of a run that are programs of their own.
struct RunningEngines: Sendable {
  let processes: [EngineProcesses]
  let started: StartedEngines
  /// The browsers of the engine `chromium`; nil if no browser is installed.
  let browsers: Browsers?

  /// Whether some of the engines run in processes that speak the line protocol.
  var hasProcesses: Bool { !processes.isEmpty }

  /// Checks idle processes for unrequested output.
  func listen() {
    for engine in processes { engine.listen() }
  }

  /// Ends all processes, including those of lists made from this one. Returns errors of idle
  /// processes, once.
  func close() -> Outcome {
    var outcome = Outcome.held
    browsers?.close()
    for engine in started.all {
      for error in engine.close() {
        let reason = "engine \(engine.command.name) failed: \(error.message.oneLine)"
        // Reported once, even if several processes have the same error.
        if !outcome.reasons.contains(reason) { outcome.add(.unjudged, reason) }
      }
    }
    return outcome
  }
}

extension String {
  /// Joins lines where only a single one fits.
  var oneLine: String {
    split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " | ").visible
  }
}
