extension String {
  /// The name of an engine without its settings: `ios` of `ios(rubber=2)`.
  var withoutSettings: String { String(prefix { $0 != "(" }) }
}

extension RunHead {
  /// The stable name of an engine for alert trackers: its name without settings, so that changing a
  /// setting keeps it, or with its settings if the run has another engine with the same name.
  package func trackedName(of engine: String) -> String {
    let name = engine.withoutSettings
    return engines.count { $0.name.withoutSettings == name } > 1 ? engine : name
  }
}
