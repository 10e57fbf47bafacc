package import Model
package import Text

extension Recording {
  /// The events of this recording, followed by the events of another recording of the same scene.
  ///
  /// The other recording begins at the position that the content has reached by then, regardless of
  /// the other recording's start.
  ///
  /// - Parameter pause: The time from the last event of this recording to the first event of the
  ///   other recording.
  package func joined(to next: Recording, after pause: TimeSpan) throws(Objection) -> Recording {
    var joining = Joining(self)
    try joining.append(next, after: pause)
    return joining.recording
  }
}

/// Joins recordings one by one, without processing earlier recordings again.
package struct Joining {
  package private(set) var recording: Recording
  private var grammar: EventGrammar
  /// The number of events that the grammar has checked.
  private var admitted = 0
  private var tags: Set<String>

  package init(_ first: Recording) {
    recording = first
    grammar = EventGrammar(first.head.scene)
    tags = Set(first.head.tags)
  }

  /// Appends another recording. If that is impossible, throws an error and changes nothing.
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
  /// The same event at a later time, or at an earlier time if `lapse` is negative. The arrival time
  /// of a touch changes too.
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
  /// The reason why events recorded in another scene cannot continue in this scene. The start
  /// positions of views do not matter, because views continue at their current positions.
  fileprivate func objection(toGoingOnIn other: Scene) -> Objection? {
    func objection(_ what: String) -> Objection {
      Objection(
        .sense, "\(what) differs in the second",
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
  /// The view without its start position and its wheel's selected row, for comparisons.
  fileprivate var atItsStart: ViewScene {
    var view = self
    view.start = Start()
    view.wheel?.selected = 0
    return view
  }
}
