/// One configurable number of an engine.
public struct EngineSetting: Hashable, Sendable {
  /// The name of the setting.
  public var name: String
  /// The value of the setting.
  public var value: Double
  /// A description with the unit and the source of the default.
  public var summary: String
  /// Whether the setting is a length or a speed, which doubles if all lengths of a scene are
  /// doubled.
  public var isLength: Bool
  /// Whether the setting is a switch with the values 1 and 0. If the user gives only names of
  /// switches, exactly those switches are on.
  public var isSwitch: Bool

  /// Creates a setting with its default value.
  public init(
    _ name: String, _ value: Double, _ summary: String, isLength: Bool = false,
    isSwitch: Bool = false
  ) {
    self.name = name
    self.value = value
    self.summary = summary
    self.isLength = isLength
    self.isSwitch = isSwitch
  }
}
