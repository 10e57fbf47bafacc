public import Model
public import Replay
internal import Text

/// Judges one replay by many invariants, step by step.
public struct Judge {
  private let stream: FactsStream
  private let response = Response()
  private let abilities: Abilities
  /// The invariants at each view of the scene.
  private let rows: Uncounted<InvariantRow>
  /// Custom invariants implemented as types. They receive every step unchanged.
  private let types: [OwnTypeInstance]
  /// The rules about errors of the web page.
  private let pages: [PageErrorRuleInstance]
  /// What is observed of the web page; nil if the engine shows no page.
  private let observation: PageObservation?
  private var verdicts: [InvariantVerdict] = []

  /// Creates a judge of invariants that all have the same tolerances. Relations are left to
  /// `RelationJudge`.
  public init(_ scene: Scene, by invariants: [Invariant] = Catalogue.invariants, _ terms: Terms) {
    self.init(scene, invariants.map { ($0, terms.tolerances) }, terms)
  }

  /// Creates a judge of invariants that each have their own tolerance.
  public init(_ scene: Scene, by settings: [InvariantSetting], _ terms: Terms) {
    self.init(scene, settings.map { ($0.invariant, $0.tolerances) }, terms)
  }

  /// Creates a judge for a recording in a run of several recordings. Each invariant has its own
  /// tolerance.
  ///
  /// - Parameter programs: The programs that were compiled from formulas for earlier recordings.
  package init(
    _ scene: Scene, by settings: [InvariantSetting], _ terms: Terms, _ programs: FormulaPrograms
  ) {
    self.init(scene, settings.map { ($0.invariant, $0.tolerances) }, terms, programs)
  }

  /// Creates a judge for a recording in a run of several recordings. All invariants have the same
  /// tolerances.
  package init(
    _ scene: Scene, by invariants: [Invariant], _ terms: Terms, _ programs: FormulaPrograms
  ) {
    self.init(scene, invariants.map { ($0, terms.tolerances) }, terms, programs)
  }

  private init(
    _ scene: Scene, _ invariants: [(Invariant, Tolerances)], _ terms: Terms,
    _ programs: FormulaPrograms? = nil
  ) {
    var terms = terms.resolved(in: scene)
    stream = FactsStream(scene, terms)
    abilities = terms.abilities
    var instances: [[InvariantInstance]] = scene.views.map { _ in [] }
    var types: [OwnTypeInstance] = []
    var pages: [PageErrorRuleInstance] = []
    var formulas = FormulaSet(
      invariants.count { if case .formula = $0.0.kind { true } else { false } })
    for (invariant, tolerances) in invariants {
      terms.tolerances = tolerances
      let verdict: Verdict
      switch invariant.kind {
      case .replay(let type): verdict = type.join(&instances, verdicts.count, scene, terms)
      case .formula(let own): verdict = formulas.add(own, verdicts.count, terms)
      case .sequence(let own): verdict = formulas.add(own, verdicts.count, terms)
      case .type(let own):
        let reason = terms.lacks(own.needs)
        verdict = reason.map { .untested($0) } ?? .notApplicable
        if reason == nil { types.append(OwnTypeInstance(own, scene, terms)) }
      case .page(let rule):
        verdict = terms.showsPage ? .notApplicable : .untested(.actsOtherwise(PageErrorRule.noPage))
        if terms.showsPage { pages.append(PageErrorRuleInstance(rule, terms)) }
      case .relation: continue
      }
      verdicts.append(InvariantVerdict(invariant: invariant, verdict: verdict))
    }
    rows = Uncounted(
      zip(instances, formulas.boards(stream.views, programs)).map { row, board in
        InvariantRow(row + (board?.instances ?? []), board)
      })
    self.types = types
    self.pages = pages
    observation = terms.showsPage ? PageObservation(terms) : nil
  }

  /// Judges the next step of the replay.
  public func observe(_ step: borrowing Step) {
    response.note(step)
    if !types.isEmpty, step.isFinite { for type in types { type.observe(step) } }
    if let observation {
      observation.note(step)
      for page in pages { page.observe(step) }
    }
    // A closure that captured the judge as a whole would copy the judge at every step.
    let rows = Unmanaged.passUnretained(rows)
    stream.observe(step) { view, facts in
      rows._withUnsafeGuaranteedRef { $0.with(view) { $0.observe(facts) } }
    }
  }

  /// Whether there was input or a request of the app, and no shown value ever changed.
  package var isUnanswered: Bool { response.isMissing }

  /// Why nothing was observed of a web page; nil if anything was, or if the engine shows no page.
  package var unobserved: Reason? { observation?.reason }

  /// The verdicts of all invariants at the end, in the order in which the invariants were given.
  public func verdicts(_ end: End) -> [InvariantVerdict] {
    stream.finish { view, facts in rows.with(view) { $0.observe(facts) } }
    var verdicts = verdicts
    for row in rows.objects {
      for instance in row.instances {
        let verdict = verdicts[instance.number].verdict
        verdicts[instance.number].verdict = verdict.worse(instance.conclude(end))
        verdicts[instance.number].add(shareLeft: instance.tally.shareLeft)
      }
    }
    return verdicts.map { judged in
      var judged = judged
      let name = judged.invariant.name
      for type in types where type.name == name {
        judged.verdict = judged.verdict.worse(type.conclude(end))
      }
      for page in pages where page.rule.name == name {
        judged.verdict = judged.verdict.worse(page.conclude())
      }
      if judged.verdict.isTested {
        judged.inferred = judged.invariant.abilitiesRead.subtracting(abilities)
      }
      if let reason = unobserved { return judged.unobserved(reason) }
      return isUnanswered ? judged.unanswered : judged
    }
  }
}
