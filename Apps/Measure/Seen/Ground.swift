internal import Model

/// The properties of a view's scene that determine which constants the view can show.
struct Ground {
  /// Whether the view has no views inside or around it: in nested views it is unknown which view a
  /// finger moves.
  let isAlone: Bool
  /// The constant that a coast of the view shows; nil if the coast ends on a page, a cell or a row,
  /// or if the scene specifies the rate.
  let coast: Constant?
  let isPaged: Bool
  /// Whether the edges are fixed. The edges of a view with a refresh control are not fixed.
  let hasFirmEdges: Bool
  /// Whether a rotation must keep the middle of the visible part.
  let keepsCentre: Bool

  init(_ scene: Scene, _ index: Int) {
    let view = scene.views[index]
    isAlone = view.inside == nil && !scene.views.contains { $0.inside == index }
    isPaged = view.scroll.paging
    hasFirmEdges = view.refresh == nil
    keepsCentre = view.layout.onResize == .keepCentre
    let isFree = !view.scroll.paging && view.snap == nil && view.wheel == nil
    switch view.scroll.deceleration {
    case .normal: coast = isFree ? .rate : nil
    case .fast: coast = isFree ? .fastRate : nil
    case .rate: coast = nil
    }
  }
}
