public import Gesture

/// Where a setting comes from, so that no tolerance can be widened unseen.
public enum SettingOrigin: Hashable, Sendable {
  /// Nobody said otherwise.
  case builtIn
  case file(String, SourceLocation)
  /// The option it was typed after: `--tolerance`.
  case commandLine(String)
}

extension SettingOrigin {
  /// For reports: `suite.xml:12`, `--tolerance`, `built in`.
  public var text: String {
    switch self {
    case .builtIn: "built in"
    case .file(let name, let place): place.line > 0 ? "\(name):\(place.line)" : name
    case .commandLine(let option): option
    }
  }
}

/// A value and where it comes from.
public struct Settled<Value: Sendable>: Sendable {
  public var value: Value
  public var origin: SettingOrigin

  public init(_ value: Value, from origin: SettingOrigin) {
    self.value = value
    self.origin = origin
  }
}

extension Settled: Equatable where Value: Equatable {}
