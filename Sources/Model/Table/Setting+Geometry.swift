/// The role of a setting's value in the geometry of a view.
package enum SettingGeometry: Hashable, Sendable {
  /// A value that is unaffected by mirroring and magnification.
  case none
  /// A size along an axis.
  case size(Axis)
  /// The margin before the content on an axis, or the margin after the content.
  case inset(Axis, isTrailing: Bool)
  /// A length along the axis that the view's policy uses.
  case distance
  /// A number of items along an axis.
  case count(Axis)
  /// A choice of axes.
  case axes
  /// The side on which content begins.
  case direction
}

extension Setting {
  /// The same setting with another number, if the number is a length.
  package func changingLengths(_ change: (Double) -> Double) -> Setting {
    switch (row.geometry, value) {
    case (.size, .number(let length)), (.inset, .number(let length)),
      (.distance, .number(let length)):
      Setting(row: row, value: .number(change(length)))
    case (.distance, .numbers(let lengths)): Setting(row: row, value: .numbers(lengths.map(change)))
    default: self
    }
  }

  /// The same setting with x and y swapped.
  package var transposed: Setting {
    switch (row.geometry, value) {
    case (.size(let axis), _): moved(to: .size(axis.other))
    case (.inset(let axis, let isTrailing), _):
      moved(to: .inset(axis.other, isTrailing: isTrailing))
    case (.count(let axis), _): moved(to: .count(axis.other))
    case (.axes, .word("x")): Setting(row: row, value: .word("y"))
    case (.axes, .word("y")): Setting(row: row, value: .word("x"))
    default: self
    }
  }

  /// The same setting in a mirror image along one axis.
  package func mirrored(along axis: Axis) -> Setting {
    if row.geometry == .direction, axis == .x, case .word(let side) = value {
      return Setting(row: row, value: .word(side == "ltr" ? "rtl" : "ltr"))
    }
    guard case .inset(axis, let isTrailing) = row.geometry else { return self }
    return moved(to: .inset(axis, isTrailing: !isTrailing))
  }

  /// The same value in the only row with the given geometry.
  private func moved(to geometry: SettingGeometry) -> Setting {
    let row = Setting.table.first { $0.geometry == geometry }
    return Setting(row: row ?? self.row, value: value)
  }
}

extension SettingRow {
  /// Whether the setting determines that content is a row of pages, or the number of pages.
  package var decidesPages: Bool {
    [Setting.arrangement.row, Setting.pages.row, Setting.images.row].contains(self)
  }
}

extension Axis {
  /// The other axis.
  package var other: Axis { self == .x ? .y : .x }
}
