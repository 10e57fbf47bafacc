internal import Gesture
internal import Replay

extension Callback.Kind {
  /// Named as in a trace, the numbers rounded.
  var words: String {
    switch self {
    case .willBeginDragging: "willBeginDragging"
    case .didScroll: "didScroll"
    case .willEndDragging(let velocity, let target):
      "willEndDragging(\(velocity.words);\(target.words))"
    case .didEndDragging(let willDecelerate): "didEndDragging(\(willDecelerate))"
    case .willBeginDecelerating: "willBeginDecelerating"
    case .didEndDecelerating: "didEndDecelerating"
    case .didEndScrollingAnimation: "didEndScrollingAnimation"
    case .willBeginZooming: "willBeginZooming"
    case .didZoom: "didZoom"
    case .didEndZooming(let scale): "didEndZooming(\(scale.text(most: 3)))"
    case .didScrollToTop: "didScrollToTop"
    case .tap(let place): "tap(\(place.words))"
    case .valueChanged: "valueChanged"
    case .select(let row): "select(\(row))"
    case .refresh: "refresh"
    }
  }

  /// Whether it comes again and again while something moves, and so marks no moment.
  var isSteady: Bool { self == .didScroll || self == .didZoom || self == .valueChanged }
}
