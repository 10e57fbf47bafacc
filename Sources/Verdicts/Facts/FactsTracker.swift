internal import Gesture
internal import Replay

/// Works out the facts of every view, step by step.
final class FactsTracker {
  private let scene: Scene
  /// How long everything must have stood still to be at rest.
  private let quiet: TimeSpan
  private let notes: [Facts]
  @exclusivity(unchecked) private var board: TouchTracker
  /// How many fingers were down at the last step.
  @exclusivity(unchecked) private var fingersDown = 0
  /// How often each view got another frame in this moment.
  @exclusivity(unchecked) private var framesGiven: [Int]
  @exclusivity(unchecked) private var place = SourceLocation.nowhere
  @exclusivity(unchecked) private var hadInput = false
  @exclusivity(unchecked) private var isFirst = true
  @exclusivity(unchecked) private var lastTime = Instant.zero
  @exclusivity(unchecked) private var wasAtRest = true
  /// Whether a finger came down, and it is not known on which view.
  @exclusivity(unchecked) private var isOwnerUnknown = false
  @exclusivity(unchecked) private var lastFrame = Instant.zero
  @exclusivity(unchecked) private var seenSince = Instant.zero

  /// - Parameter resolution: the steps in which the engine shows offsets. In large ones the end of
  ///   a motion looks like rest for longer.
  init(_ scene: Scene, resolution: Double) {
    self.scene = scene
    board = TouchTracker(views: scene.views.count)
    framesGiven = Array(repeating: 0, count: scene.views.count)
    quiet = .milliseconds(resolution > 0 ? 200 : 100)
    var notes: [Facts] = []
    // A parent stands before what is inside it.
    for (index, view) in scene.views.enumerated() {
      let outer = view.inside.flatMap { notes.indices.contains($0) ? notes[$0] : nil }
      notes.append(
        Facts(
          view, at: index, inside: outer, scale: scene.window.scale, resolution: resolution))
    }
    self.notes = notes
  }
}

extension FactsTracker {
  /// Notes a step, and hands out the facts of each view in turn.
  func note(_ step: borrowing Step, _ report: (Int, Facts) -> Void) {
    if isFirst {
      (lastFrame, seenSince) = (step.time, step.time)
    }
    if isBehindHole(step) { seenSince = step.time }
    if step.cause == .frame { lastFrame = step.time }
    var happened: StepEvents = []
    if step.cause != .before, !step.moment.events.isEmpty { happened = update(step) }
    // An engine that was only just made is at rest, and so is a device as it begins to record.
    let isAtRest = isFirst ? step.sight.isLook : isQuiet(step, happened)
    for (view, facts) in zip(step.frame.views.indices, notes) {
      write(facts, view, step, happened, isAtRest)
      report(view, facts)
    }
    isFirst = false
    lastTime = step.time
    fingersDown = step.rest.fingersDown
    wasAtRest = isAtRest
  }
}

extension FactsTracker {
  /// Whether it is not known what was there just before this step. An engine is asked in every
  /// step, but one that moves with the frames shows nothing where they are far apart.
  private func isBehindHole(_ step: borrowing Step) -> Bool {
    step.sight.isRecorded ? step.sight.isHole : step.time - lastFrame > .milliseconds(100)
  }

  /// Whether everything has stood still for long enough to be sure.
  private func isQuiet(_ step: borrowing Step, _ happened: StepEvents) -> Bool {
    let sight = step.sight
    guard let stillness = sight.stillness else {
      return step.rest.isQuiet(for: quiet, at: step.time)
    }
    // What was seen at rest a moment ago is at rest until something happens; silence alone proves
    // nothing.
    guard sight.isLook else { return wasAtRest && happened.isEmpty && !sight.isHole }
    return step.rest.fingersDown == 0 && stillness >= quiet
      && step.time - step.rest.lastInput >= quiet
  }
}

// What happens at a moment.

