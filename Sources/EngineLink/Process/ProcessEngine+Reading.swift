internal import Model
internal import Replay
internal import Text

extension ProcessEngine {
  func fill(_ steps: inout [Step], count: Int) throws(EngineError) {
    guard let process, process.hasScene, count > 0 else { throw Self.gone }
    guard !ownsClock else {
      throw EngineError(
        .unsupported, "it has a clock of its own, so it can only play whole recordings")
    }
    for index in 0..<count where steps[index].cause == .before { try check(steps[index].moment) }
    let end = steps[count - 1].time
    try process.advance(from: now, to: end) { line in
      line.list("frames") { line in
        for index in 0..<count where steps[index].isDrawn { line.time(steps[index].time) }
      }
      line.list("moments") { line in
        for index in 0..<count {
          if steps[index].cause == .before {
            line.moment(steps[index].moment)
          } else if steps[index].isBetweenFrames {
            // The step draws no frame, so an empty moment queries the current state.
            line.moment(Moment(at: steps[index].time))
          }
        }
      }
    } read: { (reply) throws(Objection) in
      try self.read(reply, into: &steps, count: count)
    }
    now = end
  }

  func perform(_ moments: [Moment], _ patience: ReplayLimit) throws(EngineError) -> [Step] {
    guard let process, process.hasScene else { throw Self.gone }
    for moment in moments { try check(moment) }
    return try process.play(moments, patience) { (reply) throws(Objection) in
      var steps = try self.readFree(reply, moments)
      try self.readReports(reply, into: &steps, count: steps.count)
      return steps
    }
  }

  /// Throws an error if the moment contains events that the engine does not declare, or too many
  /// fingers.
  private func check(_ moment: Moment) throws(EngineError) {
    if declared != .all { try moment.check(declared) }
    guard let maximum = introduction.maxTouches else { return }
    for event in moment.events {
      guard case .touch(let touch) = event.value else { continue }
      let isDown = touch.phase == .down || touch.phase == .move
      if fingers.contains(touch.finger) != isDown { fingers.toggle(touch.finger) }
      guard fingers.count <= maximum else {
        throw EngineError(
          .unsupported, "\(fingers.count) fingers at once; it supports at most \(maximum)")
      }
    }
  }

  /// Reads the requested samples, and their callbacks, readouts and signals. Each sample must occur
  /// once, in the order of the request.
  func read(_ reply: Envelope, into steps: inout [Step], count: Int) throws(Objection) {
    var due = DueSamples(views: viewCount)
    var last = now
    var scan = try reply.member("samples")
    try scan.beginList()
    while try scan.nextElement() {
      var state = blank(due.view)
      var key = try scan.sample(introduction.columns, into: &state)
      guard due.step < count else {
        let location = introduction.samplesAtPoints ? ", \(key.text)" : ""
        throw Objection(.sense, "an extra sample\(location)", expected: "\(due.count)")
      }
      let wanted = due.key(of: steps[due.step])
      if !introduction.samplesAtPoints { key = wanted }
      guard key == wanted else {
        let backwards = key.time < last ? "time runs backwards: " : ""
        throw Objection(.sense, backwards + "a sample at \(key.text)", expected: wanted.text)
      }
      apply(state, of: due.view, into: &steps[due.step])
      last = key.time
      due.pass(steps[due.step])
    }
    guard due.step == count else {
      throw Objection(
        .sense, "\(due.count) samples", expected: "\(due.total(of: steps.prefix(count)))")
    }
    try readReports(reply, into: &steps, count: count)
  }

  /// Reads samples at arbitrary times. The samples of a moment must be at the time of the moment.
  fileprivate func readFree(_ reply: Envelope, _ moments: [Moment]) throws(Objection) -> [Step] {
    var steps: [Step] = []
    var view = 0
    var next = 0
    var last = now
    var scan = try reply.member("samples")
    try scan.beginList()
    while try scan.nextElement() {
      var state = blank(view)
      let key = try scan.sample(introduction.columns, into: &state)
      guard key.view == view else {
        throw Objection(.sense, "a sample of view \(key.view)", expected: "\(view)")
      }
      guard key.time >= last else {
        throw Objection(.sense, "time runs backwards to \(key.time.text) ms after \(last.text) ms")
      }
      last = key.time
      // All views of a step must be reported together, otherwise time would go back and forth.
      if view > 0, let step = steps.last, step.time != key.time || step.cause != key.cause {
        throw Objection(
          .sense, "a sample at \(key.text)",
          expected: SampleKey(time: step.time, cause: step.cause, view: view).text)
      }
      if view == 0 {
        var step = Step()
        step.prepare(steps.count, key.cause, at: key.time, views: viewCount)
        if key.cause != .frame {
          let isAfter = steps.last?.cause == .before
          guard next < moments.count, moments[next].time == key.time,
            isAfter == (key.cause == .after)
          else {
            throw Objection(.sense, "a sample at \(key.text), where no moment exists")
          }
          step.moment = moments[next]
          if isAfter { next += 1 }
        }
        steps.append(step)
      }
      apply(state, of: view, into: &steps[steps.count - 1])
      view = (view + 1) % viewCount
    }
    guard view == 0, next == moments.count else {
      throw Objection(.sense, "samples of \(next) moments", expected: "\(moments.count)")
    }
    return steps
  }

  /// The state of a view before its sample is read, as last derived from the scene.
  private func blank(_ view: Int) -> ViewState {
    guard view < derived.count else { return ViewState() }
    var state = derived[view]
    state.zoom = scene.views[view].start.zoom ?? 1
    return state
  }

  private func apply(_ state: ViewState, of view: Int, into step: inout Step) {
    step.frame.views[view] = state
    if !derivedColumns.isEmpty, view == viewCount - 1 { derive(&step) }
  }

  /// Fills in the values that the engine does not report. They are derived again only if they may
  /// have changed.
  private func derive(_ step: inout Step) {
    var isOther = isNested || !hasDerived
    if step.cause == .after {
      for event in step.moment.events where event.value.isInput {
        // Grammar errors were already rejected when the recording was read.
        try? grammar.admit(InputEvent(at: step.time, event.value))
        if case .touch = event.value { continue }
        isOther = true
      }
    }
    for view in derived.indices where derived[view].zoom != step.frame.views[view].zoom {
      isOther = true
    }
    guard isOther else { return }
    // Nothing can be derived from NaN or infinity.
    guard step.frame.views.allSatisfy({ ($0.offset.x + $0.offset.y + $0.zoom).isFinite }) else {
      return copyDerived(to: &step)
    }
    hasDerived = true
    for view in derived.indices {
      derived[view].offset = step.frame.views[view].offset
      derived[view].zoom = step.frame.views[view].zoom
    }
    grammar.scene.fitStates(&derived)
    copyDerived(to: &step)
  }

  private func copyDerived(to step: inout Step) {
    for view in derived.indices {
      for column in derivedColumns {
        var state = derived[view]
        state.with(column) { number in step.frame.views[view].with(column) { $0 = number } }
      }
    }
  }
}
