public import Gesture

extension Recording {
  /// What happens here, and then what happens in another recording of the same scene.
  ///
  /// The other begins where this one has come to rest, wherever it was recorded to begin.
  ///
  /// - Parameters:
  ///   - pause: From the last event here to the first one there.
  public func joined(to next: Recording, after pause: Lapse) throws(Objection) -> Recording {
    var grammar = EventGrammar(head.scene)
    for event in events { try grammar.admit(event.value) }
    if let finger = grammar.fingers.lowest {
      throw Objection(
        .sense, "finger \(finger) is still down at the end of the first",
        expected: "a recording in which all fingers lift")
    }
    if let objection = grammar.scene.objection(toGoingOnIn: next.head.scene) { throw objection }
    var joined = self
    joined.head.quality.formUnion(next.head.quality)
    joined.head.tags += next.head.tags.filter { !head.tags.contains($0) }
    guard let last = events.last?.value.time, let first = next.events.first?.value.time else {
      joined.events += next.events
      return joined
    }
    let shift = (last + pause) - first
    joined.events += next.events.map { event in
      Placed(event.value.later(by: shift), at: .nowhere)
    }
    return joined
  }
}

extension InputEvent {
  func later(by lapse: Lapse) -> InputEvent {
    var event = self
    event.time = time + lapse
    if case .touch(var touch) = action, let arrived = touch.arrived {
      touch.arrived = arrived + lapse
      event.action = .touch(touch)
    }
    return event
  }
}

extension Scene {
  /// Why what was recorded in another scene cannot go on in this one. Where views start does not
  /// matter: they go on where they are.
  fileprivate func objection(toGoingOnIn other: Scene) -> Objection? {
    func objection(_ what: String) -> Objection {
      Objection(
        .sense, "\(what) is another one in the second",
        expected: "the scene in which the first ends")
    }
    if window != other.window { return objection("the window") }
    if views.map(\.id) != other.views.map(\.id) { return objection("the list of views") }
    for (view, next) in zip(views, other.views) where view.atItsStart != next.atItsStart {
      return objection("view \"\(view.id)\"")
    }
    return nil
  }
}

extension ViewScene {
  /// All but where it stands: an offset, a zoom, a selected row.
  fileprivate var atItsStart: ViewScene {
    var view = self
    view.start = Start()
    view.wheel?.selected = 0
    return view
  }
}
