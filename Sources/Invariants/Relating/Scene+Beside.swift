internal import Model
internal import Replay

extension Scene {
  /// Whether a point in the window is outside all views as they are shown.
  func isBesideAllViews(_ point: Point, in frame: Frame) -> Bool {
    !views.indices.contains { views[$0].inside == nil && frame.views[$0].frame.contains(point) }
  }
}
