internal import Model
internal import Replay
internal import Text

// Handles touches.

extension FrameEngine {
  /// Handles one touch of a moment.
  ///
  /// - Parameter moment: All events of the same time. If several fingers move, all positions are
  ///   updated before the first finger is handled.
  mutating func apply(_ touch: Touch, with moment: Moment, at time: Instant) {
    for event in moment.events {
      guard case .touch(let other) = event.value, other.phase == .move else { continue }
      if let index = fingers.firstIndex(where: { $0.number == other.finger }),
        !fingers[index].isLost
      {
        fingers[index].point = other.point
      }
    }
    if touch.phase == .down { return land(touch, at: moment.time) }
    guard let index = fingers.firstIndex(where: { $0.number == touch.finger }) else { return }
    let isLast = touch.phase != .move || fingers[index].isLost
    if touch.phase != .cancel {
      move(index, to: isLast ? touch.point : fingers[index].point, at: moment.time)
    }
    guard touch.phase != .move else { return }
    let finger = fingers.remove(at: index)
    let view = finger.view
    guard let view else { return }
    if fingers.contains(where: { $0.view == view }) {
      // The common speed of several fingers does not apply to the remaining fingers.
      motions[view].forget()
      // The remaining fingers continue the drag, even if a lifted finger began it.
      if case .dragged = motions[view].kind {
        for index in fingers.indices where fingers[index].view == view {
          fingers[index].drags = true
        }
      }
      return hold(view)
    }
    let length = moment.time - finger.landed
    let isFling = touch.phase == .up && habits.gesture.map { length < $0 } ?? true
    release(view, at: time, isFling: isFling, after: length, of: finger)
  }

  private mutating func land(_ touch: Touch, at time: Instant) {
    let view = scrollingView(under: touch.point)
    var slop = habits.slop
    if let view {
      if stop(view) { slop = habits.slopAfterCatch }
    }
    fingers.append(
      FrameFinger(
        number: touch.finger, view: view, start: touch.point, point: touch.point, slop: slop,
        landed: time, offset: view.map { states[$0].offset } ?? .zero))
    if let view { hold(view) }
  }

  /// Stops a view and the views around it; returns whether one of them moved.
  private mutating func stop(_ view: Int) -> Bool {
    var moved = false
    switch motions[view].kind {
    case .coasting, .animated: (moved, motions[view].kind) = (true, .still)
    case .still, .dragged: break
    }
    guard let outer = grammar.scene.views[view].inside else { return moved }
    return stop(outer) || moved
  }

  private mutating func move(_ index: Int, to point: Point, at time: Instant) {
    fingers[index].point = point
    guard let view = fingers[index].view else { return }
    if fingers[index].isLost {
      (fingers[index].isLost, fingers[index].start) = (false, point)
      return hold(view)
    }
    let start = fingers[index].start
    let isBeyond = distance(from: start, to: point) > fingers[index].slop * scale(view)
    if !fingers[index].drags, isBeyond, !fingers[index].isRefused {
      if let limit = habits.dragWithin, time - fingers[index].landed > limit {
        fingers[index].isRefused = true
      } else {
        fingers[index].drags = true
        fingers[index].lost = habits.swallowsReports - 1
        // If fingers already pinch or drag, they hold the content.
        if case .dragged = motions[view].kind {} else { hold(view) }
      }
    } else if fingers[index].drags, fingers[index].lost > 0 {
      fingers[index].lost -= 1
      hold(view)
    }
    follow(view)
  }

  private func distance(from start: Point, to point: Point) -> Double {
    let (x, y) = ((point.x - start.x).magnitude, (point.y - start.y).magnitude)
    return switch habits.slopShape {
    case .distance: (x * x + y * y).squareRoot()
    case .axis: max(x, y)
    case .sum: x + y
    }
  }

