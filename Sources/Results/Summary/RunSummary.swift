package import Model

/// The totals of a run, counted row by row.
package struct RunSummary: Sendable {
  /// The total number of recordings, followed by numbers of recordings with a result. Each
  /// recording counts once, also in a run of several engines.
  package private(set) var recordings = 0
  package private(set) var broken = 0
  package private(set) var unjudged = 0
  /// Recordings that an engine refuses; `untested` are recordings in which nothing was exercised.
  package private(set) var refused = 0
  package private(set) var untested = 0
  /// The number of recordings on a web page of which nothing was observed, and the first reason.
  package private(set) var unobserved: (count: Int, reason: String)?
  /// Recordings with a required invariant that was not exercised, although other invariants were.
  package private(set) var incomplete = 0
  /// Recordings that were exercised on every engine.
  package private(set) var tested = 0
  /// Recordings among `tested` that broke nothing on any engine, and whose required invariants were
  /// all tested.
  package private(set) var held = 0
  package private(set) var withWaivers = 0
  /// The number of violations that count only as warnings.
  package private(set) var warnings = 0
  package private(set) var rows = 0
  /// The replayed duration of all gestures.
  package private(set) var time = TimeSpan.zero
  /// The totals of each invariant, in order of first appearance.
  package private(set) var invariants: [InvariantTotal] = []
  package private(set) var engines: [EngineTotal] = []
  private var indices: [String: Int] = [:]
  private var last: (recording: String, was: Outcomes)?

  package init() {}

  /// A recording and the engine that replayed it.
  package struct Replay: Equatable, Sendable {
    package let recording: String
    package let engine: String
  }

  /// The totals of one invariant over all rows.
  package struct InvariantTotal: Equatable, Sendable {
    package let name: String
    /// The number of rows that exercised the invariant.
    package var checks = 0
    package var checkCount = 0
    package var broke = 0
    /// The number of rows with a violation on each engine, in the order of the engines.
    package var brokeOn: [Int] = []
    package var warned = 0
    package var waived = 0
    package var untested = 0
    /// The number of rows in which the formula held without a change: nothing that it requires
    /// changed, or all its rates and deltas were 0 or unknown.
    package var still = 0
    /// Whether this is a user-defined formula, which reports always list by name.
    package var isOwn = false
    /// The first reason why the invariant was untested.
    package var whyUntested: String?
    /// The first replay that did not exercise the formula.
    package var firstUntested: Replay?
    /// The smallest margin, with its recording.
    package var worst: Worst?
    package var unit = ""
  }

  /// The totals of one engine over all recordings.
  package struct EngineTotal: Equatable, Sendable {
    package let name: String
    package var recordings = 0
    package var held = 0
    package var broken = 0
    package var untested = 0
    package var refused = 0
    package var unjudged = 0
    package var incomplete = 0

    package var tested: Int { held + broken + incomplete }
  }

  package struct Worst: Equatable, Sendable {
    package var margin: Double
    package var recording: String
  }

  private struct Outcomes: OptionSet {
    let rawValue: Int
    static let broken = Outcomes(rawValue: 1)
    static let unjudged = Outcomes(rawValue: 2)
    static let waived = Outcomes(rawValue: 4)
    static let refused = Outcomes(rawValue: 8)
    static let untested = Outcomes(rawValue: 16)
    static let incomplete = Outcomes(rawValue: 32)

    static let notTested: Outcomes = [.unjudged, .refused, .untested]
    var isTested: Bool { isDisjoint(with: .notTested) }
    var isHeld: Bool { isTested && isDisjoint(with: [.broken, .incomplete]) }
  }

  /// The number of recordings that did not hold, by reason: `3 broken`, `1 untested`.
  package var notHeld: [String] {
    let counts = [
      (broken, "broken"), (unjudged, "not judged"), (incomplete, "incomplete"),
      (refused, "refused"), (untested, "untested"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }
  }

  /// Adds the next row. Rows of the same recording must be consecutive.
  package mutating func add(_ row: JudgedRecording) {
    rows += 1
    time = time + row.time
    let engine = engine(named: row.engine)
    var now: Outcomes = []
    if row.error != nil {
      now.insert(.unjudged)
    } else if !row.isTested {
      now.insert(row.refusal == nil ? .untested : .refused)
    }
    for index in row.invariants.indices {
      switch (row.invariants[index].verdict, row.invariants[index].level) {
      case (.broken, .error): now.insert(.broken)
      case (.broken, .warn): warnings += 1
      case (.waived, _): now.insert(.waived)
      case (.untested, _), (.notApplicable, _):
        if row.invariants[index].isMissed, row.isTested { now.insert(.incomplete) }
      default: break
      }
      add(row, index, engine)
    }
    if row.isUnobserved, let reason = row.unobserved {
      unobserved = ((unobserved?.count ?? 0) + 1, unobserved?.reason ?? reason)
    }
    count(row.recording, now)
    count(engine: engine, now)
  }

  private mutating func count(_ recording: String, _ now: Outcomes) {
    var was: Outcomes = []
    if let last, last.recording == recording {
      was = last.was
    } else {
      recordings += 1
      tested += 1
      held += 1
    }
    let new = now.subtracting(was)
    let all = was.union(now)
    // A recording counts as tested or held only if that is true on every engine.
    if was.isTested, !all.isTested { tested -= 1 }
    if was.isHeld, !all.isHeld { held -= 1 }
    if new.contains(.refused) { refused += 1 }
    if new.contains(.untested) { untested += 1 }
    if new.contains(.incomplete) { incomplete += 1 }
    if new.contains(.broken) { broken += 1 }
    if new.contains(.unjudged) { unjudged += 1 }
    if new.contains(.waived) { withWaivers += 1 }
    last = (recording, all)
  }

  private mutating func engine(named name: String) -> Int {
    if let index = engines.firstIndex(where: { $0.name == name }) { return index }
    engines.append(EngineTotal(name: name))
    return engines.count - 1
  }

  private mutating func count(engine index: Int, _ now: Outcomes) {
    engines[index].recordings += 1
    switch now {
    case _ where now.contains(.unjudged): engines[index].unjudged += 1
    case _ where now.contains(.refused): engines[index].refused += 1
    case _ where now.contains(.untested): engines[index].untested += 1
    case _ where now.contains(.broken): engines[index].broken += 1
    case _ where now.contains(.incomplete): engines[index].incomplete += 1
    default: engines[index].held += 1
    }
  }

  /// Counts the result of an invariant. The result is read in place, because copying it would cost
  /// more than the counting.
  private mutating func add(_ row: JudgedRecording, _ index: Int, _ engine: Int) {
    let slot = slot(of: row.invariants[index].name, at: index)
    if row.invariants[index].isTested { invariants[slot].checks += 1 }
    switch row.invariants[index].verdict {
    case .broken where row.invariants[index].level == .warn: invariants[slot].warned += 1
    case .broken:
      invariants[slot].broke += 1
      let missing = engine + 1 - invariants[slot].brokeOn.count
      if missing > 0 { invariants[slot].brokeOn += Array(repeating: 0, count: missing) }
      invariants[slot].brokeOn[engine] += 1
    case .waived: invariants[slot].waived += 1
    case .untested:
      invariants[slot].untested += 1
      if invariants[slot].whyUntested == nil {
        invariants[slot].whyUntested = row.invariants[index].reason
      }
      if row.invariants[index].formula != nil, invariants[slot].firstUntested == nil {
        invariants[slot].firstUntested = Replay(recording: row.recording, engine: row.engine)
      }
    case .held, .notApplicable: break
    }
    if row.invariants[index].formula != nil { invariants[slot].isOwn = true }
    if row.invariants[index].isStill { invariants[slot].still += 1 }
    invariants[slot].checkCount += row.invariants[index].checks
    if let margin = row.invariants[index].margin {
      // The unit is taken from rows with a margin, because other rows have no unit.
      invariants[slot].unit = row.invariants[index].unit
      if margin < invariants[slot].worst?.margin ?? .infinity {
        invariants[slot].worst = Worst(margin: margin, recording: row.recording)
      }
    }
  }

  /// The index of an invariant's totals, which are added if they do not exist. The search is fast,
  /// because most rows list the invariants in the same order.
  private mutating func slot(of name: String, at index: Int) -> Int {
    if index < invariants.count, invariants[index].name == name { return index }
    if let slot = indices[name] { return slot }
    indices[name] = invariants.count
    invariants.append(InvariantTotal(name: name))
    return invariants.count - 1
  }

  /// The invariants with the most violations first, then by decreasing number of warnings, then by
  /// decreasing number of waived violations; the remaining invariants are in order of first
  /// appearance.
  package var worstFirst: [InvariantTotal] {
    invariants.sorted { ($0.broke, $0.warned, $0.waived) > ($1.broke, $1.warned, $1.waived) }
  }

  /// The invariants that were not exercised, although they apply to the scene of some recording.
  package var untestedInvariants: [InvariantTotal] {
    invariants.filter { $0.checks == 0 && $0.untested > 0 }
  }

  /// The invariants that apply to no scene.
  package var inapplicableInvariants: [InvariantTotal] {
    invariants.filter { $0.checks == 0 && $0.untested == 0 }
  }

  /// The formulas that may be unable to fail. In all rows in which they held, nothing that they
  /// require changed, or their rates and deltas were 0 or unknown.
  package var stillInvariants: [InvariantTotal] {
    invariants.filter { $0.checks > 0 && $0.still == $0.checks }
  }
}
