internal import Model
internal import Replay
internal import Text

// Computation of one view's facts.

extension FactsTracker {
  func write(_ facts: Facts, _ view: Int, _ step: borrowing Step, _ isAtRest: Bool) {
    if writeIdle(facts, view, step, isAtRest) { return }
    facts.endIdling()
    var happened = step.happened
    if facts.keyboard.hasArrived { happened.insert(.keyboard) }
    if !isFirst {
      if facts.elapsed >= 0.004 {
        let zoom = (facts.now.zoom / facts.was.zoom - 1).magnitude / facts.elapsed
        facts.pace.add(
          facts.speedOfStep, fingers: facts.fingerSpeed, zoom: zoom, at: lastTime)
      }
      if !facts.happened.isDisjoint(with: .lift | .layout | .request) {
        facts.pace.setOff(at: lastTime)
      }
    }
    facts.step = stepFacts
    facts.isWasKnown = facts.sight.isLook || facts.isAtRest
    facts.sight = step.sight
    // The correct behaviour depends on the view to which a finger belongs. If that view is unknown,
    // the step is not judged.
    if isOwnerUnknown, !step.sight.isRecorded { facts.sight.isLook = false }
    // A view that the page removed temporarily is not judged. Its return counts as a new layout.
    let isAway = step.frame.views[view].traits.contains(.away)
    if isAway { facts.sight.isLook = false }
    if isAway || facts.now.traits.contains(.away) { happened.insert(.layout) }
    facts.show(step.frame.views, view, isFirst: isFirst)
    if mayDismiss, facts.scene.keyboard != nil {
      let isTouched = !happened.isDisjoint(with: .touch) || step.rest.fingers.count > 0
      facts.followKeyboard(isTouched: isTouched, at: step.time)
    }
    let overscroll = Point(x: facts.now.excess(.x), y: facts.now.excess(.y))
    facts.wasOverscroll = isFirst ? overscroll : facts.overscroll
    facts.overscroll = overscroll
    facts.happened = happened
    facts.app.begin(framesRequested: happened.isEmpty ? 0 : framesRequested[view])
    if !happened.isEmpty { facts.lastInput = step.time }
    facts.wasAtRest = isFirst || facts.isAtRest
    facts.isAtRest = isAtRest
    if facts.wasAtRest, !isAtRest {
      facts.sinceRest = SinceRest()
      facts.sinceRest.start = facts.was
      facts.sinceRest.isUnknown = step.sight.isHole && !(isFirst && step.sight.isLook)
    }
    if isOwnerUnknown { facts.sinceRest.isUnknown = true }
    facts.isOwnerUnknown = isOwnerUnknown
    let wasCarriedInside = facts.isCarriedInside && facts.fingers.count > 0
    writeFingers(facts, view, happened)
    // A finger does not touch this view if it lands while other fingers move a view inside this
    // view, or if the engine may have given the finger to an inner view without reporting that.
    let mayBeInner = isNested && !facts.reportsActivity && touches.isOnInner(of: view, scene)
    // A finger may also miss a view that a keyboard may have shrunk.
    if facts.touchesBegun > 0, !wasCarriedInside, !mayBeInner, facts.isScrollRangeKnown {
      facts.app.touch()
    }
    if notes.count > 1, !happened.isDisjoint(with: .touch) {
      // A recording does not contain which view the device scrolled with a finger.
      facts.isCarriedInside =
        step.sight.isRecorded ? facts.isTouchedInside : isCarried(inside: view, step.frame)
    }
    let isReported = writeCallbacks(facts, view, step.frame)
    if let expected = step.cause == .before ? nil : step.moment.rest(of: view) {
      facts.expected = expected
      facts.isExpected = true
    } else if facts.isExpected {
      facts.expected = nil
      facts.isExpected = false
    }
    if !happened.isEmpty { writeSinceRest(facts, view, step) }
    if facts.resolution > 0 {
      facts.hiddenDistance =
        facts.hasMoved ? 0 : facts.hiddenDistance + facts.now.speed * facts.elapsed
    }
    if facts.hasMoved, facts.wereFingers.count > 0 || facts.fingers.count > 0 {
      facts.sinceRest.isCarried = true
    }
    if !facts.scrollRangeUnchanged { facts.sinceRest.isScrollRangeChanged = true }
    if !(facts.signals.isEmpty && step.frame.signals.isEmpty) { facts.signals = step.frame.signals }
    guard facts.now.isFinite else {
      facts.interest = .notFinite
      facts.isIdle = false
      return
    }
    facts.interest = interest(facts, step)
    if isReported { facts.interest.insert(.reported) }
    if facts.isExpected { facts.interest.insert(.expected) }
    facts.isIdle = isIdle(facts, step)
  }

