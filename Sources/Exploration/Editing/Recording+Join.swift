package import Gesture

extension Recording {
  /// What happens here, and then what happens in another recording of the same scene.
  ///
  /// The other begins where this one has come to rest, wherever it was recorded to begin.
  ///
  /// - Parameter pause: From the last event here to the first one there.
  package func joined(to next: Recording, after pause: TimeSpan) throws(Objection) -> Recording {
    var joining = Joining(self)
    try joining.append(next, after: pause)
    return joining.recording
  }
}

/// Recordings that are played one after another, taken in one by one: what was joined already is
/// not gone through again.
package struct Joining {
  package private(set) var recording: Recording
  private var grammar: EventGrammar
  /// How many of the events the grammar has seen.
  private var admitted = 0
  private var tags: Set<String>

  package init(_ first: Recording) {
    recording = first
    grammar = EventGrammar(first.head.scene)
    tags = Set(first.head.tags)
  }

  /// Puts another recording at the end; where it cannot go on there, everything stays as it was.
  package mutating func append(_ next: Recording, after pause: TimeSpan) throws(Objection) {
    while admitted < recording.events.count {
      try grammar.admit(recording.events[admitted].value)
      admitted += 1
    }
    if let finger = grammar.fingers.lowest {
      throw Objection(
        .sense, "finger \(finger) is still down at the end of the first",
        expected: "a recording in which all fingers lift")
    }
    if let objection = grammar.scene.objection(toGoingOnIn: next.head.scene) { throw objection }
    recording.head.quality.formUnion(next.head.quality)
    recording.head.tags += next.head.tags.filter { !tags.contains($0) }
    tags.formUnion(next.head.tags)
    guard let last = recording.events.last?.value.time, let first = next.events.first?.value.time
    else { return recording.events += next.events }
    let shift = (last + pause) - first
    recording.events += next.events.map { event in
      Located(event.value.later(by: shift), at: .nowhere)
    }
  }
}

extension InputEvent {
  /// The same at another time, by less than nothing at an earlier one; when the app got a touch moves
  /// with it.
  func later(by lapse: TimeSpan) -> InputEvent {
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
