/// A formula that may hold: made from a template, with the observed numbers.
package struct Proposal: Sendable {
  package private(set) var invariant: Invariant
  /// The name for the user; while they are judged, all proposals have different ones.
  let title: String
  /// What it is about: of each subject only the strongest proposal is made.
  let subject: String
  /// The evidence that would not have occurred by chance, in bits.
  let bits: Double
  /// The evidence in each recording that supports it.
  let bitsEach: Double
  /// The recordings that came near to its limit; nil if every recording that exercises it supports
  /// it.
  var support: Int?
  /// Its index among formulas that differ in one number; nil if there are no others.
  var rung: Rung?
  /// The observation that came nearest to contradicting it.
  package var nearest: Nearest?
  /// The independent recordings that exercised it, and the number of checks.
  private var exercised: Set<Int> = []
  package private(set) var checks = 0
  /// The smallest remaining part of its tolerance.
  package private(set) var margin: Double?
  /// The independent recordings that contradict it, and the first of them.
  private var contradicting: Set<Int> = []
  private(set) var contradiction: Int?
  /// The number of recordings of a faulty engine that break it, and of those that the catalogue does
  /// not detect.
  package private(set) var catches = 0
  package private(set) var newCatches = 0

  struct Rung: Sendable {
    var index: Int
    var number: String
    var isCautious: Bool
  }

  /// What came nearest to contradicting a proposal.
  package enum Nearest: Sendable {
    /// A value, the limit, and the recording's index.
    case value(Double, of: String, recording: Int)
    /// A stricter number, the recordings that contradict it among those that exercise it, and one of
    /// them.
    case stricter(String, contradicting: Int, of: Int, recording: Int)
    /// The strictest number that was tried holds too.
    case strictest(String)
    /// Another rule, the samples that contradict it, and the number of samples.
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

  /// The same proposal under another name: a judge identifies invariants by name.
  func named(_ name: String) -> Proposal {
    var other = self
    if let renamed = try? Invariant(name, invariant.formula ?? "", why: invariant.summary) {
      other.invariant = renamed
    }
    return other
  }

  /// Adds its verdict in one recording of the trusted engine.
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

  /// Adds its verdict in one recording of a faulty engine.
  package mutating func add(_ verdict: Verdict, isDetected: Bool) {
    guard case .broken = verdict else { return }
    catches += 1
    if !isDetected { newCatches += 1 }
  }

  /// The number of independent recordings that exercised it.
  package var recordings: Int { exercised.count }
  var contradictions: Int { contradicting.count }

  /// Whether it held wherever it was exercised, and was exercised often enough to rule out chance.
  var isSupported: Bool { contradicting.isEmpty && checks >= 3 && recordings >= 3 }

  func hasSameSupport(as other: Proposal) -> Bool {
    checks == other.checks && exercised == other.exercised
  }

  /// The total evidence.
  package var strength: Double { bits + bitsEach * Double(support ?? recordings) }
}
