package import FlickbookTesting
internal import Verdicts

/// Which engine is given away by which invariant, and in how many recordings.
package struct KillMatrix {
  private let invariants: [String]
  private let rows: [(fault: Fault, breaches: [String: Int])]

  /// - Parameter rows: for each fault, in how many recordings each invariant was broken.
  package init(
    _ rows: [(Fault, [String: Int])], by invariants: [String] = Catalogue.invariants.map { $0.name }
  ) {
    self.invariants = invariants
    self.rows = rows.map { (fault: $0.0, breaches: $0.1) }
  }
}

extension KillMatrix {
  /// An engine a line, an invariant a column. The invariant that an engine is to offend stands in
  /// brackets.
  package var text: String {
    var lines = [
      "invariant × engine: the recordings in which each invariant, by its number, was broken"
    ]
    for (number, invariant) in invariants.enumerated() {
      lines.append("\(cell("\(number + 1)"))  \(invariant)")
    }
    lines.append(invariants.indices.map { cell("\($0 + 1)") }.joined())
    for (fault, breaches) in rows {
      let cells = invariants.map { invariant in
        let count = breaches[invariant, default: 0]
        return cell(invariant == fault.invariant ? "[\(count)]" : count == 0 ? "·" : "\(count)")
      }
      lines.append(cells.joined() + "  \(fault.invariant) ← \(fault.name)")
    }
    let alone = rows.count { row in row.breaches.keys.allSatisfy { $0 == row.fault.invariant } }
    lines.append("\(alone) of \(rows.count) engines offend one invariant alone")
    return lines.joined(separator: "\n")
  }

  /// What must not be.
  package var complaints: [String] {
    var complaints: [String] = []
    for (fault, breaches) in rows where breaches[fault.invariant, default: 0] < 2 {
      complaints.append(
        "\(fault.invariant) catches an engine that \(fault.name) in \(breaches[fault.invariant, default: 0])"
      )
    }
    for invariant in invariants
    where !rows.contains(where: { $0.fault.invariant == invariant && $0.breaches[invariant] != nil }
    ) {
      complaints.append("\(invariant) catches nothing")
    }
    return complaints
  }

  private func cell(_ text: String) -> String {
    String(repeating: " ", count: max(1, 5 - text.count)) + text
  }
}
