package import Chromium
package import EngineLink
internal import Model
internal import Replay
internal import Text

/// The engines of a run that run in other processes.
package struct RunningEngines: Sendable {
  package let processes: [EngineProcesses]
  package let started: StartedEngines
  /// The browsers of the engine `chromium`; nil if no browser is installed.
  package let browsers: Browsers?

  package init(processes: [EngineProcesses], started: StartedEngines, browsers: Browsers?) {
    self.processes = processes
    self.started = started
    self.browsers = browsers
  }

  /// Whether some of the engines run in processes that speak the line protocol.
  var hasProcesses: Bool { !processes.isEmpty }

  /// Reads unrequested output of idle processes, which is an error.
  func listen() {
    for engine in processes { engine.listen() }
  }

  /// Ends all processes, also the processes of lists made from this list. Each error of an idle
  /// process is returned once.
  package func close() -> Outcome {
    var outcome = Outcome.held
    browsers?.close()
    for engine in started.all {
      for error in engine.close() {
        let reason = "engine \(engine.command.name) failed: \(error.message.oneLine)"
        // The error is reported once, even if several processes have the same error.
        if !outcome.reasons.contains(reason) { outcome.add(.unjudged, reason) }
      }
    }
    return outcome
  }
}

extension String {
  /// This text with its lines joined, for messages of one line.
  package var oneLine: String {
    split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " | ").visible
  }
}
