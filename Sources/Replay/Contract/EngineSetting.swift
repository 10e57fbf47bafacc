/// One number of an engine that can be set.
public struct EngineSetting: Hashable, Sendable {
  /// The name of the setting.
  public var name: String
  /// Its value.
  public var value: Double
  /// What it is, its unit, and where its default comes from.
  public var summary: String
  /// Whether it is a length or a speed: one that doubles where every length of a scene does.
  public var isLength: Bool
  /// Whether it is either on or off, 1 or 0, and its name alone means that of all such only those
  /// named are on.
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
