internal import Model

extension Scene {
  /// The topmost enabled view under a point, computed with the given offsets and without zoom.
  /// Parts of a view outside the frames around it are invisible and cannot be touched.
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
