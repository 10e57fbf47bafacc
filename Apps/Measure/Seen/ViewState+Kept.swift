internal import Model
internal import Replay

extension ViewState {
  /// The part of the view that a rotation has kept in place; nil if an edge or a zoom influenced
  /// the offset, or if neither part was kept.
  func kept(of old: ViewState) -> String? {
    guard zoom == old.zoom, content == old.content, abs(bounds.width - old.bounds.width) > 8,
      abs(bounds.height - old.bounds.height) > 8,
      Axis.allCases.allSatisfy({ offset[$0] > lowest($0) + 1 && offset[$0] < highest($0) - 1 })
    else { return nil }
    func isNear(_ x: Double, _ y: Double) -> Bool {
      abs(offset.x - x) <= 1 && abs(offset.y - y) <= 1
    }
    if isNear(old.offset.x, old.offset.y) { return "top left" }
    let (x, y) = (old.bounds.width - bounds.width, old.bounds.height - bounds.height)
    return isNear(old.offset.x + x / 2, old.offset.y + y / 2) ? "centre" : nil
  }
}
