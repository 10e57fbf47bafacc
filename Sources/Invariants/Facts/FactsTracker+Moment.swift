internal import Model
internal import Replay
internal import Text

// Processing of a moment's events.

extension FactsTracker {
  func update(_ step: borrowing Step, _ times: [Instant]) {
    var isLaidOut = false
    var isMoved = false
    var isCarried = false
    if isOwnerUnknown, step.fingersBefore.count == 0 { isOwnerUnknown = false }
    touches.begin()
    if hasRequestedFrames {
      for index in framesRequested.indices { framesRequested[index] = 0 }
      hasRequestedFrames = false
    }
    for index in step.moment.events.indices {
      let time = times.isEmpty ? step.time : times[index]
      // Most events are finger moves, so they are read in place, without a copy.
      if case .touch(let touch) = step.moment.events[index].value, touch.phase != .down {
        stepFacts.hadInput = true
        isCarried = true
        touches.add(touch, at: time)
        continue
      }
      let event = step.moment.events[index]
      guard event.value.isInput else { continue }
      stepFacts.hadInput = true
      switch event.value {
      case .touch(let touch):
        // A finger lands on the state that was shown before the moment. If the layout changed or
        // the app moved something earlier in the same moment, the finger lands on the state that is
        // shown afterwards. If the offsets of nested views are not observed at that time, it is
        // unknown on which view the finger lands.
        if !step.sight.isLook, !wasAtRest, isNested { isOwnerUnknown = true }
        let goesOn = step.moment.hasLayout(after: index)
        // The state between a change by the app and a later layout of the same moment is not shown.
        if isMoved, goesOn, isNested { isOwnerUnknown = true }
        let owner = deepest { view in
          let shown = isLaidOut || isMoved && !goesOn ? step.frame.views[view] : notes[view].now
          guard !shown.traits.contains(.away) else { return false }
          return (isLaidOut && goesOn ? notes[view].frameSoFar ?? shown.frame : shown.frame)
            .contains(touch.point)
        }
        // An earlier finger of this moment, or a view's own motion within a frame, may already have
        // moved the view under this finger: the engine chooses the order. The same applies if the
        // app changes something in the same moment, or if a drag that begins in the moment
        // dismisses a keyboard and the view gets its whole frame again.
        let isOpen = isCarried || actsAtFrames || step.moment.hasChange
        if isOpen && isNested || mayDismiss, !isLaidOut || step.moment.hasChange, !goesOn,
          owner != deepest(where: { step.frame.views[$0].frame.contains(touch.point) })
            || owner != deepest(where: { notes[$0].now.frame.contains(touch.point) })
        {
          isOwnerUnknown = true
        }
        if step.frame.views.contains(where: { $0.isNearlyHit(at: touch.point) }) {
          isOwnerUnknown = true
        }
        touches.land(touch, on: owner, at: time, scene)
      case .layout(let change):
        isLaidOut = true
        if let window = change.window {
          for note in notes {
            if let scale = window.scale { note.scale = scale }
            note.keyboard.resize(windowBottom: window.size.height)
          }
        }
        invalidatePaths(change)
        for frame in change.frames where framesRequested.indices.contains(frame.view) {
          framesRequested[frame.view] += 1
          hasRequestedFrames = true
          notes[frame.view].scene.frame = frame.frame
        }
        if let keyboard = change.keyboard {
          // If frames are shown late, the keyboard's motion is shown equally late.
          for note in notes {
            note.keyboard.announce(keyboard, at: time + lag, note.scene.keyboard)
          }
        }
      case .setting(let change):
        isMoved = true
        guard notes.indices.contains(change.view) else { continue }
        let note = notes[change.view]
        let wasPaging = note.isPaging
        for setting in change.settings { note.scene.apply(setting) }
        hasKeyboards = notes.contains { $0.scene.keyboard != nil }
        if wasPaging || note.isPaging { note.sequence.wasPaged = true }
      case .request: isMoved = true
      default: break
      }
    }
  }

  /// Interrupts the paths of fingers in views that a layout change moves. A rotation or a resize
  /// changes the window in which positions are measured, and a new frame changes the view's
  /// position in the window; the keyboard changes neither.
  private func invalidatePaths(_ change: LayoutChange) {
    if change.window != nil { return touches.invalidatePaths { _ in true } }
    for frame in change.frames {
      touches.invalidatePaths { scene.isView($0, insideOrSame: frame.view) }
    }
  }

  private func isSeen(_ view: Int, _ isHit: (_ view: Int) -> Bool) -> Bool {
    guard isHit(view) else { return false }
    guard let parent = scene.views[view].inside, parent < view else { return true }
    return isSeen(parent, isHit)
  }

  /// The view that a finger lands on; -1 if there is none. The last hit view is used, because a
  /// parent precedes the views inside it, and a view precedes the views above it. A part that the
  /// surrounding view clips cannot be touched.
  private func deepest(where isHit: (_ view: Int) -> Bool) -> Int {
    notes.indices.last { isSeen($0, isHit) } ?? -1
  }
}

extension ViewState {
  /// Whether a page's script moves the view, and a finger at this point lands just beside the view.
  /// Chromium moves such a finger to the next element that listens to touches, if it is at most
  /// ten points away.
  fileprivate func isNearlyHit(at point: Point) -> Bool {
    guard traits.contains(.scripted), !frame.contains(point) else { return false }
    let across = max(frame.origin.x - point.x, point.x - frame.origin.x - frame.size.width)
    let down = max(frame.origin.y - point.y, point.y - frame.origin.y - frame.size.height)
    return max(across, down) <= 10
  }
}

extension Moment {
  /// Whether the moment contains a changed setting or a request of the app.
  fileprivate var hasChange: Bool {
    events.contains {
      switch $0.value {
      case .setting, .request: true
      default: false
      }
    }
  }

  fileprivate func hasLayout(after index: Int) -> Bool {
    events[(index + 1)...].contains { if case .layout = $0.value { true } else { false } }
  }
}
