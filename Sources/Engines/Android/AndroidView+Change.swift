internal import Model
internal import Replay

// The app's requests and changes.
extension AndroidView {
  mutating func apply(_ command: Command, at time: Instant, under finger: Point?) {
    switch command.request {
    case .scrollTo(let target): go(to: target, command.animated, .requested, at: time)
    case .reveal(let part): go(to: state.revealing(part), command.animated, .requested, at: time)
    case .page(let page):
      let point = pageGrid.origin(ofPage: page, length: state.bounds, from: offset, mirror: mirror)
      go(to: point, command.animated, .requested, at: time)
    case .scrollToTop:
      go(to: Point(x: offset.x, y: range(.y).low), command.animated, .requestedTop, at: time)
    case .stop:
      stop()
      if finger == nil { settle(.settling, at: time) }
    case .zoomTo, .zoomToRect, .resetZoom, .select, .beginRefresh, .endRefresh: break
    }
    grip(under: finger)
  }

  /// Scrolls to a point. Ignores an animated request while a finger drags.
  private mutating func go(to point: Point, _ animated: Bool, _ why: Cause, at time: Instant) {
    guard !(animated && isDragged) else { return }
    stop()
    isInterrupted = false
    let target = nearest(point)
    select(at: target)
    guard animated, target.isElsewhere(than: offset) else {
      scroll(to: target)
      if why == .requestedTop { news.emit(.didScrollToTop) }
      return
    }
    movement = .free(run(.x, to: target, at: time), run(.y, to: target, at: time), why: why)
  }

  private func run(_ axis: Axis, to target: Point, at time: Instant) -> AndroidRun {
    guard target[axis] != offset[axis] else {
      return AndroidRun(path: .rests(at: offset[axis]), since: time)
    }
    let scroll = AndroidScroll(
      from: offset[axis], to: target[axis], duration: habits.animation, curve: .viscous,
      seeing: habits.halfPixel)
    return AndroidRun(path: .scrolls(scroll), since: time)
  }

  /// Adapts to a new viewport: stops any motion and keeps what the scene declares to keep, as far
  /// as possible. A pager always keeps its page, as ViewPager does.
  mutating func resize(to view: ViewScene) {
    stop()
    isInterrupted = false
    let before = state
    measure(view)
    var kept = state.keeping(before, in: view)
    if isPaging {
      for axis in Axis.allCases where scrolls(axis) { kept[axis] = pagePosition(axis) }
    }
    scroll(to: nearest(kept))
    select(at: offset)
  }

  /// Applies new content, insets or policies. A fling continues with its original parameters
  /// between the new edges. A page turn continues to the new position of its page. An animation
  /// stops if its path or its target has moved or is outside the new range; with paging, the view
  /// then settles on a page.
  mutating func fit(to view: ViewScene, moved: Point, at time: Instant, under finger: Point?) {
    // A view that is past an edge stays there, unless the change moves its content.
    let isBeyond = nearest(offset) != offset && moved == .zero
    measure(view)
    let point = offset + moved
    scroll(to: isBeyond ? point : nearest(point))
    if isDragged && !isEnabled { release(at: time, fingerVelocity: .zero) }
    guard case .free(let x, let y, let why) = movement else {
      if isBeyond, finger == nil { settle(.settling, at: time) }
      if !isInterrupted { select(at: offset) }
      return grip(under: finger)
    }
    if why == .fling || why == .settling {
      movement = .free(
        fitted(x, .x, moved: moved.x, at: time), fitted(y, .y, moved: moved.y, at: time), why: why)
      advance(to: time)
    } else {
      let target = Point(x: x.path.destination, y: y.path.destination)
      let isCut = nearest(point) != point
      guard isCut || moved != .zero || nearest(target) != target else { return }
      stop()
      if finger == nil { settle(.settling, at: time) }
    }
  }

  private func fitted(
    _ run: AndroidRun, _ axis: Axis, moved: Double, at time: Instant
  ) -> AndroidRun {
    let range = range(axis)
    let seconds = time.seconds(since: run.since)
    switch run.path {
    case .flings(let fling) where seconds < fling.arrival ?? .infinity:
      let position = run.position(at: time) + moved
      guard range.contains(position) else { break }
      let fitted = fling.within(range, farthest: farthest, moved: moved)
      return AndroidRun(path: .flings(fitted), since: run.since)
    case .scrolls(let scroll) where isPaging && scrolls(axis):
      // If the page moved together with the content, the turn continues with its original timing.
      let isCut = !range.contains(run.position(at: time) + moved)
      guard isCut || abs(pagePosition(axis) - scroll.target - moved) > 1e-6 else {
        guard moved != 0 else { return run }
        return AndroidRun(path: .scrolls(scroll.moved(by: moved)), since: run.since)
      }
      return AndroidRun(path: turning(axis, at: 0), since: time)
    default: break
    }
    guard !range.contains(offset[axis]) else {
      return AndroidRun(path: .rests(at: offset[axis]), since: time)
    }
    return AndroidRun(path: comeBack(axis, at: 0), since: time)
  }
}
