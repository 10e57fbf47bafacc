package import Model
package import Text
package import Writing

/// The touches, changes and observations that a session has recorded so far, in the order of time.
///
/// The log does not depend on UIKit. In the steady state, it does not allocate memory: everything
/// that is recorded at every frame is stored in arrays with spare capacity, and becomes events when
/// the session ends.
package struct SessionLog {
  private var entries: ContiguousArray<Entry> = []
  /// The callbacks of all observations, in the order of the observations.
  private var callbacks: ContiguousArray<Callback.Kind> = []
  /// The values that the app showed, each time that they changed.
  private var readouts: ContiguousArray<Readouts> = []
  /// Changes and requests, which are rare.
  private var actions: [InputEvent.Action] = []
  private var fingers = RecordedFingers<ObjectIdentifier>()
  private var views: [ViewLog] = []
  /// The time of the last entry: time never decreases.
  package private(set) var now = Instant.zero
  /// The time of the last touch, change or request.
  package private(set) var lastEvent = Instant(nanoseconds: .min / 2)
  /// Whether the last event was a change or a request, and not a touch.
  package private(set) var isChangeLast = false
  private var lastLook: Instant?
  /// The time of the last frame, if nothing had changed and the frame was not written.
  private var stillAt: Instant?
  private var hasChanged = false
  /// The number of touches that came too late to keep their own time.
  package private(set) var lateTouches = 0
  /// The number of touches that a recording cannot represent.
  package private(set) var ignoredTouches = 0

  /// The time between two observations of views that do not move.
  private static let pause = TimeSpan.milliseconds(100)

  private struct Entry {
    var time: Instant
    var content: Content

    enum Content {
      case touch(Touch)
      case look(view: Int, Look, callbacks: Int, readouts: Int)
      case action(Int)
    }
  }

  /// Creates a log with memory for a number of touches and observations.
  package init(capacity: Int) {
    entries.reserveCapacity(capacity)
    callbacks.reserveCapacity(capacity)
  }

  /// Whether any finger is down.
  package var hasFingers: Bool { fingers.count > 0 }

  // MARK: Views

  package mutating func addView(_ look: Look) { views.append(ViewLog(look)) }

  /// Records a callback from a view to its app.
  package mutating func add(_ callback: Callback.Kind, of view: Int) {
    views[view].callbacks.append(callback)
  }

  // MARK: Touches and changes

  /// Begins a delivery of touches, a change or a request. If the last frame contained no change, it
  /// is written first.
  package mutating func beginTouches(at time: Instant) {
    guard let stillAt, let lastLook, stillAt > lastLook else { return }
    let before = min(stillAt, time - TimeSpan(nanoseconds: 1))
    if before > now { writeStill(at: before) }
  }

  package mutating func touch(_ sample: TouchSample<ObjectIdentifier>, at time: Instant) {
    guard let (touch, isWhole) = fingers.touch(for: sample) else {
      ignoredTouches += 1
      return
    }
    if !isWhole { ignoredTouches += 1 }
    if time < now { lateTouches += 1 }
    append(.touch(touch), at: time)
    lastEvent = now
    isChangeLast = false
    hasChanged = true
  }

  /// Records a change or a request. The next frame is then written even if no view has changed.
  package mutating func add(_ action: InputEvent.Action, at time: Instant) {
    beginTouches(at: time)
    actions.append(action)
    append(.action(actions.count - 1), at: time)
    guard action.isInput else { return }
    hasChanged = true
    lastEvent = now
    isChangeLast = true
  }

  // MARK: Observations

  /// Stores what a view shows in this frame; nil if the view was removed.
  package mutating func show(_ look: Look?, of view: Int) { views[view].next = look }

  /// Records that a view no longer exists. Its motion has ended, although the view did not report
  /// the end.
  package mutating func leave(_ view: Int, at time: Instant) {
    views[view].next = views[view].last
    views[view].next?.activity = []
    if views[view].last.activity.contains(.decelerating) {
      views[view].callbacks.append(.didEndDecelerating)
    }
    if views[view].isDue { write(view, at: time) }
  }

  /// Stores the values that the app shows beside a view in this frame.
  package mutating func show(_ shown: Readouts, of view: Int) {
    let index = views[view].readouts
    if index < 0 ? shown == Readouts() : readouts[index] == shown { return }
    readouts.append(shown)
    views[view].readouts = readouts.count - 1
    views[view].isChanged = true
  }

  /// Ends a frame: writes the changes or, if nothing changed, the unchanged state ten times per
  /// second.
  package mutating func endFrame(at time: Instant) {
    var isNew = lastLook == nil
    for view in views { isNew = isNew || view.isDue }
    if !isNew, hasChanged {
      hasChanged = false
      return writeStill(at: time)
    }
    guard isNew else {
      if let lastLook, time - lastLook >= Self.pause {
        // With a finger down, the time of the frame may be later than the time of the next touch.
        writeStill(at: hasFingers ? stillAt ?? time : time)
      } else {
        stillAt = time
      }
      return
    }
    if let stillAt, let lastLook, stillAt > lastLook, stillAt < time, stillAt >= now {
      writeStill(at: stillAt)
    }
    let isWhole = lastLook == nil
    for index in views.indices where isWhole || views[index].isDue { write(index, at: time) }
    lastLook = max(time, now)
    stillAt = nil
    hasChanged = false
  }

  /// Writes the first view that still exists, as it was last written. Views that are not written
  /// count as unchanged, too.
  private mutating func writeStill(at time: Instant) {
    guard let index = views.firstIndex(where: { $0.next != nil }) else { return }
    let view = views[index]
    append(
      .look(view: index, view.last, callbacks: 0, readouts: view.writtenReadouts), at: time)
    lastLook = now
    stillAt = nil
  }

  private mutating func write(_ index: Int, at time: Instant) {
    guard let look = views[index].next else { return }
    let count = views[index].callbacks.count
    callbacks.append(contentsOf: views[index].callbacks)
    views[index].callbacks.removeAll(keepingCapacity: true)
    views[index].last = look
    views[index].isChanged = false
    views[index].writtenReadouts = views[index].readouts
    append(
      .look(view: index, look, callbacks: count, readouts: views[index].readouts), at: time)
  }

  private mutating func append(_ content: Entry.Content, at time: Instant) {
    now = max(now, time)
    entries.append(Entry(time: now, content: content))
  }
}

extension SessionLog {
  /// The recorded events, without events that a recording cannot contain, and the number of such
  /// events.
  ///
  /// - Parameter scene: The scene before the first event.
  package func events(in scene: Scene) -> (events: [Located<InputEvent>], refused: Int) {
    var grammar = EventGrammar(scene)
    var events: [Located<InputEvent>] = []
    events.reserveCapacity(entries.count)
    var next = 0
    var refused = 0
    for entry in entries {
      let action: InputEvent.Action
      switch entry.content {
      case .touch(let touch): action = .touch(touch)
      case .action(let index): action = actions[index]
      case .look(let view, let look, let count, let index):
        var seen = Observation(view: view, offset: look.offset, zoom: look.zoom)
        seen.activity = look.activity
        seen.callbacks = Array(callbacks[next..<next + count])
        if index >= 0 { seen.readouts = readouts[index] }
        next += count
        action = .observation(seen)
      }
      let event = InputEvent(at: entry.time, action)
      do {
        try grammar.admit(event)
        events.append(Located(event))
      } catch {
        refused += 1
      }
    }
    return (events, refused)
  }
}
