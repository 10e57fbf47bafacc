package import Model
package import Text

/// The measured differences of two engines on one recording: a part of a row.
package struct ComparedEngines: Equatable, Sendable {
  /// The engine that the row's engine was compared with, as typed.
  package var against: String
  /// How similar the two engines are expected to be: `contract`.
  package var likeness: String
  /// In the order of the metrics.
  package var measures: [Measure] = []
  /// The first time at which they show or report different values.
  package var first: First?
  /// The invariants that one of them breaks, or both.
  package var violations: [VerdictPair] = []
  /// The trace of the other engine, for drawing.
  package var trace: DrawnTrace?

  package init(against: String, as likeness: String) {
    self.against = against
    self.likeness = likeness
  }

  /// One metric. Lag and settle time are positive if the row's engine is later.
  package struct Measure: Equatable, Sendable {
    package var name: String
    /// `nil` if it was not computed.
    package var value: Double?
    package var unit = ""
    /// The allowed amount; `nil` if there is no limit.
    package var allowed: Double?
    /// For a limit that grows with speed: the allowed amount at rest, and the additional allowance
    /// in milliseconds of motion.
    package var still: Double?
    package var lapse: Double?
    /// Why it was not computed.
    package var reason: String?
    /// The time of its largest value.
    package var time: Instant?

    package init(_ name: String) { self.name = name }
  }

  package struct First: Equatable, Sendable {
    package var step: Int
    package var time: Instant
    /// The name of the view, if there are several.
    package var view: String?
    package var one: String
    package var other: String
    /// The last input before it.
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

  /// The verdicts of two engines on an invariant that at least one of them breaks.
  package struct VerdictPair: Equatable, Sendable {
    package var invariant: String
    package var one: JudgedInvariant.Word
    package var other: JudgedInvariant.Word

    package init(_ invariant: String, _ one: JudgedInvariant.Word, _ other: JudgedInvariant.Word) {
      self.invariant = invariant
      self.one = one
      self.other = other
    }

    /// An invariant that both break is not a difference.
    package var isDifference: Bool { (one == .broken) != (other == .broken) }
  }

  /// The measures for a table, those that exceed their limit first. Measures in which the engines
  /// are equal are listed by name only.
  func ranked(
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

  /// Each measure is judged as an invariant named by this prefix and the measure's name.
  package static let invariantPrefix = "same-"

  /// The measure that is judged as the invariant, if there is one.
  func measure(of invariant: JudgedInvariant) -> Measure? {
    measures.first { Self.invariantPrefix + $0.name == invariant.name }
  }
}
