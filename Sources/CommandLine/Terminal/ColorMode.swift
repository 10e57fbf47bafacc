/// The values of `--color`.
enum ColorMode: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether text is coloured. The first of these that is set decides: the option, `NO_COLOR`,
  /// `CLICOLOR_FORCE`, `TERM`, and finally whether the output is a terminal.
  func isGranted(onTerminal: Bool, _ variable: (String) -> String?) -> Bool {
    func isSet(_ name: String) -> Bool { !(variable(name) ?? "").isEmpty }
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if isSet("NO_COLOR") { return false }
      if isSet("CLICOLOR_FORCE"), variable("CLICOLOR_FORCE") != "0" { return true }
      return onTerminal && variable("TERM") != "dumb"
    }
  }
}
