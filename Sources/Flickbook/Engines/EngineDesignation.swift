internal import Gesture

/// An engine as it is named on the command line: `ios`, or `ios(rate=0.9979,slop=8)`.
struct EngineDesignation: Equatable, Sendable {
  let name: String
  private(set) var settings: [Setting] = []

  struct Setting: Equatable, Sendable {
    let name: String
    let value: Double
  }

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
      guard pair.count == 2, !pair[0].isEmpty else { throw Self.misspelt(typed, option) }
      let (setting, value) = (String(pair[0]), String(pair[1]))
      guard let number = Double(typed: value) else {
        throw UsageError(
          "\(option.dashed): \(setting) cannot be \(value.quoted): expected a decimal number")
      }
      guard !settings.contains(where: { $0.name == setting }) else {
        throw UsageError("\(option.dashed): \(setting.quoted) is set twice in \(typed.quoted)")
      }
      settings.append(Setting(name: setting, value: number))
    }
  }

  private static func misspelt(_ typed: String, _ option: Option) -> UsageError {
    .badValue(typed, of: option, expected: "NAME or NAME(SETTING=NUMBER,...)")
  }
}

extension EngineDesignation {
  /// As a trace says it: `rate=0.9979;slop=8`; nothing where nothing is set.
  var settingsText: String? {
    settings.isEmpty ? nil : pairs.joined(separator: ";")
  }

  /// As it can be typed again.
  var text: String { settings.isEmpty ? name : "\(name)(\(pairs.joined(separator: ",")))" }

  private var pairs: [String] { settings.map { "\($0.name)=\($0.value.text)" } }
}
