internal import Gesture

/// An engine as it is named on the command line: `ios`, `ios(rate=0.9979,slop=8)`, or with the
/// switches that alone are to be on, `textbook(stale-label)`.
struct EngineDesignation: Equatable, Sendable {
  let name: String
  private(set) var settings: [Setting] = []

  struct Setting: Equatable, Sendable {
    let name: String
    /// nil where a switch stands there by its name alone.
    let value: Double?
  }

  /// An engine as it is.
  init(name: String) { self.name = name }

  /// Reads one; what is wrong is said of the option that it was typed after.
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

  /// As a trace says it: `rate=0.9979;slop=8`; nothing where nothing is set.
  var settingsText: String? { settings.isEmpty ? nil : pairs.joined(separator: ";") }

  /// As it can be typed again.
  var text: String { settings.isEmpty ? name : "\(name)(\(pairs.joined(separator: ",")))" }

  private var pairs: [String] {
    settings.map { setting in setting.value.map { "\(setting.name)=\($0.text)" } ?? setting.name }
  }
}
