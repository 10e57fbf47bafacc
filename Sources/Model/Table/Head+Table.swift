// The attributes of a recording's origin and expectations.

extension Origin {
  package static let rows: [AttributeRow<Origin>] = [
    .may("device", "The model of the device.") { $1(&$0.device) },
    .may("system", "The operating system of the device, with its version.") { $1(&$0.system) },
    .may("recorder", "The program that made the recording, with its version.") { $1(&$0.recorder) },
    .may("recorded", "When the recording was made.", .date) { $1(&$0.recorded) },
    .may("rate", "How often the digitizer samples, in hertz.") { $1(&$0.rate) },
    .may("coalesced", "Whether the samples between two frames were recorded too.") {
      $1(&$0.coalesced)
    },
    .may(
      "observes",
      "What each observation of a view contains besides its position: its activity, its callbacks."
    ) { (whole, change: (inout ObservedParts?) -> Void) in
      var parts = whole.observes.isEmpty ? nil : whole.observes
      change(&parts)
      whole.observes = parts ?? []
    },
    .may("position-error", "The maximum error of observed positions, in points.") {
      $1(&$0.positionError)
    },
    .may("time-error", "The maximum error of the times of observations, in milliseconds.") {
      $1(&$0.timeError)
    },
    .may("source", "The name or the hash of the file that the recording was converted from.") {
      $1(&$0.source)
    },
  ]
}

extension InvariantExpectation {
  package static let rows: [AttributeRow<InvariantExpectation>] = [
    .has("name", "The invariant; `flickbook list invariants` lists them all.", .invariantName) {
      $1(&$0.name)
    },
    .may("tolerance", "How far a value may be from the expected one.") { $1(&$0.tolerance) },
    .may(
      "level",
      "The effect of a violation: error fails the run, warn is a warning, off skips the invariant."
    ) { $1(&$0.level) },
    .may("required", "Whether the run is incomplete if nothing exercises it.") {
      $1(&$0.required)
    },
    .may("min-exercised", "The minimum number of checks.") {
      $1(&$0.minExercised)
    },
    .may("why", "The reason, for readers of the file.") { $1(&$0.why) },
    .may("view", "The only view at which the formula is judged.") { $1(&$0.view) },
  ]
}

extension SequenceText.State {
  package static let rows: [AttributeRow<Self>] = [
    .has("name", "The name of the state.", .name) { $1(&$0.name.value) },
    .may(
      "when",
      """
      A formula that is true in this state. The first state may leave it out. If the formulas of \
      several states are true, the last of these states applies.
      """
    ) { SequenceText.change(&$0.condition, $1) },
  ]
}

extension SequenceText.Transition {
  package static let rows: [AttributeRow<Self>] = [
    .has("from", "The state before it.", .name) { $1(&$0.from.value) },
    .has("to", "The state after it.", .name) { $1(&$0.to.value) },
    .may("when", "A formula that must be true when it happens.") {
      SequenceText.change(&$0.condition, $1)
    },
    .may("within", "The maximum time in the state before it.") {
      SequenceText.change(&$0.within, $1)
    },
    .may("at-least", "The minimum time in the state before it.") {
      SequenceText.change(&$0.atLeast, $1)
    },
  ]
}

extension SequenceText {
  /// Changes the value of an optional part.
  fileprivate static func change<Value>(
    _ part: inout Part<Value>?, _ change: (inout Value?) -> Void
  ) {
    var value = part?.value
    change(&value)
    part = value.map { Part($0) }
  }
}

extension InvariantExpectation.Parameter {
  package static let rows: [AttributeRow<Self>] = [
    .has("name", "The parameter; `flickbook explain` names those of an invariant.", .invariantName)
    { $1(&$0.name) },
    .has("value", "Its value, with a unit.") { $1(&$0.value) },
  ]
}

extension ComparisonExpectation {
  package static let rows: [AttributeRow<ComparisonExpectation>] = [
    .has(
      "channel",
      """
      What is compared: the offset, the zoom, the callbacks, where the view comes to rest, how late \
      one follows the other (lag), when it comes to rest (settle-time), or the app signals at rest \
      (signals).
      """
    ) { $1(&$0.channel) },
    .may("tolerance", "How far two engines may differ.") { $1(&$0.tolerance) },
    .may("level", "The effect of a difference on the run.") { $1(&$0.level) },
  ]
}
