internal import Model
internal import Replay

// Facts about what the steps do not show: frames that combine two moments, and engines that report
// only the positions of their views.

extension Facts {
  /// Whether time passed in this step and events occurred in it. An engine that acts at frames
  /// shows both at once, so its state just before the events is unknown.
  var spansInput: Bool { actsAtFrames && elapsed > 0 && !happened.isEmpty }

  /// Whether the view was released and touched again in one frame, or touched and released: its
  /// motion in between is unknown.
  private var isLetGoAndCaught: Bool {
    spansInput && happened.contains(.down) && !happened.isDisjoint(with: .lift)
  }

  /// Whether a frame hides the motion before its events: the view was released and touched again in
  /// this frame (or touched and released), or it was set in motion so recently that its speed is
  /// still unknown.
  var isHiddenByFrame: Bool {
    isLetGoAndCaught || spansInput && time.seconds(since: pace.lastSetOff) < 2.1 * elapsed
  }

  /// Whether the view, or a view around it, may be on its way to a position that the app requested.
  var isSent: Bool { sinceRest.requests > 0 || isSentByPage || outer?.isSent ?? false }

  /// Whether an animation that the app started moves the view: the view is animated, and since its
  /// last rest the app or the layout changed something, or the status bar may have been tapped; or
  /// the page reports an animation. An animation without such a cause does not count, because an
  /// engine may report one, or one may be inferred, when content jumps.
  var isAnimatedByApp: Bool {
    if now.traits.contains(.animated) || was.traits.contains(.animated) { return true }
    guard now.activity.contains(.animating) || was.activity.contains(.animating) else {
      return false
    }
    return !sinceRest.happened.isSubset(of: .touch)
      || declared.scrollsToTop && sinceRest.isStartedBeside
  }

  /// Whether a recorder missed frames before this step. Then it is unknown how the view moved
  /// before the events of this step, and when it reported its callbacks.
  var isBehindGap: Bool { actsAtFrames && sight.isRecorded && sight.gap > .milliseconds(40) }

  /// Whether the fingers landed while this view, or a view around it, was moving, in an engine in
  /// which the motion may go on.
  func mayMoveOn(_ contract: EngineContract) -> Bool {
    contract.catchDelay > .zero && (isSent || isChainCaught)
  }

  /// Whether this view, or a view around it, was moving when it was touched.
  private var isChainCaught: Bool { sequence.speed > 5 || outer?.isChainCaught ?? false }

  /// The maximum distance that the view may have moved along an axis by its own speed in this step.
  /// The distance is 0 if no time passed or no event occurred, or if the engine does not act at
  /// frames. In a browser, the first frame of a fling is up to 1.5 times as fast as the finger.
  func drift(_ axis: Axis) -> Double {
    guard spansInput else { return 0 }
    // A motion that the app has just requested accelerates from one frame to the next.
    if isSent || isHiddenByFrame { return 1e6 }
    let reported = max(now.velocity?[axis].magnitude ?? 0, was.velocity?[axis].magnitude ?? 0)
    // A fling continues at the speed that the finger had shortly before.
    let isFling = fingers.count == 0 && happened.contains(.up)
    // The initial speed is unknown if a page's own script moves the content.
    if isFling, isScripted { return 1e6 }
    // The speed at which a recorded device begins to turn a page is also unknown.
    let turn = pageTurn(axis)
    // The distance that content outside returns in one frame.
    let spring = 0.5 * max(0, wasOverscroll[axis])
    if turn > 0 { return sight.isRecorded ? 1e6 : turn + spring + snap }
    let speed = max(reported, isFling ? pace.recent[axis] : pace.last[axis])
    // A view that is released close to its resting position reaches it at once.
    return (speed > 0 ? (1.5 * speed + 30) * (elapsed + clockStep) : 0) + spring + snap
  }

  /// The maximum relative change of the zoom by its own speed in this step.
  var zoomDrift: Double {
    guard spansInput else { return 0 }
    if isSent || isHiddenByFrame { return 1 }
    return pace.zoom > 0 ? (1.25 * pace.zoom + 0.05) * elapsed : 0
  }

  /// The distance that a page turn may cover in the frame that shows the lift: it may be fast at
  /// first and slow down within that frame.
  func pageTurn(_ axis: Axis) -> Double {
    let isRelease = spansInput && fingers.count == 0 && !happened.isDisjoint(with: .lift)
    return isRelease && isPaging ? pageLength(axis) : 0
  }

  /// The distance that a released view may move towards its resting position in its first frame.
  var snap: Double { isPaging || scene.snap != nil ? 10 : 2.5 }

  /// The speed along each axis in this step.
  var speedOfStep: Point {
    Point(
      x: (now.offset.x - was.offset.x).magnitude / elapsed,
      y: (now.offset.y - was.offset.y).magnitude / elapsed)
  }

  /// The mean speed, along each axis, of the fingers that moved the view in this step.
  ///
  /// A pinch may move the fingers without moving the offset, and a finger that has just passed the
  /// slop has moved the view by less than its own path. Both fling the view with the speed of the
  /// fingers.
  var fingerSpeed: Point {
    let count = max(fingers.count, wereFingers.count)
    guard spansInput, count > 0 else { return .zero }
    var speed = path / (Double(count) * elapsed)
    // With a single finger, the movement of the view shows whether the finger drags it along an
    // axis, except at an edge.
    for axis in Axis.allCases where count == 1 && now.offset[axis] == was.offset[axis] {
      if isInside(axis) || space(axis) <= 0 { speed[axis] = 0 }
    }
    return speed
  }

  /// Whether it is unknown which of the nested views follows a finger. With several fingers this
  /// cannot be inferred unless the engine reports the activity of its views.
  var mayBeTaken: Bool {
    guard !reportsActivity, isTouchedInside || sequence.wasTouchedInside || outer != nil else {
      return false
    }
    let maximum = max(sequence.maxFingers, fingers.count)
    return max(maximum, outer?.sequence.maxFingers ?? 0, outer?.fingers.count ?? 0) > 1
  }

  /// Whether a view around this view has, or had, fingers that are not on this view.
  var isOuterTouched: Bool {
    guard let outer else { return false }
    return outer.fingers.count > fingers.count || outer.wereFingers.count > wereFingers.count
      || outer.isOuterTouched
  }
}
