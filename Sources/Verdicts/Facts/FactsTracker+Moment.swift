internal import Gesture
internal import Replay

// What happens at a moment.

extension FactsTracker {
  func update(_ step: borrowing Step, _ times: [Instant]) {
    var isLaidOut = false
    var isMoved = false
    var isCarried = false
    if isOwnerUnknown, step.fingersBefore.count == 0 { isOwnerUnknown = false }
    touches.begin()
    if hasGivenFrames {
      for index in framesGiven.indices { framesGiven[index] = 0 }
      hasGivenFrames = false
    }
    for index in step.moment.events.indices {
      let time = times.isEmpty ? step.time : times[index]
      // Nearly every event is a finger that moves: it is read where it stands.
      if case .touch(let touch) = step.moment.events[index].value, touch.phase != .down {
        hadInput = true
        isCarried = true
        touches.add(touch, at: time)
        continue
      }
      let event = step.moment.events[index]
      guard event.value.isInput else { continue }
      hadInput = true
      switch event.value {
      case .touch(let touch):
        // A finger lands on what was shown before it landed; where the layout changed before it in
        // the same moment, or the app moved something, that is what is shown after.
        // Which of nested views it lands on is not known while nobody looks at how they are
        // scrolled.
        if !step.sight.isLook, !wasAtRest, isNested { isOwnerUnknown = true }
        let goesOn = step.moment.hasLayout(after: index)
        let owner = deepest { view in
          let shown = isLaidOut || isMoved && !goesOn ? step.frame.views[view] : notes[view].now
          return (isLaidOut && goesOn ? notes[view].frameSoFar ?? shown.frame : shown.frame)
            .contains(touch.place)
        }
        // Whether a finger that went before it in this moment, or a view's own motion within a frame,
        // has carried views from under it by then is for the engine to decide.
        // So is whether what the app changes in the same moment has moved them, or whether a drag that
        // begins in it has sent a keyboard away, which gives a view its whole frame again.
        let isOpen = isCarried || actsAtFrames || step.moment.hasChange
        if isOpen && isNested || mayDismiss, !isLaidOut || step.moment.hasChange, !goesOn,
          owner != deepest(where: { step.frame.views[$0].frame.contains(touch.place) })
            || owner != deepest(where: { notes[$0].now.frame.contains(touch.place) })
        {
          isOwnerUnknown = true
        }
        touches.land(touch, on: owner, at: time, scene)
      case .layout(let change):
        isLaidOut = true
        if let window = change.window {
          for note in notes {
            if let scale = window.scale { note.scale = scale }
            note.windowBottom = window.size.height
          }
        }
        breakPaths(change)
        for frame in change.frames where framesGiven.indices.contains(frame.view) {
          framesGiven[frame.view] += 1
          hasGivenFrames = true
          notes[frame.view].scene.frame = frame.frame
        }
        if let keyboard = change.keyboard {
          // Where frames are shown late it is on its way late, too.
          for note in notes { note.announce(keyboard, at: time + lag) }
        }
      case .setting(let change):
        isMoved = true
        guard notes.indices.contains(change.view) else { continue }
        let note = notes[change.view]
        let wasPaging = note.isPaging
        for setting in change.settings { note.scene.apply(setting) }
        hasKeyboards = notes.contains { $0.scene.keyboard != nil }
        if wasPaging || note.isPaging { note.sequence.wasPaged = true }
      case .ask: isMoved = true
      default: break
      }
    }
  }

  /// A turn or a resize changes the window that places are in, a frame the view's place in it; the
  /// keyboard neither.
  private func breakPaths(_ change: LayoutChange) {
    switch change {
    case .turn, .resize: touches.breakPaths { _ in true }
    case .frame(let frame): touches.breakPaths { scene.isView($0, insideOrSame: frame.view) }
    case .keyboard: break
    }
  }

  private func isSeen(_ view: Int, _ isHit: (_ view: Int) -> Bool) -> Bool {
    guard isHit(view) else { return false }
    guard let parent = scene.views[view].inside, parent < view else { return true }
    return isSeen(parent, isHit)
  }

  /// The view that a finger lands on; -1 where there is none. A parent stands before what is inside it, and
  /// what lies above another view after that one; what a view around it does not show is not touched.
  private func deepest(where isHit: (_ view: Int) -> Bool) -> Int {
    notes.indices.last { isSeen($0, isHit) } ?? -1
  }
}

extension Moment {
  /// Whether the app changes or asks for something.
  fileprivate var hasChange: Bool {
    events.contains {
      switch $0.value {
      case .setting, .ask: true
      default: false
      }
    }
  }

  fileprivate func hasLayout(after index: Int) -> Bool {
    events[(index + 1)...].contains { if case .layout = $0.value { true } else { false } }
  }
}