extension FactsTracker {
  private func update(_ step: borrowing Step) -> StepEvents {
    var happened: StepEvents = []
    var isLaidOut = false
    var isMoved = false
    if fingersDown == 0 { isOwnerUnknown = false }
    board.begin()
    for index in framesGiven.indices { framesGiven[index] = 0 }
    for (index, event) in step.moment.events.enumerated() where event.value.isInput {
      place = event.place
      hadInput = true
      switch event.value {
      case .touch(let touch):
        // A finger lands on what was shown before it landed; where the layout changed before it in
        // the same moment, or the app moved something, that is what is shown after.
        if touch.phase == .down {
          // Which of nested views it lands on is not known while nobody looks at how they are
          // scrolled.
          if !step.sight.isLook, !wasAtRest, scene.views.contains(where: { $0.inside != nil }) {
            isOwnerUnknown = true
          }
          let goesOn = step.moment.hasLayout(after: index)
          let owner = deepest { view in
            let shown = isLaidOut || isMoved && !goesOn ? step.frame.views[view] : notes[view].now
            return (isLaidOut && goesOn ? notes[view].frameSoFar ?? shown.frame : shown.frame)
              .contains(touch.place)
          }
          board.land(touch, on: owner, at: step.time, scene)
        } else {
          board.add(touch, at: step.time)
        }
        happened.insert(touch.phase.happening)
      case .layout(let change):
        happened.insert(change.happening)
        isLaidOut = true
        if let scale = change.scale { for note in notes { note.scale = scale } }
        breakPaths(change)
        for frame in change.frames where framesGiven.indices.contains(frame.view) {
          framesGiven[frame.view] += 1
          notes[frame.view].scene.frame = frame.frame
        }
        if case .keyboard(let keyboard) = change {
          for note in notes { note.keyboard = keyboard }
        }
      case .setting(let change):
        happened.insert(.setting)
        isMoved = true
        guard notes.indices.contains(change.view) else { continue }
        for setting in change.settings { notes[change.view].scene.apply(setting) }
      case .ask:
        happened.insert(.ask)
        isMoved = true
      case .observation, .mark: break
      }
    }
    return happened
  }

  /// A turn or a resize changes the window that places are in, a frame the view's place in it; the
  /// keyboard neither.
  private func breakPaths(_ change: LayoutChange) {
    switch change {
    case .turn, .resize: board.breakPaths { _ in true }
    case .frame(let frame):
      board.breakPaths { scene.isView($0, insideOrSame: frame.view) }
    case .keyboard: break
    }
  }

  private func isSeen(_ view: Int, _ isHit: (_ view: Int) -> Bool) -> Bool {
    guard isHit(view) else { return false }
    guard let parent = scene.views[view].inside, parent < view else { return true }
    return isSeen(parent, isHit)
  }

  private func deepest(where isHit: (_ view: Int) -> Bool) -> Int {
    var deepest = -1
    // A parent stands before what is inside it, so the last hit is the deepest. What a view around
    // it does not show is not touched.
    for index in notes.indices where isSeen(index, isHit) {
      if deepest < 0 || scene.isView(index, insideOrSame: deepest)
        || scene.views[index].inside == nil
      {
        deepest = index
      }
    }
    return deepest
  }
}

// What a view shows.

