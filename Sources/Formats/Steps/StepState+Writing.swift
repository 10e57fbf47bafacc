internal import Gesture
internal import Replay

extension StepState {
  /// Writes the differences from the previous step.
  mutating func write(_ step: Step, to text: inout StepBytes) {
    let tick = nextTick
    var mark = UInt8(Self.causes.firstIndex(of: step.cause) ?? 0)
    if step.isBetweenFrames { mark |= StepMark.isBetweenFrames }
    if step.time != time { mark |= step.time == tick ? StepMark.isTick : StepMark.isLater }
    let views = step.frame.views
    let hasViews = zip(views, self.views).contains { !$0.isSame(as: $1.state) }
    if hasViews { mark |= StepMark.hasViews }
    if !step.frame.callbacks.isEmpty { mark |= StepMark.hasCallbacks }
    let hasWords = !step.frame.signals.isEmpty || !step.frame.pageErrors.isEmpty
    if hasWords { mark |= StepMark.hasWords }
    text.put(byte: mark)
    if mark & StepMark.isLater != 0 { text.put(signed: (step.time - time).nanoseconds) }
    time = step.time
    for index in self.views.indices where hasViews {
      // A view that is missing from the frame is unchanged.
      self.views[index].write(
        index < views.count ? views[index] : self.views[index].state, to: &text)
    }
    if mark & StepMark.hasCallbacks != 0 { write(step.frame.callbacks, to: &text) }
    if hasWords {
      text.put(step.frame.signals.text)
      text.put(UInt64(step.frame.pageErrors.count))
      for error in step.frame.pageErrors {
        text.put(UInt64(PageError.Kind.allCases.firstIndex(of: error.kind) ?? 0))
        text.put(error.words)
      }
    }
  }

  private mutating func write(_ callbacks: [Callback], to text: inout StepBytes) {
    text.put(UInt64(callbacks.count))
    for callback in callbacks {
      let name = callback.kind.name.description
      let kind = Self.callbacks.firstIndex { $0.name.description == name } ?? 0
      text.put(UInt64(clamping: callback.view) &* UInt64(Self.callbacks.count) &+ UInt64(kind))
      for argument in callback.kind.arguments { View.write(argument, nil, to: &text) }
    }
  }
}

extension StepState.View {
  fileprivate mutating func write(_ new: ViewState, to text: inout StepBytes) {
    let old = state
    let numbers = new.moving
    var mark: UInt8 = 0
    for index in 0..<4 where !numbers[index].isSame(as: moving[index].last) { mark |= 1 << index }
    if new.activity != old.activity { mark |= ViewMark.activity }
    if !new.readouts.isSame(as: old.readouts) { mark |= ViewMark.readouts }
    if new.velocity != nil { mark |= ViewMark.hasVelocity }
    if !new.stands(as: old) { mark |= ViewMark.standing }
    text.put(byte: mark)
    for index in 0..<4 where mark & 1 << index != 0 {
      moving[index].write(numbers[index], to: &text)
    }
    if mark & ViewMark.activity != 0 { text.put(byte: new.activity.rawValue) }
    if mark & ViewMark.readouts != 0 { write(new.readouts, old.readouts, to: &text) }
    if mark & ViewMark.standing != 0 {
      let numbers = new.standing
      var changed: UInt64 = 0
      for index in numbers.indices where !numbers[index].isSame(as: standing[index].last) {
        changed |= 1 << UInt64(index)
      }
      text.put(changed)
      for index in numbers.indices where changed & 1 << UInt64(index) != 0 {
        standing[index].write(numbers[index], to: &text)
      }
    }
    state = new
  }

  private mutating func write(_ new: Readouts, _ old: Readouts, to text: inout StepBytes) {
    let pairs = Readouts.rows.map { ($0.value(of: old), $0.value(of: new)) }
    var changed: UInt64 = 0
    for (index, pair) in pairs.enumerated() where !AttributeValue.areSame(pair.0, pair.1) {
      changed |= 1 << UInt64(index)
    }
    text.put(changed)
    for (index, pair) in pairs.enumerated() where changed & 1 << UInt64(index) != 0 {
      text.put(byte: pair.1 == nil ? 0 : 1)
      if let value = pair.1 { Self.write(value, pair.0, to: &text) }
    }
  }

  /// Writes a value relative to the one it replaces.
  fileprivate static func write(
    _ value: AttributeValue, _ old: AttributeValue?, to text: inout StepBytes
  ) {
    switch value {
    case .flag(let flag): text.put(byte: flag ? 1 : 0)
    case .whole(let number): text.put(signed: Int64(number) &- Int64(old?.wholes.first ?? 0))
    case .wholes(let numbers):
      for (index, number) in numbers.enumerated() {
        let old = old?.wholes ?? []
        text.put(signed: Int64(number) &- Int64(index < old.count ? old[index] : 0))
      }
    case .number(let number): write([number], old, to: &text)
    case .numbers(let numbers): write(numbers, old, to: &text)
    default: text.put(value.text ?? "")
    }
  }

  private static func write(_ numbers: [Double], _ old: AttributeValue?, to text: inout StepBytes) {
    let old = old?.numbers ?? []
    for (index, number) in numbers.enumerated() {
      var track = NumberTrack()
      if index < old.count { track.follow(old[index]) }
      track.write(number, to: &text)
    }
  }
}
