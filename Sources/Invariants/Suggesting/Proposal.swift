/// A formula that may hold: made from a template, with the observed numbers.
package struct Proposal: Sendable {
  package private(set) var invariant: Invariant
  /// What it has in common with other proposals: of each kind only the strongest is proposed.
  let kind: String
  /// The evidence that would not have occurred by chance, in bits.
  var bits: Double
  /// The evidence per recording that exercises it, if it does not follow from the observed values.
  let bitsEach: Double
  /// The number of recordings that exercised it, and the number of checks.
  package private(set) var recordings = 0
  package private(set) var checks = 0
  /// The smallest remaining part of its tolerance.
  package private(set) var margin: Double?
  private var isRefuted = false

  init?(
    _ name: String, _ formula: String, _ why: String, kind: String? = nil, bits: Double = 0,
    each: Double = 0
  ) {
    guard let invariant = try? Invariant(name, formula, why: why) else { return nil }
    self.invariant = invariant
    self.kind = kind ?? name
    self.bits = bits
    bitsEach = each
  }

  /// The same proposal under another name: a judge identifies invariants by name.
  func named(_ name: String) -> Proposal {
    var other = self
    if let renamed = try? Invariant(name, invariant.formula ?? "", why: invariant.summary) {
      other.invariant = renamed
    }
    return other
  }

  /// Adds its verdict in one recording.
  package mutating func add(_ verdict: Verdict) {
    switch verdict {
    case .held(let newChecks, let left, _):
      recordings += 1
      checks += newChecks
      margin = [margin, left].compactMap { $0 }.min()
    case .broken: isRefuted = true
    case .untested, .notApplicable: break
    }
  }

  /// Whether it held wherever it was exercised, and was exercised often enough to rule out chance.
  var isSupported: Bool { !isRefuted && checks >= 3 && recordings >= 2 }

  /// The total evidence.
  package var strength: Double { bits + bitsEach * Double(recordings) }
}

extension [Proposal] {
  /// The proposals that hold, the strongest first, and only the strongest of each kind.
  package var strongest: [Proposal] {
    var kinds: Set<String> = []
    return filter { $0.isSupported }
      .sorted { ($0.strength, $1.invariant.name) > ($1.strength, $0.invariant.name) }
      .filter { kinds.insert($0.kind).inserted }
  }
}

extension Double {
  /// Approximately the number of times that 1 must be doubled to reach this number: bits of
  /// surprise.
  var doublings: Double { self > 0 ? Double(exponent) + significand - 1 : 0 }
}