extension FactsTracker {
  private func write(
    _ facts: Facts, _ view: Int, _ step: borrowing Step, _ happened: StepEvents,
    _ isAtRest: Bool
  ) {
    facts.step = step.index
    facts.time = step.time
    facts.cause = step.cause
    facts.place = place
    if isFirst {
      facts.was = step.frame.views[view]
    } else {
      facts.elapsed = step.time.seconds(since: lastTime)
      facts.was = facts.now
    }
    facts.isWasKnown = facts.sight.isLook || facts.isAtRest
    facts.sight = step.sight
    facts.now = step.frame.views[view]
    let overscroll = Point(x: facts.now.excess(.x), y: facts.now.excess(.y))
    facts.wasOverscroll = isFirst ? overscroll : facts.overscroll
    facts.overscroll = overscroll
    facts.happened = happened
    facts.asks = 0
    facts.settings = 0
    facts.growth = .zero
    facts.framesGiven = happened.isEmpty ? 0 : framesGiven[view]
    if !happened.isEmpty { facts.lastInput = step.time }
    facts.wasAtRest = isFirst || facts.isAtRest
    facts.isAtRest = isAtRest
    facts.hadInput = hadInput
    if facts.wasAtRest, !isAtRest {
      facts.episode = Episode()
      facts.episode.start = facts.was
      facts.episode.isUnknown = step.sight.isHole && !(isFirst && step.sight.isLook)
    }
    if isOwnerUnknown { facts.episode.isUnknown = true }
    facts.isOwnerUnknown = isOwnerUnknown
    let wasCarriedInside = facts.isCarriedInside && facts.fingers.count > 0
    writeFingers(facts, view, happened)
    // A finger beside those that carry a view inside this one is not this one's.
    if facts.touchesBegun > 0, !wasCarriedInside { facts.isAskedAway = false }
    if notes.count > 1, !happened.isDisjoint(with: .touch) {
      // What a recorded device does with a finger it does not say.
      facts.isCarriedInside =
        step.sight.isRecorded ? facts.isTouchedInside : isCarried(inside: view, step.frame)
    }
    let isTold = writeCallbacks(facts, view, step.frame.callbacks)
    facts.seenSince = seenSince
    facts.expected = step.cause == .before ? nil : step.moment.rest(of: view)
    if !happened.isEmpty { writeEpisode(facts, view, step) }
    if facts.hasMoved, facts.wereFingers.count > 0 || facts.fingers.count > 0 {
      facts.episode.isCarried = true
    }
    if !facts.isRoomSame { facts.episode.isRoomChanged = true }
    facts.interest = interest(facts, step)
    if isTold { facts.interest.insert(.reported) }
    if facts.expected != nil { facts.interest.insert(.expected) }
  }

  private func writeFingers(_ facts: Facts, _ view: Int, _ happened: StepEvents) {
    facts.wereFingers = facts.fingers
    facts.path = 0
    facts.travel = nil
    facts.touchesBegun = 0
    facts.hold.happened.formUnion(happened)
    guard !happened.isDisjoint(with: .touch) else { return }
    let (fingers, path, length) = board.fingers(of: view, scene)
    facts.fingers = fingers
    facts.isTouchedInside = board.isTouched(inside: view, scene)
    facts.touchesBegun = board.begun[view]
    if facts.isTouched {
      facts.hold = hold(from: facts, happened)
      facts.hold.isOnInner = board.isOnInner(of: view, scene)
    }
    // One that lifts as another comes down is not the same finger.
    let isRelieved = happened.contains(.down) && !happened.isDisjoint(with: .lift)
    facts.hold.mostFingers = max(facts.hold.mostFingers, isRelieved ? 2 : fingers.count)
    if let path { facts.hold.finger = path }
    // As large as its points were when the moment began: what other fingers make of them comes
    // after.
    let scale = facts.pointInWindow(facts.was)
    facts.path = length / scale
    let isSameOne =
      facts.wereFingers.count == 1 && fingers.count == 1 && !happened.contains(.down)
    if isSameOne, let travel = path?.travel, !board.isFound(on: view, scene) {
      facts.travel = Point(x: travel.x / scale, y: travel.y / scale)
    }
  }

  /// Whether fingers that may be counted here carry a view inside this one.
  private func isCarried(inside view: Int, _ frame: borrowing Frame) -> Bool {
    for inner in frame.views.indices where inner != view && scene.isView(inner, insideOrSame: view)
    {
      if !frame.views[inner].activity.isDisjoint(with: [.dragging, .zooming]) { return true }
    }
    return false
  }

