extension String {
  /// The name of an engine without its settings: `ios` of `ios(rubber=2)`.
  var withoutSettings: String { String(prefix { $0 != "(" }) }
}

extension RunHead {
  /// The stable name of an engine for alert trackers. It has no settings, so that it stays the same
  /// if a setting changes. If the run has two engines with that name, it includes the settings.
  package func trackedName(of engine: String) -> String {
    let name = engine.withoutSettings
    return engines.count { $0.name.withoutSettings == name } > 1 ? engine : name
  }
}
