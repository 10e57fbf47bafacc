internal import Gesture
internal import Replay

extension FalseView {
  /// What the view says of itself.
  func report(_ view: inout ViewState) {
    switch row.deed {
    case .velocity where state.since != nil:
      view.velocity = view.velocity.map { Point(x: $0.x * size, y: $0.y * size) }
    case .busy where view.activity.isEmpty: view.activity.insert(.decelerating)
    case .dull:
      view.readouts.refreshing = view.readouts.refreshing.map { _ in false }
      view.readouts.page = view.readouts.page.map { _ in PageNumber(1) }
      view.readouts.status = view.readouts.status.map { _ in .idle }
    default: break
    }
  }

  /// What it reports to its app.
  func report(_ callbacks: inout [Callback], of view: Int, _ state: ViewState) {
    for index in callbacks.indices.reversed() where callbacks[index].view == view {
      let number = callbacks[index].kind.number
      if row.deed == .silence, number == size {
        callbacks.remove(at: index)
        continue
      }
      if row.deed == .echo, number == size { callbacks.insert(callbacks[index], at: index) }
      guard case .willEndDragging(var velocity, var target) = callbacks[index].kind else {
        continue
      }
      // What has been off at the lift is off at rest too, and the engine knows it.
      for axis in Axis.allCases where !restsOnPlaces && shift[axis] != 0 {
        target[axis] += shift[axis]
        target[axis] = min(max(target[axis], state.lowest(axis)), state.highest(axis))
      }
      for axis in Axis.allCases where row.covers(axis) {
        // One that goes farther than it should announces that.
        if row.deed == .scale, row.phase == .coast, !restsOnPlaces {
          target[axis] = state.offset[axis] + size * (target[axis] - state.offset[axis])
          target[axis] = min(max(target[axis], state.lowest(axis)), state.highest(axis))
        }
        if row.deed == .target { target[axis] += size }
        if row.deed == .announce { velocity[axis] *= size }
      }
      callbacks[index].kind = .willEndDragging(velocity: velocity, target: target)
    }
  }
}

extension Callback.Kind {
  /// The number by which rows name it.
  fileprivate var number: Double {
    switch self {
    case .willBeginDragging: 0
    case .didScroll: 1
    case .willEndDragging: 2
    case .didEndDragging: 3
    case .willBeginDecelerating: 4
    case .didEndDecelerating: 5
    case .didEndScrollingAnimation: 6
    case .willBeginZooming: 7
    case .didZoom: 8
    case .didEndZooming: 9
    case .didScrollToTop: 10
    case .valueChanged: 11
    case .select: 12
    case .refresh: 13
    case .tap: 14
    }
  }
}