  /// Stores which point of the content is under the fingers, for a view that they drag or pinch.
  mutating func hold(_ view: Int) {
    let own = fingers.filter { $0.view == view && !$0.isLost }
    let isPinch = own.count > 1 && states[view].minimumZoom < states[view].maximumZoom
    guard isPinch || own.contains(where: \.drags) else {
      if case .dragged = motions[view].kind { motions[view].kind = .still }
      return
    }
    let (middle, spread) = middle(of: own, on: view)
    let zoom = states[view].zoom
    let content = Point(
      x: (states[view].offset.x + middle.x) / zoom, y: (states[view].offset.y + middle.y) / zoom)
    motions[view].kind = .dragged(
      pinch: isPinch, FrameMotion.Hold(content: content, spread: spread, zoom: zoom))
  }

  /// Stores which point of the content is under the same fingers, after the content or the view has
  /// moved under them. A pinch that has passed a limit of the zoom goes on from where it is beyond
  /// the limit.
  mutating func holdOn(_ view: Int) {
    let former = motions[view].kind
    hold(view)
    guard case .dragged(pinch: true, let old) = former,
      case .dragged(pinch: true, var hold) = motions[view].kind
    else { return }
    (hold.spread, hold.zoom) = (old.spread, old.zoom)
    motions[view].kind = .dragged(pinch: true, hold)
  }

  private mutating func follow(_ view: Int) {
    guard case .dragged(let isPinch, let hold) = motions[view].kind else { return }
    let (middle, spread) = middle(of: fingers.filter { $0.view == view && !$0.isLost }, on: view)
    if isPinch, hold.spread > 1 {
      let zoom = hold.zoom * max(spread, 1) / hold.spread
      states[view].zoom = min(max(zoom, states[view].minimumZoom), states[view].maximumZoom)
    }
    let zoom = states[view].zoom
    states[view].offset = Point(
      x: hold.content.x * zoom - middle.x, y: hold.content.y * zoom - middle.y)
    settle(view)
  }

  private mutating func release(
    _ view: Int, at time: Instant, isFling: Bool, after length: TimeSpan, of finger: FrameFinger
  ) {
    guard case .dragged(let isPinch, _) = motions[view].kind else { return }
    var speed = isFling && !isPinch ? motions[view].speed(to: states[view].offset, at: time) : .zero
    // An engine that measures gestures uses the mean speed of the whole gesture.
    if habits.gesture != nil, isFling, !isPinch, length > .zero {
      speed = (states[view].offset - finger.offset) / length.seconds
    }
    if max(speed.x.magnitude, speed.y.magnitude) < habits.minFling { speed = .zero }
    motions[view].forget()
    (motions[view].kind, motions[view].hasBegun) = (
      speed == .zero ? .still : .coasting(speed), false
    )
  }

  /// The centroid of fingers in the view's coordinates, and their mean distance from the centroid.
  private func middle(of own: [FrameFinger], on view: Int) -> (Point, spread: Double) {
    var middle = Point.zero
    for finger in own {
      middle.x += finger.point.x / Double(own.count)
      middle.y += finger.point.y / Double(own.count)
    }
    var spread = 0.0
    for finger in own {
      let (x, y) = (finger.point.x - middle.x, finger.point.y - middle.y)
      spread += (x * x + y * y).squareRoot() / Double(own.count)
    }
    let (frame, scale) = (states[view].frame, scale(view))
    return (
      Point(x: (middle.x - frame.origin.x) / scale, y: (middle.y - frame.origin.y) / scale), spread
    )
  }

  /// The length of a point of the view, in points of the window.
  private func scale(_ view: Int) -> Double {
    states[view].bounds.width > 0 ? states[view].frame.size.width / states[view].bounds.width : 1
  }

  private func scrollingView(under point: Point) -> Int? {
    let views = grammar.scene.views
    search: for index in views.indices.reversed() where views[index].scroll.enabled {
      var around: Int? = index
      while let view = around {
        guard states[view].frame.contains(point) else { continue search }
        around = views[view].inside
      }
      return index
    }
    return nil
  }
}
