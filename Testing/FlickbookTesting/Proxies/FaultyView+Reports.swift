internal import Model
internal import Replay

extension FaultyView {
  /// Modifies what the engine reports of the view: velocity, activity and values of the app.
  func report(_ view: inout ViewState) {
    guard case .report(let report) = row.change else { return }
    switch report {
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

  /// Modifies the callbacks of the view.
  func report(_ callbacks: inout [Callback], of view: Int, _ state: ViewState) {
    if self.state.since != nil { row.edit(&callbacks, of: view, amount: size) }
    for index in callbacks.indices where callbacks[index].view == view {
      guard case .willEndDragging(let velocity, var target) = callbacks[index].kind else {
        continue
      }
      // The error at the lift remains until rest, and the announced target includes the error.
      for axis in Axis.allCases where !restsOnPositions && shift[axis] != 0 {
        target[axis] += shift[axis]
        target[axis] = min(max(target[axis], state.lowest(axis)), state.highest(axis))
      }
      // An engine that coasts farther announces the farther target.
      for axis in Axis.allCases where row.covers(axis) {
        guard motion == .scale, row.phase == .coast, !restsOnPositions else { continue }
        target[axis] = state.offset[axis] + size * (target[axis] - state.offset[axis])
        target[axis] = min(max(target[axis], state.lowest(axis)), state.highest(axis))
      }
      callbacks[index].kind = .willEndDragging(velocity: velocity, target: target)
    }
  }
}

extension Fault {
  /// Modifies the callbacks of a view in one step.
  func edit(_ callbacks: inout [Callback], of view: Int, amount: Double) {
    guard case .report(let report) = change else { return }
    let own = callbacks.indices.filter { callbacks[$0].view == view }
    let position = own.isEmpty ? 0 : (Int(exactly: amount) ?? 0) % own.count
    switch report {
    case .silence: callbacks.removeAll { $0.view == view && $0.kind.index == amount }
    case .echo:
      for index in own.reversed() where callbacks[index].kind.index == amount {
        callbacks.insert(callbacks[index], at: index)
      }
    case .omit where !own.isEmpty: callbacks.remove(at: own[position])
    case .repeat where !own.isEmpty:
      callbacks.insert(callbacks[own[position]], at: own[position])
    case .exchange where own.count > 1:
      callbacks.swapAt(own[position], own[(position + 1) % own.count])
    case .invent:
      guard let kind = Int(exactly: amount), Self.invented.indices.contains(kind) else { return }
      callbacks.append(Callback(view: view, Self.invented[kind]))
    case .target, .announce, .announceExactly, .contrary, .tap:
      for index in own { callbacks[index].kind = edited(callbacks[index].kind, report, amount) }
    case .omit, .repeat, .exchange, .velocity, .busy, .dull: break
    }
  }

  private func edited(
    _ kind: Callback.Kind, _ report: Report, _ amount: Double
  ) -> Callback.Kind {
    switch kind {
    case .willEndDragging(var velocity, var target):
      for axis in Axis.allCases where covers(axis) {
        switch report {
        case .target: target[axis] += amount
        case .announce: velocity[axis] *= amount
        case .announceExactly: velocity[axis] = amount
        case .contrary: velocity[axis] = -velocity[axis]
        default: break
        }
      }
      return .willEndDragging(velocity: velocity, target: target)
    case .didEndDragging(let coasts) where report == .contrary:
      return .didEndDragging(willDecelerate: !coasts)
    case .tap(var point) where report == .tap:
      for axis in Axis.allCases where covers(axis) { point[axis] += amount }
      return .tap(point)
    default: return kind
    }
  }

  /// The callbacks for `Fault.Report.invent`: the amount of the fault is the index.
  static let invented: [Callback.Kind] = [
    .willBeginDragging, .didScroll, .willEndDragging(velocity: .zero, target: .zero),
    .didEndDragging(willDecelerate: false), .didEndDragging(willDecelerate: true),
    .willBeginDecelerating, .didEndDecelerating, .didEndScrollingAnimation, .willBeginZooming,
    .didZoom, .didEndZooming(scale: 1), .didScrollToTop, .valueChanged,
  ]
}

extension Callback.Kind {
  /// The index by which rows select this kind of callback.
  fileprivate var index: Double {
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
