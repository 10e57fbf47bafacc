internal import Chromium
package import Replay

/// The rules for the names of engines.
package enum EngineNames {
  /// The name of the recorded device.
  package static let seen = "seen"

  package static let seenSummary = "the observations of the recorded device, if a recording has any"

  /// Why these engines cannot be used together: a text about their names for the author of the
  /// program; nil if they can.
  package static func objection(to factories: [EngineFactory]) -> String? {
    var names = [seen, Browsers.engineName]
    for factory in factories {
      if let objection = objection(to: factory.name, among: names) { return objection }
      names.append(factory.name)
    }
    return nil
  }

  /// Why a name cannot be added to the names of other engines; nil if it can.
  package static func objection(to name: String, among names: [String]) -> String? {
    if names.contains(name) {
      return name == seen
        ? "an engine is named \"seen\", which is reserved for the recorded device"
        : "two engines are named \(name.quoted)"
    }
    let isTypeable =
      name.unicodeScalars.allSatisfy {
        switch $0 {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", "+": true
        default: $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
      }
    guard isTypeable, let first = name.first, first != "-" else {
      return "an engine is named \(name.quoted): expected letters, digits, -, _, + and ."
    }
    return nil
  }
}
