package import Gesture

/// What the recorded device showed, as steps: a step before and one after every moment of input and
/// a frame at every time something was seen, just where a player has its own.
///
/// A report is a look: a view that it does not mention stands where it was last reported. Between
/// two looks a step shows what the last one did, and its `sight` says that nobody looked. A report
/// behind a turn, or another change, in the same moment is what that change has led to. Before the
/// first report a view stands where the scene says it starts. A device reports offset, zoom and
/// read-outs, and nothing else: `abilities`.
package struct SeenSteps<Source: EventSource>: PlayedSteps {
  /// The scene of the recording.
  package let scene: Scene
  /// How far the replay has come.
  package var course = ReplayCourse()
  private var timeline: Timeline<Source>
  private var moment = Moment(at: .zero)
  private var frame = Frame()
  /// Follows the layout and the settings.
  private var grammar: EventGrammar
  private var looks = LookWatch(Frame())
  /// What is reported of every view in the step at hand.
  private var reports: [LookWatch.Report] = []
  private var stage = Stage.reading
  private var index = 0

  private enum Stage {
    case reading, before, after, frame
  }

  /// The observations of a recording as steps.
  package init(_ source: Source) {
    timeline = Timeline(source)
    scene = timeline.scene
    grammar = EventGrammar(scene)
    frame.views = scene.startingStates
  }

  /// What a device reports of itself. It can do all that its recording shows it doing.
  package static var abilities: Abilities {
    Abilities.all.subtracting([.velocity, .activity, .callbacks, .keyboard])
  }

  /// Fills in the next step, but for what follows from the steps before it; false at the end.
  package mutating func make(_ step: inout Step) throws(ReplayError) -> Bool {
    if stage == .reading { try read() }
    switch stage {
    case .before:
      // A recorder looks at everything as the first finger comes down.
      if index == 0 {
        showSeen { followsInput, _ in !followsInput }
      } else {
        reports.removeAll(keepingCapacity: true)
      }
      fill(&step, .before, isLook: reports.contains { $0 != .none })
      step.moment.events.append(contentsOf: moment.events)
      stage = .after
    case .after:
      // A source that passed the grammar once passes it again; a toy that did not changes nothing.
      for event in moment.events { try? grammar.admit(InputEvent(at: moment.time, event.value)) }
      looks.disturb()
      showSeen { _, followsChange in followsChange }
      // A look at one view behind a turn says nothing of where the turn has left the others.
      fill(&step, .after, isLook: !reports.contains(.none))
      step.moment.events.append(contentsOf: moment.events)
      stage = moment.isObserved ? .frame : .reading
    case .frame:
      showSeen { _, _ in true }
      fill(&step, .frame, isLook: moment.isLook)
      if !moment.isInput { step.moment.events.append(contentsOf: moment.events) }
      stage = .reading
    case .reading: return false
    }
    return true
  }

  /// A device that nobody saw come to rest may move still.
  package mutating func end() -> Ending {
    let isAtRest =
      looks.stillness >= ReplayLimit().quiet && course.rest.lastInput <= looks.lastLook ?? .zero
    return course.rest.fingers.count > 0 ? .truncated : isAtRest ? .rest : .patience
  }

  private mutating func read() throws(ReplayError) {
    do {
      guard try timeline.next(into: &moment) else { return }
    } catch { throw .format(error) }
    if index == 0 { looks = LookWatch(frame) }
    stage = moment.isInput ? .before : .frame
  }

  private mutating func show(_ seen: Observation) {
    guard frame.views.indices.contains(seen.view) else { return }
    frame.views[seen.view].offset = seen.offset
    frame.views[seen.view].zoom = seen.zoom
    frame.views[seen.view].readouts = seen.readouts
    if !seen.signals.isEmpty { frame.signals = seen.signals }
    reports[seen.view] = seen.settled ? .settled : .shown
  }

  /// Shows what was seen in the moment.
  ///
  /// - Parameter isDue: Whether a report counts already, given whether it stands behind any input and
  ///   behind a change by the device or the app. What a turn leads to is shown in the step after it, as
  ///   by an engine.
  private mutating func showSeen(_ isDue: (_ followsInput: Bool, _ followsChange: Bool) -> Bool) {
    var (followsInput, followsChange) = (false, false)
    reports.removeAll(keepingCapacity: true)
    for _ in frame.views { reports.append(.none) }
    for event in moment.events {
      if case .observation(let seen) = event.value {
        if isDue(followsInput, followsChange) { show(seen) }
      } else if event.value.isInput {
        followsInput = true
        followsChange = followsChange || event.value.touch == nil
      }
    }
    grammar.scene.fitStates(&frame.views)
  }

  private mutating func fill(_ step: inout Step, _ cause: Step.Cause, isLook: Bool = false) {
    let last = looks.lastLook
    if isLook { looks.look(frame, at: moment.time, reports) }
    step.sight = looks.sight(at: moment.time, since: last, isLook: isLook)
    step.prepare(index, cause, at: moment.time, views: frame.views.count)
    for view in frame.views.indices { step.frame.views[view] = frame.views[view] }
    step.frame.signals = frame.signals
    index += 1
  }
}

extension Moment {
  /// Whether it says what was shown when all was done that it holds.
  fileprivate var isLook: Bool {
    for event in events.reversed() where event.value.touch == nil && event.value.name != .mark {
      return event.value.name == .seen
    }
    return false
  }
}
