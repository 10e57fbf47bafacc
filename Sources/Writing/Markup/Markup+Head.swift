internal import Model
internal import Text

extension Markup {
  /// Writes everything before the first event, including the start tag of the timeline.
  mutating func head(_ head: RecordingHead) throws(Objection) {
    text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" as StaticString)
    begin("recording", 0)
    try attribute("xmlns", "urn:flickbook:recording:1")
    try attribute("title", head.title)
    if !head.quality.isEmpty { try attribute("quality", head.quality.words.joined(separator: " ")) }
    try endOpen()
    if let origin = head.origin { try element("origin", 1, of: origin, Origin.rows) }
    for tag in head.tags { try element("tag", 1, text: tag) }
    if let note = head.note { try element("note", 1, text: note) }
    try scene(head.scene)
    try expectations(head.expectations)
    begin("timeline", 1)
    try endOpen()
  }

  mutating func end() {
    close("timeline", 1)
    close("recording", 0)
  }

  mutating func expectations(_ expectations: [Located<ExpectationLine>]) throws(Objection) {
    guard !expectations.isEmpty else { return }
    begin("expect", 1)
    try endOpen()
    for expectation in expectations {
      switch expectation.value {
      case .invariant(let invariant): try self.invariant(invariant)
      case .comparison(let comparison):
        try element("compare", 2, of: comparison, ComparisonExpectation.rows)
      }
    }
    close("expect", 1)
  }

  private mutating func invariant(_ invariant: InvariantExpectation) throws(Objection) {
    if let sequence = invariant.sequence { return try self.sequence(sequence, of: invariant) }
    begin("invariant", 2)
    try attributes(of: invariant, InvariantExpectation.rows)
    if let formula = invariant.formula { return try end("invariant", text: formula.text) }
    if invariant.parameters.isEmpty { return try endEmpty() }
    try endOpen()
    for parameter in invariant.parameters {
      try element("parameter", 3, of: parameter, InvariantExpectation.Parameter.rows)
    }
    close("invariant", 2)
  }

  private mutating func sequence(
    _ sequence: SequenceText, of invariant: InvariantExpectation
  ) throws(Objection) {
    begin("sequence", 2)
    try attributes(of: invariant, InvariantExpectation.rows)
    try endOpen()
    for state in sequence.states { try element("state", 3, of: state, SequenceText.State.rows) }
    for transition in sequence.transitions {
      try element("transition", 3, of: transition, SequenceText.Transition.rows)
    }
    close("sequence", 2)
  }
}
