internal import Model
internal import Replay

// Views that a step does not concern. While fingers move one view of a scene, these are most of the
// other views.

extension FactsTracker {
  /// Updates the facts of a view in a step that does not concern the view: the view shows the same
  /// state as in the last two steps, no finger touches it, and only touches of other views
  /// happened. The method then writes only the facts that depend on the step itself. If the step
  /// may concern the view, the method writes nothing and returns false.
  func writeIdle(
    _ facts: Facts, _ view: Int, _ step: borrowing Step, _ isAtRest: Bool
  ) -> Bool {
    let happened = step.happened
    guard facts.isIdle, !isFirst, isAtRest == facts.isAtRest, !isOwnerUnknown, !hasKeyboards,
      !mayDismiss, happened.isSubset(of: .touch), !step.sight.isRecorded, !step.moment.isObserved,
      step.frame.signals.isEmpty,
      step.frame.callbacks.isEmpty
        || !step.frame.callbacks.contains(where: { $0.view == view }),
      happened.isEmpty || !isTouchOf(view, happened), facts.shows(step.frame.views, view)
    else { return false }
    if facts.elapsed >= 0.004 { facts.pace.add(.zero, fingers: .zero, zoom: 0, at: lastTime) }
    if !facts.happened.isDisjoint(with: .lift) { facts.pace.setOff(at: lastTime) }
    facts.step = stepFacts
    facts.isWasKnown = facts.sight.isLook || isAtRest
    facts.sight = step.sight
    facts.happened = happened
    if !happened.isEmpty {
      facts.lastInput = step.time
      facts.sequence.happened.formUnion(happened)
      facts.sinceRest.happened.formUnion(happened)
      facts.sinceRest.note(touchesBegun: 0, hasFingers: false)
      facts.sinceRest.reach = max(facts.sinceRest.reach, facts.sequence.finger.reach)
    }
    facts.interest = interest(facts, step)
    facts.noteIdle()
    return true
  }

  /// Whether the touches of this moment may concern the view. A finger that lifts while another
  /// finger lands counts as a second finger everywhere.
  private func isTouchOf(_ view: Int, _ happened: StepEvents) -> Bool {
    if happened.contains(.down), !happened.isDisjoint(with: .lift) { return true }
    return touches.isAny(on: view, scene)
  }

  /// Whether the next step may skip all facts that depend on changes of the view.
  func isIdle(_ facts: borrowing Facts, _ step: borrowing Step) -> Bool {
    facts.fingers.count == 0 && facts.wereFingers.count == 0 && facts.touchesBegun == 0
      && facts.path == .zero && facts.travel == nil && facts.callbacks.isEmpty
      && !facts.isExpected && facts.app.isNothing && !facts.isOwnerUnknown
      && facts.wasAtRest == facts.isAtRest && facts.wasOverscroll == facts.overscroll
      && facts.resolution == 0 && facts.signals.isEmpty && !containsViews[facts.view]
      && facts.happened.isSubset(of: .touch) && facts.interest != .notFinite
      && !facts.now.traits.contains(.away) && facts.pace.isZero
      && facts.isUnchanged
  }
}

extension Facts {
  /// Notes an idle step. Steps of one kind differ only in their time. At rest, every step counts,
  /// because invariants about rest check each step.
  fileprivate func noteIdle() {
    guard !isAtRest else { return endIdling() }
    let kind = UInt64(interest.rawValue) << 32 | UInt64(happened.rawValue)
    if idleKinds.contains(kind) { interest.insert(.repeated) } else { idleKinds.append(kind) }
  }

  /// Ends a series of idle steps.
  func endIdling() {
    if !idleKinds.isEmpty { idleKinds.removeAll(keepingCapacity: true) }
  }

  /// Whether the view shows the same state as in the last step.
  fileprivate var isUnchanged: Bool {
    withUnsafePointer(to: &now) { now in withUnsafePointer(to: &was) { $0.hasBytes(of: now) } }
  }

  /// Whether these states contain the same state of the view as the facts.
  fileprivate func shows(_ states: [ViewState], _ view: Int) -> Bool {
    states.withUnsafeBufferPointer { states in
      guard let state = states.baseAddress, states.indices.contains(view) else { return false }
      return withUnsafePointer(to: &now) { $0.hasBytes(of: state + view) }
    }
  }
}

extension UnsafePointer<ViewState> {
  /// Whether two states have the same bytes. This comparison is much faster than comparing the
  /// values. States that differ only in unused bytes count as different.
  @inline(__always)
  fileprivate func hasBytes(of other: UnsafePointer<ViewState>) -> Bool {
    let count = MemoryLayout<ViewState>.size / MemoryLayout<UInt64>.size
    let (one, two) = (UnsafeRawPointer(self), UnsafeRawPointer(other))
    var difference: UInt64 = 0
    for index in 0..<count {
      let offset = index * MemoryLayout<UInt64>.size
      difference |=
        one.load(fromByteOffset: offset, as: UInt64.self)
        ^ two.load(fromByteOffset: offset, as: UInt64.self)
    }
    guard difference == 0 else { return false }
    for offset in count * MemoryLayout<UInt64>.size..<MemoryLayout<ViewState>.size
    where one.load(fromByteOffset: offset, as: UInt8.self)
      != two.load(fromByteOffset: offset, as: UInt8.self)
    {
      return false
    }
    return true
  }
}
