internal import Platform

/// What a program that is an engine gets of the environment: what it takes to run, and what is asked for.
/// The rest (the locale, say) would let a replay depend on who made it.
enum EngineEnvironment {
  static var usual: [String] { ["PATH", "HOME", "TMPDIR"].compactMap { value($0) } }

  /// `NAME=VALUE` as it is, `NAME` with the value it has here, if it has one; nil for neither.
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
