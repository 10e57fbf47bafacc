package import Gesture

/// What was measured between two engines on one recording: a part of a row.
package struct ComparedEngines: Equatable, Sendable {
  /// What the row's engine was compared with, as it is typed.
  package var against: String
  /// How alike the two are meant to be: `contract`.
  package var likeness: String
  /// In the order of the metrics.
  package var measures: [Measure] = []
  /// The first time they show or tell something else.
  package var first: First?
  /// The invariants that one of them breaks, or both.
  package var breaks: [VerdictPair] = []
  /// What it takes to draw the other one.
  package var trace: DrawnTrace?

  package init(against: String, as likeness: String) {
    (self.against, self.likeness) = (against, likeness)
  }

  /// One metric; lag and settle time are positive where the row's engine is later.
  package struct Measure: Equatable, Sendable {
    package var name: String
    /// Nothing where it was not computed.
    package var value: Double?
    package var unit = ""
    /// How much was allowed; nothing where it may be any amount.
    package var allowed: Double?
    /// Where more is allowed the faster things move: how much while they stand still, and the
    /// milliseconds of motion that are allowed besides.
    package var still: Double?
    package var lapse: Double?
    /// Why it was not computed.
    package var reason: String?
    /// Where it was at worst.
    package var time: Instant?

    package init(_ name: String) { self.name = name }
  }

  package struct First: Equatable, Sendable {
    package var step: Int
    package var time: Instant
    /// The view's name, where there are several.
    package var view: String?
    package var one: String
    package var other: String
    /// The input that came last before it.
    package var place: FileLocation

    package init(
      step: Int, time: Instant, view: String?, one: String, other: String, place: FileLocation
    ) {
      (self.step, self.time, self.view) = (step, time, view)
      (self.one, self.other, self.place) = (one, other, place)
    }
  }

  /// The verdicts of two engines on an invariant that at least one of them breaks.
  package struct VerdictPair: Equatable, Sendable {
    package var invariant: String
    package var one: JudgedInvariant.Word
    package var other: JudgedInvariant.Word

    package init(_ invariant: String, _ one: JudgedInvariant.Word, _ other: JudgedInvariant.Word) {
      (self.invariant, self.one, self.other) = (invariant, one, other)
    }

    /// An invariant that both break is no difference.
    package var isDifference: Bool { (one == .broken) != (other == .broken) }
  }

  /// What a table of measures shows: those that break what was allowed first, and none by which the
  /// engines are the same; those are named.
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

  /// Whether there was anything to measure.
  package var isMeasured: Bool { !measures.isEmpty }

  package subscript(name: String) -> Measure? { measures.first { $0.name == name } }

  /// Each measure is judged as an invariant of this name and its own.
  package static let invariantPrefix = "same-"

  /// The measure that is judged as an invariant, if one is.
  func measure(of invariant: JudgedInvariant) -> Measure? {
    measures.first { Self.invariantPrefix + $0.name == invariant.name }
  }
}
