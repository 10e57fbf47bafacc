internal import Gesture
internal import Replay

extension StepState {
  /// Reads the next step; false if the data contain the end of the replay instead.
  mutating func read(into step: inout Step, _ scan: inout StepScan) throws(Objection) -> Bool {
    let mark = try scan.byte()
    guard mark & 3 != StepMark.end else { return false }
    step.cause = Self.causes[Int(mark & 3)]
    step.isBetweenFrames = mark & StepMark.isBetweenFrames != 0
    if mark & StepMark.isTick != 0 {
      guard let tick = nextTick else { throw StepScan.senseless("a frame that no clock draws") }
      time = tick
    } else if mark & StepMark.isLater != 0 {
      let (sum, overflow) = time.nanoseconds.addingReportingOverflow(try scan.signed())
      guard !overflow else { throw StepScan.senseless("a time beyond all times") }
      time = Instant(nanoseconds: sum)
    }
    step.time = time
    step.sight = Step.Sight()
    step.moment.events.removeAll(keepingCapacity: true)
    step.frame.callbacks.removeAll(keepingCapacity: true)
    step.frame.pageErrors.removeAll(keepingCapacity: true)
    step.frame.signals.removeAll()
    step.frame.views.removeAll(keepingCapacity: true)
    for index in views.indices {
      if mark & StepMark.hasViews != 0 { try views[index].read(&scan) }
      step.frame.views.append(views[index].state)
    }
    if mark & StepMark.hasCallbacks != 0 { try read(into: &step.frame.callbacks, &scan) }
    if mark & StepMark.hasWords != 0 { try readWords(into: &step.frame, &scan) }
    return true
  }

  private func readWords(into frame: inout Frame, _ scan: inout StepScan) throws(Objection) {
    let text = try scan.text()
    if !text.isEmpty {
      guard let signals = AppSignals(text, number: { Double($0) }) else {
        throw StepScan.senseless("the signals \(text.prefix(40))")
      }
      frame.signals = signals
    }
    let kinds = PageError.Kind.allCases
    for _ in 0..<(try scan.number()) {
      let kind = try scan.number()
      guard kind < UInt64(kinds.count) else { throw StepScan.senseless("page error \(kind)") }
      frame.pageErrors.append(PageError(kinds[Int(kind)], try scan.text()))
    }
  }

  private func read(into list: inout [Callback], _ scan: inout StepScan) throws(Objection) {
    for _ in 0..<(try scan.number()) {
      let (view, kind) = try scan.number().quotientAndRemainder(
        dividingBy: UInt64(Self.callbacks.count))
      guard view < UInt64(views.count) else { throw StepScan.senseless("view \(view)") }
      let plain = Self.callbacks[Int(kind)]
      var arguments: [AttributeValue] = []
      for sample in plain.arguments { arguments.append(try View.read(like: sample, nil, &scan)) }
      list.append(Callback(view: Int(view), arguments.isEmpty ? plain : plain.with(arguments)))
    }
  }
}

extension StepState.View {
  fileprivate mutating func read(_ scan: inout StepScan) throws(Objection) {
    let mark = try scan.byte()
    for index in 0..<4 where mark & 1 << index != 0 { _ = try moving[index].read(&scan) }
    state.offset = Point(x: moving[0].last, y: moving[1].last)
    state.velocity =
      mark & ViewMark.hasVelocity == 0 ? nil : Point(x: moving[2].last, y: moving[3].last)
    if mark & ViewMark.activity != 0 { state.activity = Activity(rawValue: try scan.byte()) }
    if mark & ViewMark.readouts != 0 { try readReadouts(&scan) }
    guard mark & ViewMark.standing != 0 else { return }
    let changed = try scan.number()
    for index in standing.indices where changed & 1 << UInt64(index) != 0 {
      _ = try standing[index].read(&scan)
    }
    state.standing = standing.map(\.last)
  }

  private mutating func readReadouts(_ scan: inout StepScan) throws(Objection) {
    let changed = try scan.number()
    var new = Readouts()
    for (index, row) in Readouts.rows.enumerated() {
      let old = row.value(of: state.readouts)
      guard changed & 1 << UInt64(index) != 0 else {
        if let old { row.put(old, into: &new) }
        continue
      }
      guard try scan.byte() == 1 else { continue }
      row.put(try Self.read(like: row.sample, old, &scan), into: &new)
    }
    state.readouts = new
  }

  /// Reads a value of the same type as a sample, encoded relative to the value it replaces.
  fileprivate static func read(
    like sample: AttributeValue, _ old: AttributeValue?, _ scan: inout StepScan
  ) throws(Objection) -> AttributeValue {
    switch sample {
    case .flag: return .flag(try scan.byte() == 1)
    case .whole: return .whole(Int(Int64(old?.wholes.first ?? 0) &+ (try scan.signed())))
    case .wholes(let sample):
      var numbers: [Int] = []
      for index in sample.indices {
        let old = old?.wholes ?? []
        numbers.append(Int(Int64(index < old.count ? old[index] : 0) &+ (try scan.signed())))
      }
      return .wholes(numbers)
    case .number: return .number(try read(1, old, &scan)[0])
    case .numbers(let sample): return .numbers(try read(sample.count, old, &scan))
    default: return .word(try scan.text())
    }
  }

  private static func read(
    _ count: Int, _ old: AttributeValue?, _ scan: inout StepScan
  ) throws(Objection) -> [Double] {
    let old = old?.numbers ?? []
    var numbers: [Double] = []
    for index in 0..<count {
      var track = NumberTrack()
      if index < old.count { track.follow(old[index]) }
      numbers.append(try track.read(&scan))
    }
    return numbers
  }
}
