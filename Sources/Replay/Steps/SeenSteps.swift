package import Model
internal import Text

/// What the recorded device showed, as the steps that a player makes: a step before and a step
/// after every moment of input, and a frame step at the time of every observation.
///
/// An observation may report only some views; all other views are unchanged since their last
/// report. Between two observations a step shows the state of the earlier observation, and its
/// `sight` marks it as unobserved. A report after a rotation, or another change, in the same moment
/// shows the result of that change. Before its first report a view is at the start that the scene
/// declares. A device reports offset, zoom and app values, and nothing else unless its recorder
/// observes more: see `abilities`.
package struct SeenSteps<Source: EventSource>: PlayedSteps {
  /// The scene of the recording.
  package let scene: Scene
  /// The progress of the replay.
  package var course = ReplayCourse()
  private var timeline: Timeline<Source>
  private var moment = Moment(at: .zero)
  private var frame = Frame()
  /// The current scene after changes of layout and settings.
  private var grammar: EventGrammar
  private var looks = LookWatch(Frame())
  /// How the current step reports each view.
  private var reports: [LookWatch.Report] = []
  private var stage = Stage.reading
  private var index = 0

  private enum Stage {
    case reading, before, after, frame
  }

  /// Creates steps from the observations of a recording.
  package init(_ source: Source) {
    timeline = Timeline(source)
    scene = timeline.scene
    grammar = EventGrammar(scene)
    frame.views = scene.startingStates
  }

  /// The abilities of a device: it can do everything that its recording shows, but reports only
  /// part of its state.
  package static var abilities: Abilities {
    Abilities.all.subtracting([.velocity, .activity, .callbacks, .keyboard])
  }

  /// The abilities of a device, including what its recorder observes in addition.
  package static func abilities(_ head: RecordingHead) -> Abilities {
    var abilities = Self.abilities
    let observed = head.origin?.observes ?? []
    if observed.contains(.activity) { abilities.insert(.activity) }
    if observed.contains(.callbacks) { abilities.insert(.callbacks) }
    return abilities
  }

  /// The contract of a device. If its recorder observes the activity of its views, the device is
  /// observed at every frame, after all touches of the frame.
  package static func contract(_ head: RecordingHead) -> EngineContract {
    var contract = EngineContract()
    if head.origin?.observes.contains(.activity) == true { contract.actsAtFrames = 1 }
    return contract
  }

  /// Fills in the next step, except for the values that are derived from earlier steps; returns
  /// false at the end.
  package mutating func make(_ step: inout Step) throws(ReplayError) -> Bool {
    if stage == .reading { try read() }
    switch stage {
    case .before:
      // A recorder observes all views when the first finger comes down.
      if index == 0 {
        showSeen { followsInput, _ in !followsInput }
      } else {
        clearReports()
      }
      fill(&step, .before, isLook: reports.contains { $0 != .none })
      step.moment.events.append(contentsOf: moment.events)
      stage = .after
    case .after:
      // The source has already checked the events by the grammar, so no error occurs. If a test
      // uses a source without such a check, an invalid event is ignored.
      for event in moment.events { try? grammar.admit(InputEvent(at: moment.time, event.value)) }
      looks.disturb()
      showSeen { _, followsChange in followsChange }
      showCallbacks(afterChange: true)
      // An observation of one view after a rotation does not show the positions of the other views.
      fill(&step, .after, isLook: !reports.contains(.none))
      step.moment.events.append(contentsOf: moment.events)
      stage = moment.isObserved ? .frame : .reading
    case .frame:
      showSeen { _, _ in true }
      showCallbacks(afterChange: false)
      fill(&step, .frame, isLook: moment.isLook)
      if !moment.isInput { step.moment.events.append(contentsOf: moment.events) }
      stage = .reading
    case .reading: return false
    }
    return true
  }

  /// How the replay ended. A device that was not observed at rest may still be moving.
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
    frame.views[seen.view].activity = seen.activity
    if !seen.signals.isEmpty { frame.signals = seen.signals }
    reports[seen.view] = seen.settled ? .settled : .shown
  }

  private mutating func clearReports() {
    reports.removeAll(keepingCapacity: true)
    for _ in frame.views { reports.append(.none) }
  }

  /// Shows the observations of the moment.
  ///
  /// - Parameter isDue: Whether a report is already shown, depending on whether it follows input or
  ///   a change by the device or the app. Like an engine, these steps show the result of a rotation
  ///   in the step after the rotation.
  private mutating func showSeen(_ isDue: (_ followsInput: Bool, _ followsChange: Bool) -> Bool) {
    var (followsInput, followsChange) = (false, false)
    clearReports()
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

  /// Adds the callbacks of the moment's observations to the step that is filled in next. If the
  /// moment contains a change, that is the step after the moment, because an observation after a
  /// change shows its result; otherwise it is the frame step.
  private mutating func showCallbacks(afterChange: Bool) {
    let hasChange = moment.events.contains { $0.value.isInput && $0.value.touch == nil }
    guard hasChange == afterChange else { return }
    for event in moment.events {
      guard case .observation(let seen) = event.value, frame.views.indices.contains(seen.view)
      else { continue }
      for kind in seen.callbacks { frame.callbacks.append(Callback(view: seen.view, kind)) }
    }
  }

  private mutating func fill(_ step: inout Step, _ cause: Step.Cause, isLook: Bool = false) {
    let last = looks.lastLook
    if isLook { looks.look(frame, at: moment.time, reports) }
    step.sight = looks.sight(at: moment.time, since: last, isLook: isLook)
    step.prepare(index, cause, at: moment.time, views: frame.views.count)
    for view in frame.views.indices { step.frame.views[view] = frame.views[view] }
    step.frame.signals = frame.signals
    step.frame.callbacks.append(contentsOf: frame.callbacks)
    frame.callbacks.removeAll(keepingCapacity: true)
    index += 1
  }
}

extension Moment {
  /// Whether the moment contains an observation that was made after all other events except
  /// touches.
  fileprivate var isLook: Bool {
    for event in events.reversed() where event.value.touch == nil && event.value.name != .mark {
      return event.value.name == .seen
    }
    return false
  }
}
