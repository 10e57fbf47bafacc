internal import Model
internal import Replay

// Handles requests and changes of the app.

extension FrameEngine {
  /// Keeps the top left of the visible part in place, or scales the offset with the content for
  /// `keepCentre`, as far as the new scroll range allows.
  mutating func apply(_ change: LayoutChange) {
    if case .keyboard = change { return }
    let (limits, contents) = (states.map(\.minimumZoom), states.map(\.content))
    fit()
    for view in states.indices {
      let (minimum, maximum) = (states[view].minimumZoom, states[view].maximumZoom)
      let isAtFit =
        grammar.scene.views[view].zoom.limits == .fit
        && states[view].zoom <= limits[view]
      states[view].zoom = isAtFit ? minimum : min(max(states[view].zoom, minimum), maximum)
      let offset = states[view].offset
      fit()
      if grammar.scene.views[view].layout.onResize == .keepCentre {
        for axis in Axis.allCases where contents[view][axis] > 0 {
          states[view].offset[axis] *= states[view].content[axis] / contents[view][axis]
        }
      }
      settle(view)
      if states[view].offset != offset { motions[view].kind = .still }
      if case .animated(let target) = motions[view].kind, clamped(target, view) != target {
        motions[view].kind = .still
      }
      lose(view, change)
    }
  }

  /// Ends drags and forgets the positions of fingers: after a rotation or in a new frame, the same
  /// window coordinates mean another point of the view.
  private mutating func lose(_ view: Int, _ change: LayoutChange) {
    if case .frame(let frame) = change,
      !grammar.scene.isView(view, insideOrSame: frame.view)
    {
      return
    }
    for index in fingers.indices where fingers[index].view == view { fingers[index].isLost = true }
    if case .dragged = motions[view].kind { motions[view].kind = .still }
  }

  /// - Parameter growth: The size of the content that was added before the visible part.
  mutating func apply(_ change: SettingChange, growth: Point) {
    let view = change.view
    fit()
    let (minimum, maximum) = (states[view].minimumZoom, states[view].maximumZoom)
    states[view].zoom = min(max(states[view].zoom, minimum), maximum)
    let zoom = states[view].zoom
    states[view].offset.x += growth.x * zoom
    states[view].offset.y += growth.y * zoom
    if !grammar.scene.views[view].scroll.enabled || growth != .zero {
      motions[view].kind = .still
      motions[view].forget()
    }
    settle(view)
    if case .animated(let target) = motions[view].kind, clamped(target, view) != target {
      motions[view].kind = .still
    }
    holdOn(view)
  }

  mutating func apply(_ command: Command) {
    let view = command.view
    let state = states[view]
    switch command.request {
    case .scrollTo(let point): go(to: point, command)
    case .scrollToTop: go(to: Point(x: state.offset.x, y: state.lowest(.y)), command)
    case .reveal(let part): go(to: revealing(part, in: state), command)
    case .page(let page): go(to: point(of: page, view), command)
    case .stop:
      if case .dragged = motions[view].kind {} else { motions[view].kind = .still }
    case .zoomTo(let zoom): self.zoom(view, to: zoom)
    case .resetZoom: self.zoom(view, to: 1)
    case .zoomToRect(let part):
      guard part.size.width > 0, part.size.height > 0 else { return }
      zoom(
        view,
        to: min(
          state.bounds.width / part.size.width, state.bounds.height / part.size.height))
      let zoom = states[view].zoom
      // A viewport larger than the part shows equal margins on both sides.
      for axis in Axis.allCases {
        let middle = (part.origin[axis] + part.size[axis] / 2) * zoom
        states[view].offset[axis] = middle - state.bounds[axis] / 2
      }
      settle(view)
      hold(view)
    case .select, .beginRefresh, .endRefresh: break
    }
  }

  /// Zooms about the middle of the view, without an animation.
  private mutating func zoom(_ view: Int, to zoom: Double) {
    let state = states[view]
    let new = min(max(zoom, state.minimumZoom), state.maximumZoom)
    for axis in Axis.allCases {
      let half = state.bounds[axis] / 2
      states[view].offset[axis] = (state.offset[axis] + half) / state.zoom * new - half
    }
    states[view].zoom = new
    if case .dragged = motions[view].kind {} else { motions[view].kind = .still }
    settle(view)
    hold(view)
  }

  private mutating func go(to point: Point, _ command: Command) {
    let view = command.view
    let target = clamped(point, view)
    if case .dragged = motions[view].kind {
      guard !command.animated else { return }
      states[view].offset = target
      return holdOn(view)
    }
    guard command.animated, target != states[view].offset else {
      (states[view].offset, motions[view].kind) = (target, .still)
      return
    }
    motions[view].kind = .animated(to: target)
  }

  private func clamped(_ point: Point, _ view: Int) -> Point {
    Point(
      x: min(max(point.x, states[view].lowest(.x)), states[view].highest(.x)),
      y: min(max(point.y, states[view].lowest(.y)), states[view].highest(.y)))
  }

  private func revealing(_ part: Rectangle, in state: ViewState) -> Point {
    var point = state.offset
    for axis in Axis.allCases {
      let (first, length) = (part.origin[axis], part.size[axis])
      if first + length > point[axis] + state.bounds[axis] {
        point[axis] = first + length - state.bounds[axis]
      } else if first < point[axis] {
        point[axis] = first
      }
    }
    return point
  }

  private func point(of page: PageNumber, _ view: Int) -> Point {
    let (scene, state) = (grammar.scene.views[view], states[view])
    let length = scene.scroll.page == .image ? state.zoom : 1
    let isGrid = scene.layout.content == .grid
    // The number of unzoomed pages.
    let pages = (state.content.width / (state.bounds.width * state.zoom) + 1e-9).rounded(.down)
    let columns = isGrid ? scene.layout.columns ?? 1 : scene.layout.pages ?? Int(max(1, pages))
    let rows = isGrid ? scene.layout.rows ?? 1 : 1
    let index = min(max(page.number, 1), columns * rows) - 1
    let x = Double(index % columns) * state.bounds.width * length
    return Point(
      x: scene.fromStart(.x, x, content: state.content, in: state.bounds),
      y: isGrid ? Double(index / columns) * state.bounds.height * length : state.offset.y)
  }
}
