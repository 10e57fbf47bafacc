/// One thing about a view that the app can set: in the scene and, later, by a change.
///
/// A change names only what changes, so the settings are a list of assignments and not a second
/// copy of every policy with optional members. `Setting.paging(true)` makes one.
public struct Setting: Hashable, Sendable {
  /// Which attribute of the format it is.
  package let row: SettingRow
  /// What it is set to.
  package let value: AttributeValue
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
