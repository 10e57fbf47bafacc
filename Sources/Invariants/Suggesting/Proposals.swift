/// Formulas that may hold and are still being judged.
package struct Proposals: Sendable {
  private var all: [Proposal]

  init(_ all: [Proposal]) { self.all = all }

  package var invariants: [Invariant] { all.map(\.invariant) }

  /// Adds the verdicts on all proposals in one recording of the trusted engine.
  ///
  /// - Parameter group: A number shared by recordings of the same replay, which count as one
  ///   recording.
  package mutating func add(_ verdicts: [InvariantVerdict], of recording: Int, in group: Int) {
    for index in all.indices { all[index].add(verdicts[index].verdict, of: recording, in: group) }
  }

  /// The strongest supported proposal on each subject, sorted by decreasing strength.
  package var strongest: [Proposal] {
    var subjects: Set<String> = []
    var titles: Set<String> = []
    return (all.filter { $0.rung == nil && $0.isSupported } + chosenRungs)
      .sorted { ($0.strength, $1.invariant.name) > ($1.strength, $0.invariant.name) }
      .filter { subjects.insert($0.subject).inserted }
      .map { titles.insert($0.title).inserted ? $0.named($0.title) : $0 }
  }

  /// For each set of formulas that differ in one number, the strictest supported formula, or a more
  /// lenient formula if the set requires caution.
  private var chosenRungs: [Proposal] {
    Dictionary(grouping: all.filter { $0.rung != nil }) { $0.subject }.values.compactMap { rungs in
      let rungs = rungs.sorted { ($0.rung?.index ?? 0) < ($1.rung?.index ?? 0) }
      // If a number is contradicted, every stricter number is wrong as well.
      let first = (rungs.lastIndex { $0.contradictions > 0 } ?? -1) + 1
      guard first < rungs.count, rungs[first].isSupported else { return nil }
      var index = first
      if rungs[first].rung?.isCautious == true {
        guard first + 1 < rungs.count, rungs[first + 1].isSupported else { return nil }
        index += 1
        while index + 1 < rungs.count, rungs[index].hasSameSupport(as: rungs[index + 1]) {
          index += 1
        }
      }
      var chosen = rungs[index]
      if first > 0, let recording = rungs[first - 1].contradiction,
        let number = rungs[first - 1].rung?.number
      {
        chosen.nearest = .stricter(
          number, contradicting: rungs[first - 1].contradictions,
          of: rungs[first - 1].recordings, recording: recording)
      } else if let number = rungs[first].rung?.number, index > first {
        chosen.nearest = .strictest(number)
      }
      return chosen
    }
  }
}

extension [Proposal] {
  /// Adds the verdicts on these proposals in one recording of a faulty engine.
  ///
  /// - Parameter isDetected: Whether an invariant of the catalogue is broken in the recording.
  package mutating func add(_ verdicts: ArraySlice<InvariantVerdict>, isDetected: Bool) {
    for (index, judged) in zip(indices, verdicts) {
      self[index].add(judged.verdict, isDetected: isDetected)
    }
  }

  /// The proposals sorted by decreasing number of failures that they detect and the catalogue does
  /// not detect.
  package var byCatches: [Proposal] {
    enumerated().sorted {
      ($0.element.newCatches, $0.element.catches, -$0.offset)
        > ($1.element.newCatches, $1.element.catches, -$1.offset)
    }.map(\.element)
  }
}

extension Double {
  /// An approximation of the binary logarithm, as a measure of evidence in bits; 0 for numbers that
  /// are not positive.
  var doublings: Double { self > 0 ? Double(exponent) + significand - 1 : 0 }
}
