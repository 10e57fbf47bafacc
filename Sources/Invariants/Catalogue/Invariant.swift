internal import Formulas
public import Model
public import Text

/// An invariant: a rule about one replay or a relation between two replays, from the catalogue,
/// written as a formula, or implemented as a custom type.
public struct Invariant: Sendable {
  enum Kind: Sendable {
    case replay(any ReplayInvariant.Type)
    case relation(any Relation.Type)
    case formula(OwnInvariant)
    case sequence(OwnSequence)
    case type(OwnType)
    case page(PageErrorRule)
  }

  let kind: Kind
  /// The name that identifies the invariant in suites, recordings, reports and on the command line.
  public let name: String

  /// Creates an invariant of the given kind, under the name that the kind defines.
  init(_ kind: Kind) {
    self.kind = kind
    name =
      switch kind {
      case .replay(let invariant): invariant.name
      case .relation(let relation): relation.name
      case .formula(let own): own.name
      case .sequence(let own): own.name
      case .type(let type): type.name
      case .page(let rule): rule.name
      }
  }

  /// Creates a custom invariant from a formula, such as `when rest then over.y <= 0 tol 0.5pt`.
  ///
  /// - Parameters:
  ///   - name: Lower-case words joined by hyphens; names of the catalogue are rejected.
  ///   - formula: What must hold, in the syntax of `flickbook explain --rule`.
  ///   - why: The purpose of the invariant, for reports.
  ///   - view: The only view at which the invariant is judged; nil for every view.
  /// - Throws: If the formula is invalid; `offset` is the index of the offending byte.
  public init(
    _ name: String, _ formula: String, why: String? = nil, view: String? = nil
  ) throws(Objection) {
    try Self.check(name)
    let parsed = try Formula(formula)
    self.init(.formula(OwnInvariant(name: name, parsed, why: why, view: view)))
  }

  /// Creates a custom invariant about the order of states.
  ///
  /// - Throws: If states or transitions are invalid; `offset` is the index of the offending byte in
  ///   the text of the sequence.
  package init(
    _ name: String, _ sequence: SequenceText, why: String? = nil, view: String? = nil
  ) throws(Objection) {
    try Self.check(name)
    self.init(
      .sequence(
        OwnSequence(
          name: name, try FormulaSequence(sequence), text: sequence.text.text, why: why, view: view)
      ))
  }

  /// The custom invariant that an expectation defines; nil if the expectation is about an invariant
  /// that is defined elsewhere.
  package static func defined(
    by expectation: InvariantExpectation
  ) throws(Objection) -> Invariant? {
    if let sequence = expectation.sequence {
      return try Invariant(
        expectation.name, sequence, why: expectation.why, view: expectation.view)
    }
    guard let formula = expectation.formula else {
      if expectation.view == nil { return nil }
      throw Objection(
        .sense, "view without a formula", expected: "a formula, which is judged at that view only")
    }
    return try Invariant(
      expectation.name, formula.text, why: expectation.why, view: expectation.view)
  }

  /// Creates a custom invariant from a type.
  ///
  /// - Parameters:
  ///   - name: Lower-case words joined by hyphens; names of the catalogue are rejected.
  ///   - why: A single line that states what must hold.
  ///   - unit: The unit of the margins.
  ///   - needs: The abilities that an engine must declare for the invariant to be judged.
  ///   - make: Makes an instance for a replay in a scene.
  /// - Throws: If a built-in invariant has that name.
  public init(
    _ name: String, why: String, unit: String = "pt", needs: Abilities = [],
    _ make: @escaping @Sendable (Scene) -> any StepInvariant
  ) throws(Objection) {
    try Self.check(name)
    self.init(.type(OwnType(name: name, why: why, unit: unit, needs: needs, make: make)))
  }

  private static func check(_ name: String) throws(Objection) {
    guard Catalogue.invariant(named: name) != nil else { return }
    throw Objection(
      .sense, "\"\(name)\" is a built-in invariant", expected: "another name for one of your own")
  }

