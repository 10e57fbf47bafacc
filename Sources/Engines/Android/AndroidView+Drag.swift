internal import Model
internal import Replay

// During a touch, and after the lift.
extension AndroidView {
  /// Stops a motion without fingers, which must then be completed; returns whether a motion was
  /// running.
  @discardableResult mutating func stop() -> Bool {
    guard case .free(_, _, let why) = movement else { return false }
    end(why)
    isInterrupted = true
    return true
  }

  /// Begins the drag of a finger that left the slop at this point.
  mutating func drag(from slopPoint: Point) {
    stop()
    if !isInterrupted { select(at: offset) }
    news.emit(.willBeginDragging)
    movement = .dragged(grip: nil, began: offset)
    grip(under: slopPoint)
  }

  /// Follows the leading finger to a new position, but not past an edge. Content that a finger
  /// stopped past an edge moves back with the finger, but not further out.
  mutating func follow(_ point: Point) {
    guard case .dragged(let grip, _) = movement else { return }
    guard let grip else { return self.grip(under: point) }
    var target = offset
    for axis in Axis.allCases where scrolls(axis) {
      let range = range(axis)
      target[axis] = min(
        max(grip[axis] - point[axis], min(range.low, offset[axis])), max(range.high, offset[axis]))
    }
    scroll(to: target)
  }

  /// Attaches the content at its current position to the finger, so that the content does not jump.
  /// Does nothing unless the view is dragged. `point` is nil if the finger's position is unknown.
  mutating func grip(under point: Point?) {
    guard case .dragged(_, let began) = movement else { return }
    movement = .dragged(grip: point.map { $0 + offset }, began: began)
  }

  /// Ends the drag of the last finger, which lifted with this velocity.
  mutating func release(at time: Instant, fingerVelocity finger: Point) {
    guard case .dragged(_, let began) = movement else { return }
    var velocity = Point.zero
    for axis in Axis.allCases where scrolls(axis) { velocity[axis] = 0 - finger[axis] }
    if max(velocity.x.magnitude, velocity.y.magnitude) <= habits.minFling, !isPaging {
      velocity = .zero
    }
    let x = leave(.x, at: velocity.x, distance: offset.x - began.x, time)
    let y = leave(.y, at: velocity.y, distance: offset.y - began.y, time)
    news.emit(
      .willEndDragging(
        velocity: velocity / 1000, target: Point(x: x.path.destination, y: y.path.destination)))
    news.emit(.didEndDragging(willDecelerate: x.moves || y.moves))
    go(x, y, .fling)
  }

  mutating func tap(at point: Point, in frame: Rectangle) {
    news.emit(.tap(state.content(under: point, in: frame)))
  }

  /// Completes a motion that was stopped by the app, or by a finger that lifted without dragging or
  /// moved on to another view.
  mutating func settle(_ why: Cause, at time: Instant) {
    guard isInterrupted, case .still = movement else { return }
    go(leave(.x, at: 0, distance: 0, time), leave(.y, at: 0, distance: 0, time), why)
  }

  private mutating func go(_ x: AndroidRun, _ y: AndroidRun, _ why: Cause) {
    isInterrupted = false
    guard x.moves || y.moves else { return movement = .still }
    movement = .free(x, y, why: why)
    if why == .fling { news.emit(.willBeginDecelerating) }
  }

  /// Selects the page of an axis and returns the motion after a release: back to an edge, to the
  /// page, or a fling.
  private mutating func leave(
    _ axis: Axis, at velocity: Double, distance: Double, _ time: Instant
  ) -> AndroidRun {
    let range = range(axis)
    guard range.contains(offset[axis]) else {
      return AndroidRun(path: comeBack(axis, at: velocity), since: time)
    }
    guard isPaging, scrolls(axis) else {
      selected[axis] = pages(axis).page(at: offset[axis])
      let path = velocity == 0 ? .rests(at: offset[axis]) : fling(axis, at: velocity)
      return AndroidRun(path: path, since: time)
    }
    let turn = PageTurn(pages: pages(axis), habits: habits)
    selected[axis] = turn.page(
      from: offset[axis], velocity: velocity, distance: distance, selected: selected[axis])
    return AndroidRun(path: turning(axis, at: velocity), since: time)
  }

  /// The movement to the selected page.
  func turning(_ axis: Axis, at velocity: Double) -> AndroidPath {
    PageTurn(pages: pages(axis), habits: habits).turn(
      from: offset[axis], to: pagePosition(axis), velocity: velocity)
  }

  /// The motion from past an edge: without paging, an inward fling if it ends inside the range;
  /// otherwise only a return to the edge.
  func comeBack(_ axis: Axis, at velocity: Double) -> AndroidPath {
    let range = range(axis)
    let excess = range.excess(of: offset[axis])
    let inward = fling(axis, at: velocity)
    if velocity * excess < 0, !isPaging, range.contains(inward.destination) { return inward }
    return .returns(EdgeReturn(from: offset[axis], to: offset[axis] - excess, scale: habits.scale))
  }

  private func fling(_ axis: Axis, at velocity: Double) -> AndroidPath {
    .flings(
      EdgedFling(
        from: offset[axis], velocity: velocity, within: range(axis), farthest: farthest, habits))
  }
}
