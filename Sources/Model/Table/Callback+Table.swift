// The names of callbacks and of their arguments in traces, messages and plots.

extension Callback.Kind {
  /// One callback of each kind, with empty arguments, in the order in which they are documented.
  package static let all: [Callback.Kind] = [
    .willBeginDragging, .didScroll, .willEndDragging(velocity: .zero, target: .zero),
    .didEndDragging(willDecelerate: false), .willBeginDecelerating, .didEndDecelerating,
    .didEndScrollingAnimation, .willBeginZooming, .didZoom, .didEndZooming(scale: 1),
    .didScrollToTop, .tap(.zero), .valueChanged, .select(0), .refresh,
  ]

  package var name: StaticString {
    switch self {
    case .willBeginDragging: "willBeginDragging"
    case .didScroll: "didScroll"
    case .willEndDragging: "willEndDragging"
    case .didEndDragging: "didEndDragging"
    case .willBeginDecelerating: "willBeginDecelerating"
    case .didEndDecelerating: "didEndDecelerating"
    case .didEndScrollingAnimation: "didEndScrollingAnimation"
    case .willBeginZooming: "willBeginZooming"
    case .didZoom: "didZoom"
    case .didEndZooming: "didEndZooming"
    case .didScrollToTop: "didScrollToTop"
    case .tap: "tap"
    case .valueChanged: "valueChanged"
    case .select: "select"
    case .refresh: "refresh"
    }
  }

  /// The arguments that the callback reports in addition to its name.
  package var arguments: [AttributeValue] {
    switch self {
    case .willEndDragging(let velocity, let target):
      [velocity.attributeValue, target.attributeValue]
    case .didEndDragging(let willDecelerate): [willDecelerate.attributeValue]
    case .didEndZooming(let scale): [scale.attributeValue]
    case .tap(let point): [point.attributeValue]
    case .select(let row): [row.attributeValue]
    default: []
    }
  }

  /// The same callback with these arguments, as far as their types match.
  package func with(_ arguments: [AttributeValue]) -> Callback.Kind {
    switch self {
    case .willEndDragging where arguments.count == 2:
      .willEndDragging(velocity: Point(arguments[0]) ?? .zero, target: Point(arguments[1]) ?? .zero)
    case .didEndDragging where arguments.count == 1:
      .didEndDragging(willDecelerate: Bool(arguments[0]) ?? false)
    case .didEndZooming where arguments.count == 1: .didEndZooming(scale: Double(arguments[0]) ?? 1)
    case .tap where arguments.count == 1: .tap(Point(arguments[0]) ?? .zero)
    case .select where arguments.count == 1: .select(RowIndex(arguments[0]) ?? 0)
    default: self
    }
  }
}
