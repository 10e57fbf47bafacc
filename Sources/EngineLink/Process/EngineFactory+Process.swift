internal import Model
package import Replay

extension EngineFactory {
  /// Creates the engine behind a command. A process is started to request the introduction by which
  /// the engine is then judged.
  package init(_ processes: EngineProcesses) throws(EngineError) {
    let said = try processes.introduction()
    let defaults = said.settings
    self.init(
      name: processes.command.name, version: said.version,
      summary: said.summary.isEmpty ? "\(said.name), in a separate process" : said.summary,
      abilities: said.abilities, contract: said.contract, settings: said.settings,
      promises: { (settings) throws(EngineError) in
        let said = try processes.introduction(settings.changed(from: defaults))
        return (said.abilities, said.contract)
      }
    ) { (scene, settings) throws(EngineError) in
      let changes = settings.changed(from: defaults)
      return try ProcessEngine(scene, processes, try processes.introduction(changes), changes)
    }
    self = ignoring(said.ignored)
    maxTouches = said.maxTouches
    unknownNames = said.unknownNames
  }

  /// Creates a placeholder for an engine without a valid introduction. Every recording on the
  /// placeholder results in an error.
  package init(failed name: String, _ error: EngineError) {
    self.init(name: name, version: "?", summary: "", abilities: []) { (_, _) throws(EngineError) in
      throw error
    }
    self = ignoring(.all)
  }
}

extension [EngineSetting] {
  fileprivate func changed(from defaults: [EngineSetting]) -> [EngineSetting] {
    filter { setting in !defaults.contains { $0.name == setting.name && $0.value == setting.value }
    }
  }
}
