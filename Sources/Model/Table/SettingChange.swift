/// The settings of a view that the app changes in one moment.
public struct SettingChange: Hashable, Sendable {
  /// The view's index in the scene.
  public var view: Int
  /// Each setting once, in the order of the format's table.
  public var settings: [Setting]
  /// The part of the content's growth that is inserted above the visible part, so that the visible
  /// part can stay in place.
  public var above: Double
  /// The part of the content's growth that is inserted to the left of the visible part.
  public var left: Double

  /// Creates a change of settings of the view with this index in the scene. All settings change at
  /// once.
  public init(view: Int, _ settings: [Setting], above: Double = 0, left: Double = 0) {
    self.view = view
    self.settings = settings
    self.above = above
    self.left = left
  }
}
