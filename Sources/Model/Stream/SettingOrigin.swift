package import Text

/// The origin of a setting. Reports print it, so that no tolerance can be widened unnoticed.
package enum SettingOrigin: Hashable, Sendable {
  /// The value was not set.
  case builtIn
  /// A line of a suite or a recording.
  case file(String, FileLocation)
  /// The command line option that set the value, such as `--tolerance`.
  case commandLine(String)

  /// The origin as text for reports: `suite.xml:12`, `--tolerance`, `built in`.
  package var text: String {
    switch self {
    case .builtIn: "built in"
    case .file(let name, let location): location.line > 0 ? "\(name):\(location.line)" : name
    case .commandLine(let option): option
    }
  }
}

/// A value and its origin.
package struct SettingValue<Value: Sendable>: Sendable {
  /// The value.
  package var value: Value
  /// The origin of the value.
  package var origin: SettingOrigin

  package init(value: Value, origin: SettingOrigin) {
    self.value = value
    self.origin = origin
  }
}

extension SettingValue: Equatable where Value: Equatable {}