  /// The catalogue type that implements the invariant; nil for custom invariants.
  var rule: (any Rule.Type)? {
    switch kind {
    case .replay(let invariant): invariant
    case .relation(let relation): relation
    case .formula, .sequence, .type, .page: nil
    }
  }

  private var pageRule: PageErrorRule? { if case .page(let rule) = kind { rule } else { nil } }
  private var type: OwnType? { if case .type(let type) = kind { type } else { nil } }
  var own: OwnInvariant? { if case .formula(let own) = kind { own } else { nil } }

  var sequence: OwnSequence? {
    if case .sequence(let own) = kind { own } else { nil }
  }

  /// A single line that states what must hold.
  public var summary: String {
    rule?.summary ?? own?.summary ?? sequence?.summary ?? type?.why ?? pageRule?.summary ?? ""
  }

  /// The manual entry of an invariant about errors of web pages, in paragraphs; nil for other
  /// invariants.
  package var pageEntry: [String]? { pageRule?.manual }

  /// The reason that the user gave for a formula or a sequence.
  package var why: String? { own?.why ?? sequence?.why }

  /// Whether the invariant is a sequence of states.
  package var isSequence: Bool { sequence != nil }

  /// The formula in canonical form, or the states and transitions of a sequence; nil for other
  /// invariants.
  package var formula: String? { own?.text ?? sequence?.text }

  /// The pattern that the formula was written as, and the only view at which it is judged.
  package var pattern: (text: String, view: String?)? {
    own.flatMap { own in own.formula.pattern.map { ($0, own.view) } }
  }

  /// The formula of a pattern such as `pattern one-page`; nil if the text is not a pattern.
  package static func formula(ofPattern text: String) -> String? {
    (try? Formula(text)).flatMap { $0.pattern == nil ? nil : $0.text }
  }

  /// The kind of quantity that the invariant compares, which determines the units of its tolerance.
  public var tolerance: ToleranceClass {
    rule?.tolerance ?? own?.tolerance ?? sequence?.tolerance ?? .exact
  }

  /// The unit of the invariant's margins.
  package var marginUnit: String {
    own?.marginUnit ?? sequence?.marginUnit ?? type?.unit ?? tolerance.marginUnit
  }

  /// Whether this is a custom invariant: a formula, a sequence or a type.
  package var isOwn: Bool { rule == nil && !isOfPages }

  /// Whether the invariant is about errors of a web page, rather than about scrolling.
  package var isOfPages: Bool { pageRule != nil }

  /// Whether the invariant is judged only if a recording, a suite or the command line names it.
  package var isOnRequest: Bool { rule?.isOnRequest ?? false }

  /// Whether the invariant is a relation between two replays of one engine.
  public var isRelation: Bool { if case .relation = kind { true } else { false } }

  /// The abilities that an engine must declare for the invariant to be judged.
  package var abilitiesNeeded: Abilities {
    switch kind {
    case .replay(let invariant): invariant.needs
    case .relation(let relation): relation.needs
    case .formula(let own): own.reads.needs
    case .sequence(let own): own.reads.needs
    case .type(let type): type.needs
    case .page: []
    }
  }

  /// Values that the invariant reads and that are inferred if the engine does not report them.
  package var abilitiesRead: Abilities {
    switch kind {
    case .replay(let invariant): invariant.reads
    case .relation, .type, .page: []
    case .formula(let own): own.reads.reads
    case .sequence(let own): own.reads.reads
    }
  }

  /// Whether an engine that shows one correct picture forever satisfies the invariant. Two replays
  /// of such an engine also satisfy every relation. For a custom invariant, this is unknown, and
  /// the value is true.
  var holdsOfStillness: Bool {
    switch kind {
    case .replay(let invariant): invariant.holdsOfStillness
    case .relation, .formula, .sequence, .type: true
    case .page: false
    }
  }
}

extension Invariant: Hashable {
  /// Two invariants are equal if their names are equal.
  public static func == (one: Invariant, other: Invariant) -> Bool { one.name == other.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
