package import Model
package import Text

/// The measured differences of two engines on one recording, as a part of a row.
package struct ComparedEngines: Equatable, Sendable {
  /// The other engine of the comparison, as typed.
  package var against: String
  /// The expected similarity of the two engines: `contract`.
  package var likeness: String
  /// The measures, in the order of the metrics.
  package var measures: [Measure] = []
  /// The first time at which the engines show or report different values.
  package var first: First?
  /// The invariants that at least one engine breaks.
  package var violations: [VerdictPair] = []
  /// The trace of the other engine, for drawing.
  package var trace: DrawnTrace?

  package init(against: String, as likeness: String) {
    self.against = against
    self.likeness = likeness
  }

  /// The value of one metric. Lag and settle time are positive if the row's engine is later.
  package struct Measure: Equatable, Sendable {
    package var name: String
    /// The measured value; nil if it was not computed.
    package var value: Double?
    package var unit = ""
    /// The allowed amount; nil if there is no limit.
    package var allowed: Double?
    /// The allowed amount at rest, if the limit grows with speed; `lapse` is the additional
    /// allowance, as a time of motion in milliseconds.
    package var still: Double?
    package var lapse: Double?
    /// Why the value was not computed.
    package var reason: String?
    /// The time of the largest value.
    package var time: Instant?

    package init(_ name: String) { self.name = name }
  }

  package struct First: Equatable, Sendable {
    package var step: Int
    package var time: Instant
    /// The name of the view, if the scene has several views.
    package var view: String?
    package var one: String
    package var other: String
    /// The location of the last input before the difference.
    package var location: FileLocation

    package init(
      step: Int, time: Instant, view: String?, one: String, other: String, location: FileLocation
    ) {
      self.step = step
      self.time = time
      self.view = view
      self.one = one
      self.other = other
      self.location = location
    }
  }

  /// The verdicts of two engines on an invariant that at least one engine breaks.
  package struct VerdictPair: Equatable, Sendable {
    package var invariant: String
    package var one: JudgedInvariant.Word
    package var other: JudgedInvariant.Word

    package init(_ invariant: String, _ one: JudgedInvariant.Word, _ other: JudgedInvariant.Word) {
      self.invariant = invariant
      self.one = one
      self.other = other
    }

    /// Whether only one of the engines breaks the invariant.
    package var isDifference: Bool { (one == .broken) != (other == .broken) }
  }

  /// The measures for a table, with measures that exceed their limit first. Measures in which the
  /// engines are equal are listed by name only.
  package func ranked(
    isBroken: (Measure) -> Bool
  ) -> (reported: [(measure: Measure, isBroken: Bool)], same: [String]) {
    let marked = measures.map { (measure: $0, isBroken: isBroken($0)) }
    let reported = marked.filter {
      $0.isBroken || $0.measure.value != 0 || $0.measure.reason != nil
    }
    let same = marked.filter { !$0.isBroken && $0.measure.value == 0 && $0.measure.reason == nil }
    return (
      reported.filter(\.isBroken) + reported.filter { !$0.isBroken }, same.map(\.measure.name)
    )
  }

  /// Whether anything was measured.
  package var isMeasured: Bool { !measures.isEmpty }

  package subscript(name: String) -> Measure? { measures.first { $0.name == name } }

  /// The prefix of the invariants by which the measures are judged. The name of the measure
  /// follows.
  package static let invariantPrefix = "same-"

  /// The measure that is judged as an invariant; nil if there is none.
  package func measure(of invariant: JudgedInvariant) -> Measure? {
    measures.first { Self.invariantPrefix + $0.name == invariant.name }
  }
}
