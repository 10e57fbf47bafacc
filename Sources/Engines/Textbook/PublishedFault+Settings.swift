internal import Replay

extension PublishedFault {
  /// A switch for each fault, and the constants of the reference engine.
  static let settings =
    allCases.map { EngineSetting($0.texts.name, 1, $0.texts.summary, isSwitch: true) }
    + IOSConstants.settings
}

extension PublishedFaults {
  /// Creates the set of enabled faults; rejects values of a switch other than 0 and 1.
  init(_ settings: [EngineSetting]) throws(EngineError) {
    self = []
    for fault in PublishedFault.allCases {
      guard let setting = settings.first(where: { $0.name == fault.texts.name }) else { continue }
      guard setting.value == 0 || setting.value == 1 else {
        throw EngineError(.setting, "\(setting.name) is a switch: expected 0 or 1")
      }
      if setting.value == 1 { insert(PublishedFaults(fault)) }
    }
  }
}
