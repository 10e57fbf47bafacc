internal import Gesture

extension Frame {
  /// Whether another frame shows the same as far as an engine declares that it can: one that declares
  /// no resolution is not concerned, and must show the same bits.
  package func isSame(as other: Frame, within contract: EngineContract) -> Bool {
    guard contract.offsetResolution > 0, callbacks.count == other.callbacks.count,
      views.count == other.views.count
    else { return false }
    return views.indices.allSatisfy { views[$0].isSame(as: other.views[$0], within: contract) }
  }
}

extension ViewState {
  fileprivate func isSame(as other: ViewState, within contract: EngineContract) -> Bool {
    // What arithmetic leaves of a whole step.
    let step = contract.offsetResolution * (1 + 1e-9)
    let zoomed = contract.zoomResolution * (1 + 1e-9)
    func isNear(_ one: Double, _ other: Double, _ most: Double) -> Bool {
      one == other || abs(one - other) <= most
    }
    return isNear(offset.x, other.offset.x, step) && isNear(offset.y, other.offset.y, step)
      && isNear(zoom, other.zoom, zoomed) && activity == other.activity
      && isNear(content.width, other.content.width, zoomed * content.width)
      && isNear(content.height, other.content.height, zoomed * content.height)
  }
}
