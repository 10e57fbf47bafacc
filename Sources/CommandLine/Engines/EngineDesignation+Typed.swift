internal import Runs
internal import Text

extension EngineDesignation {
  /// Creates a designation from the value of an option. Errors name the option.
  init(_ typed: String, of option: Option) throws(UsageError) {
    guard let bracket = typed.firstIndex(of: "(") else {
      self.init(name: typed)
      guard !typed.isEmpty, !typed.contains(")") else { throw Self.misspelt(typed, option) }
      return
    }
    let name = String(typed[..<bracket])
    var settings: [Setting] = []
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
    self.init(name: name, settings: settings)
  }

  private static func misspelt(_ typed: String, _ option: Option) -> UsageError {
    .badValue(typed, of: option, expected: "NAME, NAME(SETTING=NUMBER,...) or NAME(SWITCH,...)")
  }
}
