import Exploration
package import Model
internal import Text

/// Generates recordings that use every element and attribute of the format. They are valid by
/// construction, and a seed gives the same recordings on every machine.
package struct RandomRecordings {
  var numbers: SeededNumbers

  package init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
  }

  /// The next recording. One in eight has no events.
  package mutating func next() -> Recording {
    let head = self.head()
    let length = numbers.oneIn(8) ? 0 : numbers.uniform(in: 1...80)
    return Recording(head, events: events(on: head.scene, count: length).map { Located($0) })
  }
}

extension RandomRecordings {
  private mutating func head() -> RecordingHead {
    var head = RecordingHead(title: text(), scene: scene())
    head.quality = Quality(rawValue: UInt8(numbers.uniform(in: 0...63)))
    if numbers.oneIn(2) { head.origin = origin() }
    for _ in 0..<numbers.uniform(in: 0...3) { head.tags.append(text()) }
    head.note = maybe { $0.text() }
    for _ in 0..<numbers.uniform(in: 0...4) {
      let expectation = self.expectation()
      let isNew = !head.expectations.contains { isSameInvariant($0.value, expectation) }
      if isNew { head.expectations.append(Located(expectation)) }
    }
    return head
  }

  private func isSameInvariant(_ one: ExpectationLine, _ other: ExpectationLine) -> Bool {
    switch (one, other) {
    case (.invariant(let one), .invariant(let other)): one.name == other.name
    case (.comparison(let one), .comparison(let other)): one.channel == other.channel
    default: false
    }
  }

  private mutating func origin() -> Origin {
    var origin = Origin()
    origin.device = maybe { $0.text() }
    origin.system = maybe { $0.text() }
    origin.recorder = maybe { $0.text() }
    origin.recorded = maybe {
      $0.one(of: ["2026-11-20", "2026-11-20T10:00:00Z", "2026-11-20T10:00:00.125+01:30"])
    }
    origin.rate = maybe { $0.size() }
    origin.coalesced = maybe { $0.flag() }
    origin.source = maybe { $0.text() }
    // These values are derived from others, so that all other random values stay the same.
    origin.observes = ObservedParts(rawValue: UInt8((origin.source?.utf8.count ?? 0) % 4))
    origin.positionError = origin.rate
    origin.timeError = origin.rate
    return origin
  }

  private mutating func expectation() -> ExpectationLine {
    if numbers.oneIn(3) {
      var comparison = ComparisonExpectation(one(of: ComparisonExpectation.Channel.allCases))
      comparison.tolerance = maybe { $0.quantity() }
      comparison.level = maybe { $0.one(of: Level.allCases) }
      return .comparison(comparison)
    }
    var invariant = InvariantExpectation(one(of: ["rest-in-bounds", "zoom-in-range", "x2"]))
    invariant.tolerance = maybe { $0.quantity() }
    invariant.level = maybe { $0.one(of: Level.allCases) }
    invariant.required = maybe { $0.flag() }
    invariant.minExercised = maybe { $0.numbers.uniform(in: 0...100) }
    invariant.why = maybe { $0.text() }
    if invariant.name == "x2" { invariant.view = maybe { $0.text() } }
    // The sequence is derived from another value, so that all other random values stay the same.
    if let count = invariant.minExercised, count.isMultiple(of: 2) {
      invariant.sequence = sequence(count)
      return .invariant(invariant)
    }
    for index in 0..<numbers.uniform(in: 0...2) {
      invariant.parameters.append(.init(name: "parameter-\(index)", value: quantity()))
    }
    return .invariant(invariant)
  }

  /// Any states and transitions. They need not fit together, because the reader does not check
  /// that.
  private func sequence(_ count: Int) -> SequenceText {
    let time = Quantity(Double(count), .seconds)
    return SequenceText(
      (0...count % 3).map { .init("s\($0)", when: $0 == 0 ? nil : "a < \"\(count)\" & b") },
      (0...count % 4).map { index in
        .init(
          from: "s0", to: "s\(index)", when: index == 1 ? "rest > 0" : nil,
          within: index == 2 ? time : nil, atLeast: index == 3 ? time : nil)
      })
  }

  private mutating func quantity() -> Quantity {
    Quantity(number(), maybe { $0.one(of: Quantity.Unit.allCases) })
  }
}
