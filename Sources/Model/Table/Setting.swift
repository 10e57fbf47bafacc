/// A property of a view that the app can set, in the scene and later by changes.
///
/// A change contains only the changed settings, so it is a list of assignments and not a copy of
/// every policy with optional members. `Setting.paging(true)` creates a setting.
public struct Setting: Hashable, Sendable {
  /// The attribute of the format.
  package let row: SettingRow
  /// The value of the attribute.
  package let value: AttributeValue
}

extension ViewScene {
  /// Changes one setting. A policy that the view did not have is added with sizes of 0, which
  /// `objection` rejects until further settings replace them.
  public mutating func apply(_ setting: Setting) { setting.row.write(setting.value, &self) }

  /// All settings of the view, in the order of the format's table.
  public var settings: [Setting] {
    Setting.table.compactMap { row in row.read(self).map { Setting(row: row, value: $0) } }
  }
}
