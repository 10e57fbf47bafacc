/// A formula that may hold, made from a template and the observed numbers.
package struct Proposal: Sendable {
  package private(set) var invariant: Invariant
  /// The name for the user. While proposals are judged, each has a different name instead.
  let title: String
  /// What the proposal is about: only the strongest proposal on each subject is kept.
  let subject: String
  /// The evidence that is independent of the number of recordings, in bits: how unlikely it is by
  /// chance.
  let bits: Double
  /// The evidence of each recording that supports the proposal, in bits.
  let bitsEach: Double
  /// The number of recordings with a value near the limit; nil if every recording that exercises
  /// the proposal supports it.
  var support: Int?
  /// The index among formulas that differ in one number; nil if there are no other such formulas.
  var rung: Rung?
  /// The observation that came nearest to contradicting the proposal.
  package var nearest: Nearest?
  /// The independent recordings that exercised the proposal, and the number of checks.
  private var exercised: Set<Int> = []
  package private(set) var checks = 0
  /// The smallest remaining part of the tolerance.
  package private(set) var margin: Double?
  /// The independent recordings that contradict the proposal, and the first contradicting
  /// recording.
  private var contradicting: Set<Int> = []
  private(set) var contradiction: Int?
  /// The number of recordings in which a faulty engine breaks the proposal, and how many of these
  /// failures the catalogue does not detect.
  package private(set) var catches = 0
  package private(set) var newCatches = 0

  struct Rung: Sendable {
    var index: Int
    var number: String
    var isCautious: Bool
  }

  /// An observation that came nearest to contradicting a proposal.
  package enum Nearest: Sendable {
    /// A value, the limit, and the recording's index.
    case value(Double, of: String, recording: Int)
    /// A stricter number, the number of exercising recordings that contradict it, and one
    /// contradicting recording.
    case stricter(String, contradicting: Int, of: Int, recording: Int)
    /// The strictest number that was tried is not contradicted either.
    case strictest(String)
    /// Another rule, how many samples contradict it, and the total number of samples.
    case other(String, contradicting: Int, of: Int)
  }

  init?(
    _ name: String, _ formula: String, _ why: String, subject: String? = nil, bits: Double = 0,
    bitsEach: Double = 0
  ) {
    guard let invariant = try? Invariant(name, formula, why: why) else { return nil }
    self.invariant = invariant
    self.subject = subject ?? name
    title = name
    self.bits = bits
    self.bitsEach = bitsEach
  }

  /// The same proposal under another name; a judge identifies invariants by name.
  func named(_ name: String) -> Proposal {
    var other = self
    if let renamed = try? Invariant(name, invariant.formula ?? "", why: invariant.summary) {
      other.invariant = renamed
    }
    return other
  }

  /// Adds the verdict on this proposal in one recording of the trusted engine.
  package mutating func add(_ verdict: Verdict, of recording: Int, in group: Int) {
    switch verdict {
    case .held(let newChecks, let left, _):
      exercised.insert(group)
      checks += newChecks
      margin = [margin, left].compactMap { $0 }.min()
    case .broken:
      exercised.insert(group)
      contradicting.insert(group)
      contradiction = contradiction ?? recording
    case .untested, .notApplicable: break
    }
  }

  /// Adds the verdict on this proposal in one recording of a faulty engine.
  package mutating func add(_ verdict: Verdict, isDetected: Bool) {
    guard case .broken = verdict else { return }
    catches += 1
    if !isDetected { newCatches += 1 }
  }

  /// The number of independent recordings that exercised the proposal.
  package var recordings: Int { exercised.count }
  var contradictions: Int { contradicting.count }

  /// Whether the proposal held in all recordings, and was exercised often enough to rule out
  /// chance.
  var isSupported: Bool { contradicting.isEmpty && checks >= 3 && recordings >= 3 }

  func hasSameSupport(as other: Proposal) -> Bool {
    checks == other.checks && exercised == other.exercised
  }

  /// The total evidence, in bits.
  package var strength: Double { bits + bitsEach * Double(support ?? recordings) }
}