  private func writeFingers(_ facts: Facts, _ view: Int, _ happened: StepEvents) {
    facts.wereFingers = facts.fingers
    facts.path = .zero
    facts.travel = nil
    facts.touchesBegun = 0
    facts.sequence.happened.formUnion(happened)
    guard !happened.isDisjoint(with: .touch) else { return }
    let (fingers, path, length) = touches.fingers(of: view, scene)
    facts.fingers = fingers
    facts.isTouchedInside = touches.isTouched(inside: view, scene)
    facts.touchesBegun = touches.begun[view]
    if facts.isTouched {
      facts.sequence = touchSequence(from: facts, happened)
      facts.sequence.isOnInner = touches.isOnInner(of: view, scene)
    }
    if facts.isTouchedInside { facts.sequence.wasTouchedInside = true }
    // If one finger lifts and another finger comes down in one moment, they are two fingers.
    let isRelieved = happened.contains(.down) && !happened.isDisjoint(with: .lift)
    facts.sequence.maxFingers = max(facts.sequence.maxFingers, isRelieved ? 2 : count(facts))
    if isOwnerUnknown, !facts.sight.isRecorded { facts.sequence.maxFingers = 2 }
    if let path { facts.sequence.finger = path }
    // The size of the view's points at the start of the moment: other fingers change the size only
    // afterwards.
    let scale = facts.pointInWindow(facts.was)
    facts.path = length / scale
    let isSameOne = facts.wereFingers.count == 1 && fingers.count == 1 && !happened.contains(.down)
    if isSameOne, let travel = path?.travel, !touches.isFound(on: view, scene) {
      facts.travel = travel / scale
    }
  }

  /// The number of fingers that take part in a touch of the view. For a browser, all fingers on a
  /// page make one gesture, even if some of them are beside the view.
  private func count(_ facts: Facts) -> Int {
    facts.now.traits.contains(.ofPage) ? touches.count : facts.fingers.count
  }

  /// Whether fingers that also count for this view drag or zoom a view inside it.
  private func isCarried(inside view: Int, _ frame: borrowing Frame) -> Bool {
    containsViews[view]
      && frame.views.indices.contains { inner in
        inner != view && scene.isView(inner, insideOrSame: view)
          && !frame.views[inner].activity.isDisjoint(with: [.dragging, .zooming])
      }
  }

  private func touchSequence(from facts: borrowing Facts, _ happened: StepEvents) -> TouchSequence {
    var sequence = TouchSequence()
    sequence.offset = facts.was.offset
    sequence.overscroll = facts.wasOverscroll
    let velocity = facts.was.velocity ?? .zero
    sequence.speed = max(velocity.x.magnitude, velocity.y.magnitude)
    sequence.isFromRest = facts.wasAtRest
    sequence.happened = happened
    return sequence
  }

  /// Stores the callbacks of a view; returns whether any is other than `didScroll` and `didZoom`.
  private func writeCallbacks(_ facts: Facts, _ view: Int, _ frame: borrowing Frame) -> Bool {
    if !facts.callbacks.isEmpty { facts.callbacks.removeAll(keepingCapacity: true) }
    var isReported = false
    for index in frame.callbacks.indices where frame.callbacks[index].view == view {
      facts.callbacks.append(frame.callbacks[index])
      switch frame.callbacks[index].kind {
      case .didScroll, .didZoom: break
      case .didEndScrollingAnimation:
        facts.sinceRest.animationsEnded += 1
        isReported = true
      default: isReported = true
      }
    }
    return isReported
  }

