/// One thing about a view that the app can set: in the scene and, later, by a change.
///
/// A change names only what changes, so the settings are a list of assignments and not a second
/// copy of every policy with optional members. `Setting.paging(true)` makes one.
public struct Setting: Hashable, Sendable {
  /// Which attribute of the format it is.
  public let row: SettingRow
  /// What it is set to.
  public let value: Value

  /// A value in one of the few forms that files and messages have for it.
  public enum Value: Hashable, Sendable {
    /// On or off.
    case flag(Bool)
    /// A number, such as a length or a factor.
    case number(Double)
    /// A whole number, such as a count.
    case whole(Int)
    /// One of the words that the setting knows.
    case word(String)
    /// Ranges of whole numbers, such as the rows that can be selected.
    case ranges([ClosedRange<Int>])
  }
}

extension Setting.Value {
  /// The value as recordings spell it; nothing for an empty list, which has no spelling.
  public var text: String? {
    switch self {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): number.text
    case .whole(let number): String(number)
    case .word(let word): word
    case .ranges(let ranges):
      ranges.isEmpty
        ? nil : ranges.map { "\($0.lowerBound) \($0.upperBound)" }.joined(separator: " ")
    }
  }
}

extension ViewScene {
  /// Changes one setting. A policy the view did not have begins with sizes of zero, which
  /// `objection` refuses unless further settings fill them in.
  public mutating func apply(_ setting: Setting) { setting.row.write(setting.value, &self) }

  /// Everything about the view that a setting can change, in the order of the format's table.
  public var settings: [Setting] {
    Setting.table.compactMap { row in row.read(self).map { Setting(row: row, value: $0) } }
  }
}
