internal import Model

extension Frame {
  /// Whether another frame is equal within the resolution that the engine declares; false if the
  /// engine declares no resolution.
  package func isSame(as other: Frame, within contract: EngineContract) -> Bool {
    guard contract.offsetResolution > 0, callbacks.count == other.callbacks.count,
      views.count == other.views.count
    else { return false }
    return views.indices.allSatisfy { views[$0].isSame(as: other.views[$0], within: contract) }
  }
}

extension ViewState {
  fileprivate func isSame(as other: ViewState, within contract: EngineContract) -> Bool {
    // Two rounded values may differ by a whole step.
    let step = contract.offsetResolution * (1 + 1e-9)
    let zoomed = contract.zoomResolution * (1 + 1e-9)
    func isNear(_ one: Double, _ other: Double, _ maximum: Double) -> Bool {
      one == other || abs(one - other) <= maximum
    }
    return isNear(offset.x, other.offset.x, step) && isNear(offset.y, other.offset.y, step)
      && isNear(zoom, other.zoom, zoomed) && activity == other.activity
      && isNear(content.width, other.content.width, zoomed * content.width)
      && isNear(content.height, other.content.height, zoomed * content.height)
  }
}
