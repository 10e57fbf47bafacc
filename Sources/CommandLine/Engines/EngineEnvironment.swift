internal import Platform

/// The environment of an engine's program: the variables that every program needs, and the
/// variables that the user requests. Other variables, such as the locale, would make a replay
/// depend on the computer.
enum EngineEnvironment {
  static var usual: [String] { ["PATH", "HOME", "TMPDIR"].compactMap { value($0) } }

  /// The variable for a typed text: `NAME=VALUE` unchanged, or `NAME` with its present value, which
  /// is empty if the variable is not set; nil for other text.
  static func variable(_ typed: String) -> [String]? {
    let name = typed.prefix { $0 != "=" }
    guard !name.isEmpty,
      name.allSatisfy({ $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    return name.count < typed.count ? [typed] : [value(typed)].compactMap { $0 }
  }

  private static func value(_ name: String) -> String? {
    getenv(name).map { "\(name)=\(String(cString: $0))" }
  }
}
