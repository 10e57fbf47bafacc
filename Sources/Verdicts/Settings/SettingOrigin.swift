package import Gesture

/// Where a setting comes from, so that no tolerance can be widened unseen.
package enum SettingOrigin: Hashable, Sendable {
  /// It was set nowhere.
  case builtIn
  /// A line of a suite or a recording.
  case file(String, FileLocation)
  /// The option it was typed after: `--tolerance`.
  case commandLine(String)

  /// For reports: `suite.xml:12`, `--tolerance`, `built in`.
  package var text: String {
    switch self {
    case .builtIn: "built in"
    case .file(let name, let place): place.line > 0 ? "\(name):\(place.line)" : name
    case .commandLine(let option): option
    }
  }
}

/// A value and where it comes from.
package struct SettingValue<Value: Sendable>: Sendable {
  /// The value.
  package var value: Value
  /// Where it was set.
  package var origin: SettingOrigin
}

extension SettingValue: Equatable where Value: Equatable {}