  private func hold(from facts: borrowing Facts, _ happened: StepEvents) -> Hold {
    var hold = Hold()
    hold.offset = facts.was.offset
    hold.overscroll = facts.wasOverscroll
    let velocity = facts.was.velocity ?? .zero
    hold.speed = max(velocity.x.magnitude, velocity.y.magnitude)
    hold.isFromRest = facts.wasAtRest
    hold.happened = happened
    return hold
  }

  /// Whether the app was told more than that something moved.
  private func writeCallbacks(
    _ facts: Facts, _ view: Int, _ callbacks: [Callback]
  ) -> Bool {
    if !facts.callbacks.isEmpty { facts.callbacks.removeAll(keepingCapacity: true) }
    var isTold = false
    for callback in callbacks where callback.view == view {
      facts.callbacks.append(callback)
      switch callback.kind {
      case .didScroll, .didZoom: break
      case .didEndScrollingAnimation:
        facts.episode.animationsEnded += 1
        isTold = true
      default: isTold = true
      }
    }
    return isTold
  }

  private func writeEpisode(_ facts: Facts, _ view: Int, _ step: borrowing Step) {
    let happened = facts.happened
    facts.episode.happened.formUnion(happened)
    if !happened.isSubset(of: .touch) { facts.episode.changes += 1 }
    facts.episode.touches += facts.touchesBegun
    facts.episode.mostFingers = max(facts.episode.mostFingers, facts.fingers.count)
    facts.episode.reach = max(facts.episode.reach, facts.hold.finger.reach)
    guard !happened.isDisjoint(with: [.ask, .setting]) else { return }
    for event in step.moment.events {
      switch event.value {
      case .setting(let change) where change.view == view:
        facts.settings += 1
        if facts.settings > 1 { facts.episode.changes += 1 }
        guard change.above != 0 || change.left != 0 else { continue }
        facts.episode.isContentMoved = true
        facts.growth.x += change.left
        facts.growth.y += change.above
      case .ask(let command) where command.view == view:
        facts.asks += 1
        facts.episode.ask = command
        facts.episode.asks += 1
        switch command.request {
        case .scrollTo where !command.animated: facts.isAskedAway = true
        case .zoomTo, .zoomToRect, .resetZoom:
          facts.episode.zoomAsk = command
          facts.episode.zoomAsks += 1
        default: break
        }
      default: break
      }
    }
  }

  private func interest(_ facts: borrowing Facts, _ step: borrowing Step) -> Interest {
    var interest: Interest = [.always]
    if step.cause != .frame { interest.insert(.moment) }
    if step.sight.isRecorded, step.sight.isLook { interest.insert(.look) }
    if facts.hasMoved {
      interest.insert(.moved)
      if facts.fingers.count == 0 { interest.insert(.coasting) }
    }
    if facts.fingers.count == 1 { interest.insert(.dragging) }
    if facts.fingers.count > 1 { interest.insert(.pinching) }
    if facts.isAtRest { interest.insert(facts.wasAtRest ? .rest : [.rest, .settled]) }
    if !facts.happened.isEmpty {
      if !facts.happened.isDisjoint(with: .layout) { interest.insert(.layout) }
      if facts.happened.contains(.move) { interest.insert(.swept) }
      if facts.happened.contains(.down) { interest.insert(.landed) }
      if !facts.happened.isDisjoint(with: .lift) { interest.insert(.lifted) }
      if facts.happened.contains(.ask) { interest.insert(.asked) }
    }
    return interest
  }
}

extension Moment {
  /// What the device showed of a view at rest.
  fileprivate func rest(of view: Int) -> Observation? {
    for event in events.reversed() {
      guard case .observation(let seen) = event.value else { continue }
      if seen.view == view, seen.settled { return seen }
    }
    return nil
  }

  fileprivate func hasLayout(after index: Int) -> Bool {
    events[(index + 1)...].contains { if case .layout = $0.value { true } else { false } }
  }
}

extension ViewState {
  /// How far the offset is beyond its range on an axis; negative inside.
  @inline(__always)
  func excess(_ axis: Axis) -> Double {
    max(lowest(axis) - offset[axis], offset[axis] - highest(axis))
  }
}
