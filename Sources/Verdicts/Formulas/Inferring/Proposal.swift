/// A formula that may hold: made from a template, with the numbers that were seen.
package struct Proposal: Sendable {
  package private(set) var invariant: Invariant
  /// What it says about what is the same as other proposals: the strongest of a kind is proposed.
  let kind: String
  /// How much was seen that would not have been so by chance, in bits.
  var bits: Double
  /// The same for each recording that puts it to the test, where that is not known from what was seen.
  let bitsEach: Double
  /// In how many recordings it was put to the test, and how often.
  package private(set) var recordings = 0
  package private(set) var checks = 0
  /// What was left of its tolerance at worst.
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

  /// The same under another name: a judge knows invariants by their names.
  func named(_ name: String) -> Proposal {
    var other = self
    if let renamed = try? Invariant(name, invariant.formula ?? "", why: invariant.summary) {
      other.invariant = renamed
    }
    return other
  }

  /// Takes what came of it in one recording.
  package mutating func add(_ verdict: Verdict) {
    switch verdict {
    case .held(let occasions, let left, _):
      recordings += 1
      checks += occasions
      margin = [margin, left].compactMap { $0 }.min()
    case .broken: isRefuted = true
    case .untested, .notApplicable: break
    }
  }

  /// Whether it held wherever it was put to the test, and that was often enough to be no accident.
  var isSupported: Bool { !isRefuted && checks >= 3 && recordings >= 2 }

  /// How much speaks for it.
  package var strength: Double { bits + bitsEach * Double(recordings) }
}

extension [Proposal] {
  /// Those that hold, the strongest first, and of each kind the strongest alone.
  package var strongest: [Proposal] {
    var kinds: Set<String> = []
    return filter { $0.isSupported }
      .sorted { ($0.strength, $1.invariant.name) > ($1.strength, $0.invariant.name) }
      .filter { kinds.insert($0.kind).inserted }
  }
}

extension Double {
  /// How often 1 must be doubled to be this, nearly: bits of surprise.
  var doublings: Double { self > 0 ? Double(exponent) + significand - 1 : 0 }
}
