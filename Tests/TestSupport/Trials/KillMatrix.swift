public import Verdicts

/// Which engine is given away by which law, and in how many recordings.
public struct KillMatrix {
  private let laws: [String]
  private let rows: [(fault: Fault, breaches: [String: Int])]

  /// - Parameter rows: for each fault, in how many recordings each law was broken.
  public init(
    _ rows: [(Fault, [String: Int])], by laws: [String] = Catalogue.laws.map { $0.name }
  ) {
    self.laws = laws
    self.rows = rows.map { (fault: $0.0, breaches: $0.1) }
  }
}

extension KillMatrix {
  /// An engine a line, a law a column. The law that an engine is to offend stands in brackets.
  public var text: String {
    var lines = ["law × engine: the recordings in which each law, by its number, was broken"]
    for (number, law) in laws.enumerated() { lines.append("\(cell("\(number + 1)"))  \(law)") }
    lines.append(laws.indices.map { cell("\($0 + 1)") }.joined())
    for (fault, breaches) in rows {
      let cells = laws.map { law in
        let count = breaches[law, default: 0]
        return cell(law == fault.law ? "[\(count)]" : count == 0 ? "·" : "\(count)")
      }
      lines.append(cells.joined() + "  \(fault.law) ← \(fault.name)")
    }
    let alone = rows.count { row in row.breaches.keys.allSatisfy { $0 == row.fault.law } }
    lines.append("\(alone) of \(rows.count) engines offend one law alone")
    return lines.joined(separator: "\n")
  }

  /// What must not be.
  public var complaints: [String] {
    var complaints: [String] = []
    for (fault, breaches) in rows where breaches[fault.law, default: 0] < 2 {
      complaints.append(
        "\(fault.law) catches an engine that \(fault.name) in \(breaches[fault.law, default: 0])")
    }
    for law in laws where !rows.contains(where: { $0.fault.law == law && $0.breaches[law] != nil })
    {
      complaints.append("\(law) catches nothing")
    }
    return complaints
  }

  private func cell(_ text: String) -> String {
    String(repeating: " ", count: max(1, 5 - text.count)) + text
  }
}
