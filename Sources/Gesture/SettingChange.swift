/// What the app changes about a view, all in one moment.
public struct SettingChange: Hashable, Sendable {
  /// The view's index in the scene.
  public var view: Int
  /// Each setting once, in the order of the format's table.
  public var settings: [Setting]
  /// How much of the content's growth lies above what is seen, so that it can stay in place.
  public var above: Double
  /// How much of the content's growth lies to the left of what is seen.
  public var left: Double

  /// Settings of the view with this index in the scene, all changed at once.
  public init(view: Int, _ settings: [Setting], above: Double = 0, left: Double = 0) {
    self.view = view
    self.settings = settings
    self.above = above
    self.left = left
  }
}
