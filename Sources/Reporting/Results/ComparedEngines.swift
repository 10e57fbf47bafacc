public import Gesture

/// What was measured between two engines on one recording: a part of a row.
public struct ComparedEngines: Equatable, Sendable {
  /// What the row's engine was compared with, as it is typed.
  public var against: String
  /// How alike the two are meant to be: `contract`.
  public var likeness: String
  /// In the order of the metrics.
  public var measures: [Measure] = []
  /// The first time they show or tell something else.
  public var first: First?
  /// The invariants that one of them breaks, or both.
  public var breaks: [Break] = []
  /// What it takes to draw the other one.
  public var trace: DrawnTrace?

  public init(against: String, as likeness: String) {
    self.against = against
    self.likeness = likeness
  }

  /// One metric; lag and settle time are positive where the row's engine is later.
  public struct Measure: Equatable, Sendable {
    public var name: String
    /// Nothing where it was not computed.
    public var value: Double?
    public var unit = ""
    /// How much was allowed; nothing where it may be any amount.
    public var allowed: Double?
    /// Where more is allowed the faster things move: how much while they stand still, and the
    /// milliseconds of motion that are allowed besides.
    public var still: Double?
    public var lapse: Double?
    /// Why it was not computed.
    public var reason: String?
    /// Where it was at worst.
    public var time: Instant?

    public init(_ name: String) { self.name = name }
  }

  public struct First: Equatable, Sendable {
    public var step: Int
    public var time: Instant
    /// The view's name, where there are several.
    public var view: String?
    public var one: String
    public var other: String
    /// The input that came last before it.
    public var place: FileLocation

    public init(
      step: Int, time: Instant, view: String?, one: String, other: String, place: FileLocation
    ) {
      self.step = step
      self.time = time
      self.view = view
      self.one = one
      self.other = other
      self.place = place
    }
  }

  /// What two engines make of an invariant: broken on one of them at least.
  public struct Break: Equatable, Sendable {
    public var invariant: String
    public var one: JudgedInvariant.Word
    public var other: JudgedInvariant.Word

    public init(_ invariant: String, _ one: JudgedInvariant.Word, _ other: JudgedInvariant.Word) {
      self.invariant = invariant
      self.one = one
      self.other = other
    }

    /// An invariant that both break is no difference.
    public var isDifference: Bool { (one == .broken) != (other == .broken) }
  }
}

extension ComparedEngines {
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
}

extension ComparedEngines {
  /// Whether there was anything to measure.
  public var isMeasured: Bool { !measures.isEmpty }

  public subscript(name: String) -> Measure? { measures.first { $0.name == name } }

  /// Each measure is judged as an invariant of this name and its own.
  public static let invariantPrefix = "same-"

  /// The measure that is judged as an invariant, if one is.
  func measure(of invariant: JudgedInvariant) -> Measure? {
    measures.first { Self.invariantPrefix + $0.name == invariant.name }
  }
}
