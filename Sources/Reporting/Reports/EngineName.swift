extension String {
  /// The name of an engine as it is without its settings: `ios` of `ios(rubber=2)`.
  var withoutSettings: String { String(prefix { $0 != "(" }) }
}

extension RunHead {
  /// What trackers of alerts know an engine by from run to run: its name, which stays when a setting
  /// changes; with its settings where the run has another of that name.
  func trackedName(of engine: String) -> String {
    let name = engine.withoutSettings
    return engines.count { $0.name.withoutSettings == name } > 1 ? engine : name
  }
}