  private func writeSinceRest(_ facts: Facts, _ view: Int, _ step: borrowing Step) {
    let happened = facts.happened
    facts.sinceRest.happened.formUnion(happened)
    if !happened.isSubset(of: .touch) { facts.sinceRest.changes += 1 }
    facts.sinceRest.touches += facts.touchesBegun
    facts.sinceRest.note(
      touchesBegun: facts.touchesBegun,
      hasFingers: facts.fingers.count > 0 || facts.wereFingers.count > 0)
    // In one moment, a finger may come down before another one lifts.
    let count = max(count(facts), touches.together[view])
    facts.sinceRest.maxFingers = max(facts.sinceRest.maxFingers, count)
    facts.sinceRest.reach = max(facts.sinceRest.reach, facts.sequence.finger.reach)
    guard !happened.isDisjoint(with: .request | .setting) else { return }
    if happened.contains(.setting), facts.scene.isRightToLeft, facts.scene.layout.content != .fixed
    {
      // New pages are inserted to the left of the visible pages.
      let (now, was) = (facts.now, facts.was)
      let added = now.content.width / now.zoom - was.content.width / was.zoom
      facts.app.grow(by: Point(x: added, y: 0))
      if facts.app.growth.x != 0 { facts.sinceRest.isContentMoved = true }
    }
    for event in step.moment.events {
      switch event.value {
      case .setting(let change) where change.view == view:
        facts.app.addSetting()
        if facts.app.settings > 1 { facts.sinceRest.changes += 1 }
        guard change.above != 0 || change.left != 0 else { continue }
        facts.sinceRest.isContentMoved = true
        facts.app.grow(by: Point(x: change.left, y: change.above))
      case .request(let command) where command.view == view:
        facts.app.add(command)
        facts.sinceRest.request = command
        facts.sinceRest.requests += 1
        switch command.request {
        case .zoomTo, .zoomToRect, .resetZoom:
          facts.sinceRest.zoomRequest = command
          facts.sinceRest.zoomRequests += 1
        default: break
        }
      default: break
      }
    }
  }

  func interest(_ facts: borrowing Facts, _ step: borrowing Step) -> Interest {
    var interest: Interest = [.always]
    if step.cause != .frame || facts.keyboard.hasArrived { interest.insert(.moment) }
    if step.sight.isRecorded, step.sight.isLook { interest.insert(.look) }
    if facts.hasMoved {
      interest.insert(.moved)
      if facts.fingers.count == 0 { interest.insert(.coasting) }
    }
    if facts.fingers.count == 1 { interest.insert(.dragging) }
    if facts.fingers.count > 1 { interest.insert(.pinching) }
    if facts.isAtRest { interest.insert(facts.wasAtRest ? .rest : [.rest, .cameToRest]) }
    // A drag that dismisses the keyboard enlarges the view's scroll range.
    if mayDismiss, !facts.scrollRangeUnchanged { interest.insert(.layout) }
    if !facts.happened.isEmpty {
      if !facts.happened.isDisjoint(with: .layout) { interest.insert(.layout) }
      if facts.happened.contains(.move) { interest.insert(.touchMoved) }
      if facts.happened.contains(.down) { interest.insert(.landed) }
      if !facts.happened.isDisjoint(with: .lift) { interest.insert(.lifted) }
      if facts.happened.contains(.request) { interest.insert(.requested) }
    }
    return interest
  }
}

extension Moment {
  /// The view's state at rest that the recorded device showed in this moment, if any.
  @inline(__always)
  fileprivate func rest(of view: Int) -> Observation? { isObserved ? settled(view) : nil }

  @inline(never)
  private func settled(_ view: Int) -> Observation? {
    for event in events.reversed() {
      guard case .observation(let seen) = event.value else { continue }
      if seen.view == view, seen.settled { return seen }
    }
    return nil
  }
}
