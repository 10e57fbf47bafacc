internal import Gesture

/// What a scene says of a view that decides which of its passages show a constant as it is.
struct Ground {
  /// Whether no view lies in it or around it: of nested views nobody knows which one has the finger.
  let isAlone: Bool
  /// The constant that a coast shows; nil where it ends on a page, a cell or a row, or loses its speed as
  /// the scene says.
  let coast: Constant?
  let isPaged: Bool
  /// Whether its edges stay where they are: those of a view with a refresh control do not.
  let hasFirmEdges: Bool
  /// Whether a rotation is to keep the middle of what it shows.
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
