internal import Model

extension Scene {
  /// The topmost scrolling view under a point, when every view has the given offset and is
  /// unzoomed. Parts outside a parent's frame are invisible and cannot be touched.
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
