internal import Text

/// An engine as named on the command line: `ios`, `ios(rate=0.9979,slop=8)`, or with a list of the
/// only switches to turn on, `textbook(stale-label)`.
struct EngineDesignation: Equatable, Sendable {
  let name: String
  private(set) var settings: [Setting] = []

  struct Setting: Equatable, Sendable {
    let name: String
    /// nil for a switch given only by its name.
    let value: Double?
  }

  /// An engine with its default settings.
  init(name: String) { self.name = name }

  /// Parses a designation. Errors name the option.
  init(_ typed: String, of option: Option) throws(UsageError) {
    guard let bracket = typed.firstIndex(of: "(") else {
      name = typed
      guard !typed.isEmpty, !typed.contains(")") else { throw Self.misspelt(typed, option) }
      return
    }
    name = String(typed[..<bracket])
    guard !name.isEmpty, typed.last == ")" else { throw Self.misspelt(typed, option) }
    let list = typed[typed.index(after: bracket)...].dropLast()
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let pair = part.drop { $0 == " " }.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let setting = pair.first.map(String.init), !setting.isEmpty else {
        throw Self.misspelt(typed, option)
      }
      let number = pair.count == 2 ? Double(typed: String(pair[1])) : nil
      guard pair.count == 1 || number != nil else {
        throw UsageError(
          "\(option.dashed): \(setting) cannot be \(String(pair[1]).quoted): expected a decimal number"
        )
      }
      guard !settings.contains(where: { $0.name == setting }) else {
        throw UsageError("\(option.dashed): \(setting.quoted) is set twice in \(typed.quoted)")
      }
      settings.append(Setting(name: setting, value: number))
    }
  }

  private static func misspelt(_ typed: String, _ option: Option) -> UsageError {
    .badValue(typed, of: option, expected: "NAME, NAME(SETTING=NUMBER,...) or NAME(SWITCH,...)")
  }

  /// As in a trace: `rate=0.9979;slop=8`; nil without settings.
  var settingsText: String? { settings.isEmpty ? nil : pairs.joined(separator: ";") }

  /// In the form in which it can be typed again.
  var text: String { settings.isEmpty ? name : "\(name)(\(pairs.joined(separator: ",")))" }

  private var pairs: [String] {
    settings.map { setting in setting.value.map { "\(setting.name)=\($0.text)" } ?? setting.name }
  }
}
