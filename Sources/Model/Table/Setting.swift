/// One property of a view that the app can set: in the scene and, later, by a change.
///
/// A change contains only the changed settings, so they are a list of assignments and not a second
/// copy of every policy with optional members. `Setting.paging(true)` makes one.
public struct Setting: Hashable, Sendable {
  /// The attribute of the format.
  package let row: SettingRow
  /// Its value.
  package let value: AttributeValue
}

extension ViewScene {
  /// Changes one setting. A policy that the view did not have begins with sizes of zero, which
  /// `objection` rejects unless further settings fill them in.
  public mutating func apply(_ setting: Setting) { setting.row.write(setting.value, &self) }

  /// All settings of the view, in the order of the format's table.
  public var settings: [Setting] {
    Setting.table.compactMap { row in row.read(self).map { Setting(row: row, value: $0) } }
  }
}
