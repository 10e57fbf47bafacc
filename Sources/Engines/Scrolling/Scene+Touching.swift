internal import Gesture

extension Scene {
  /// The topmost view under a point that scrolls, when every view stands at its offset, unzoomed.
  /// What is outside a parent's frame is not seen and not touched.
  func scrollingView(under point: Point, at offset: (_ view: Int) -> Point) -> Int? {
    search: for index in views.indices.reversed() where views[index].scroll.enabled {
      var ancestor: Int? = index
      while let view = ancestor {
        let frame = frameInWindow(ofView: view) { (offset($0), 1) }
        guard frame.contains(point) else { continue search }
        ancestor = views[view].inside
      }
      return index
    }
    return nil
  }
}
