internal import Model
internal import Text

/// The verdicts of a row that are only *untested* or *not applicable*, without a reason or
/// settings. They are stored as sets of indices into the list of invariants in the head. Four of
/// five verdicts are of this kind.
package struct VerdictSets: Equatable, Sendable {
  /// The indices of untested invariants, ascending; `notApplicable` likewise.
  var untested: [Int] = []
  var notApplicable: [Int] = []

  package init() {}

  var isEmpty: Bool { untested.isEmpty && notApplicable.isEmpty }

  /// Adds a verdict to a set; returns false if the verdict has other properties, which a set cannot
  /// store.
  fileprivate mutating func add(_ verdict: JudgedInvariant, at index: Int) -> Bool {
    guard verdict.level == .error, verdict.settings.isEmpty, verdict.inferred.isEmpty,
      verdict.reason == nil, verdict.wanted == nil, verdict.first == nil, verdict.waiver == nil,
      verdict.times == 0, verdict.checks == 0, verdict.margin == nil, verdict.unit.isEmpty,
      verdict.shareLeft == nil, !verdict.isStill
    else { return false }
    switch verdict.verdict {
    case .untested: untested.append(index)
    case .notApplicable: notApplicable.append(index)
    case .held, .broken, .waived: return false
    }
    return true
  }
}

/// Abbreviates and restores the verdicts of rows by the list of invariants in a head.
package struct VerdictList: Sendable {
  private let names: [String]
  private let indices: [String: Int]

  package init(_ names: [String]) {
    self.names = names
    indices = Dictionary(zip(names, names.indices), uniquingKeysWith: { one, _ in one })
  }

  /// Moves verdicts that are only *untested* or *not applicable* into sets.
  ///
  /// The order is restored from the indices. A verdict outside the sets comes after all verdicts in
  /// sets with smaller indices. A verdict that the head does not list comes directly after the
  /// previous verdict outside the sets. A verdict that would be restored at another position is not
  /// moved.
  func abbreviate(_ row: inout JudgedRecording) {
    // If a name is listed twice, its index is ambiguous.
    guard indices.count == names.count, !names.isEmpty, !row.invariants.isEmpty else { return }
    var found: [Int?] = []
    found.reserveCapacity(row.invariants.count)
    for position in row.invariants.indices {
      // The rows of most runs contain the listed invariants in the order of the list.
      let isInOrder =
        position < names.count && names[position] == row.invariants[position].name
      found.append(isInOrder ? position : indices[row.invariants[position].name])
    }
    let listed = found.compactMap(\.self)
    guard zip(listed, listed.dropFirst()).allSatisfy(<) else { return }
    var sets = VerdictSets()
    var others: [JudgedInvariant] = []
    for position in found.indices {
      let isBeforeUnlisted = position + 1 < found.count && found[position + 1] == nil
      if let index = found[position], !isBeforeUnlisted,
        sets.add(row.invariants[position], at: index)
      {
        continue
      }
      others.append(row.invariants[position])
    }
    row.verdicts = sets
    row.invariants = others
  }

  /// Restores all verdicts of a row.
  func complete(_ row: inout JudgedRecording) throws(Objection) {
    guard !row.verdicts.isEmpty else { return }
    var words: [JudgedInvariant.Word?] = Array(repeating: nil, count: names.count)
    try add(row.verdicts.untested, .untested, to: &words)
    try add(row.verdicts.notApplicable, .notApplicable, to: &words)
    var all: [JudgedInvariant] = []
    all.reserveCapacity(names.count)
    var next = 0
    for invariant in row.invariants {
      if let index = indices[invariant.name] {
        guard words[index] == nil, index >= next else {
          throw Objection(.sense, "two verdicts of \(invariant.name.visible), or one out of order")
        }
        append(words, next..<index, to: &all)
        next = index + 1
      }
      all.append(invariant)
    }
    append(words, next..<names.count, to: &all)
    row.invariants = all
    row.verdicts = VerdictSets()
  }

  private func append(
    _ words: [JudgedInvariant.Word?], _ range: Range<Int>, to all: inout [JudgedInvariant]
  ) {
    for index in range {
      guard let word = words[index] else { continue }
      all.append(JudgedInvariant(names[index], word))
    }
  }

  private func add(
    _ set: [Int], _ word: JudgedInvariant.Word, to words: inout [JudgedInvariant.Word?]
  ) throws(Objection) {
    for index in set {
      guard words.indices.contains(index) else {
        throw Objection(
          .sense, "a verdict of the invariant with the index \(index)",
          expected: "one of the \(names.count) in the head")
      }
      guard words[index] == nil else {
        throw Objection(.sense, "two verdicts of \(names[index].visible)")
      }
      words[index] = word
    }
  }
}
