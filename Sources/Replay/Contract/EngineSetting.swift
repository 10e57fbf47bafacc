/// One configurable number of an engine.
public struct EngineSetting: Hashable, Sendable {
  /// The name of the setting.
  public var name: String
  /// Its value.
  public var value: Double
  /// A description, its unit, and the source of its default.
  public var summary: String
  /// Whether it is a length or a speed, which is doubled when every length of a scene is doubled.
  public var isLength: Bool
  /// Whether it is a switch with the values 1 and 0. If switches are given by name only, exactly
  /// those are on.
  public var isSwitch: Bool

  /// A setting with its default value.
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
