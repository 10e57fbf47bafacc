/// A type that settings have, and the forms its values have in files and messages.
protocol SettingValue: Sendable {
  static var kind: ValueKind { get }
  var settingValue: Setting.Value { get }
  init?(_ value: Setting.Value)
}

extension Bool: SettingValue {
  static var kind: ValueKind { .boolean }
  var settingValue: Setting.Value { .flag(self) }
  init?(_ value: Setting.Value) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }
}

extension Double: SettingValue {
  static var kind: ValueKind { .magnitude }
  var settingValue: Setting.Value { .number(self) }
  init?(_ value: Setting.Value) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
}

extension Int: SettingValue {
  static var kind: ValueKind { .count }
  var settingValue: Setting.Value { .whole(self) }
  init?(_ value: Setting.Value) {
    guard case .whole(let number) = value else { return nil }
    self = number
  }
}

extension RowIndex: SettingValue {
  static var kind: ValueKind { .whole }
  var settingValue: Setting.Value { .whole(index) }
  init?(_ value: Setting.Value) {
    guard case .whole(let index) = value else { return nil }
    self.init(index)
  }
}

extension [ClosedRange<Int>]: SettingValue {
  static var kind: ValueKind { .ranges }
  var settingValue: Setting.Value { .ranges(self) }
  init?(_ value: Setting.Value) {
    guard case .ranges(let ranges) = value else { return nil }
    self = ranges
  }
}

extension DecelerationRate: SettingValue {
  static var kind: ValueKind { .wordOrMagnitude(["normal", "fast"]) }
  var settingValue: Setting.Value {
    switch self {
    case .normal: .word("normal")
    case .fast: .word("fast")
    case .rate(let rate): .number(rate)
    }
  }
  init?(_ value: Setting.Value) {
    switch value {
    case .word("normal"): self = .normal
    case .word("fast"): self = .fast
    case .number(let rate): self = .rate(rate)
    default: return nil
    }
  }
}

extension SettingValue where Self: RawRepresentable<String> & CaseIterable {
  static var kind: ValueKind { .word(Self.self) }
  var settingValue: Setting.Value { .word(rawValue) }
  init?(_ value: Setting.Value) {
    guard case .word(let word) = value else { return nil }
    self.init(rawValue: word)
  }
}

extension Axes: SettingValue {}
extension Axis: SettingValue {}
extension PageRule: SettingValue {}
extension ZoomLimits: SettingValue {}
extension ContentLayout.Arrangement: SettingValue {}
extension ContentLayout.ResizeRule: SettingValue {}
extension ContentLayout.SmallContent: SettingValue {}
extension Snap.Anchor: SettingValue {}
extension Refresh.Trigger: SettingValue {}
