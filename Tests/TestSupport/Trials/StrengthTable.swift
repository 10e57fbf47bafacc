package import FlickbookTesting
internal import Invariants
internal import Text

/// The minimum strength at which an invariant detects a fault, as a multiple of the invariant's
/// tolerance.
package struct StrengthTable {
  private var rows: [(invariant: String, fault: String, minimum: Double, path: String)] = []

  /// The strengths are close enough together to show whether an invariant is too strict or too
  /// lenient.
  private static let strengths = [0.5, 0.8, 0.9, 0.95, 1.05, 1.1, 1.25, 1.5, 1.75, 2]

  package init(_ faults: [Fault]) throws {
    for fault in faults where fault.isScalable {
      var minimum = (strength: Double.infinity, path: "no recording")
      for strength in Self.strengths where minimum.strength == .infinity {
        // Strengths within the tolerance are tested only with the recordings named after the
        // invariant. In other recordings, the effects of a fault may add up.
        let paths =
          strength < 1
          ? Corpus.recordings(of: fault.invariant) : Corpus.recordings(for: fault.invariant)
        let trial = FaultTrial(fault, strength: strength)
        if let path = try trial.catches(in: paths, atMost: 1).first?.path {
          minimum = (strength, path)
        }
      }
      rows.append((fault.invariant, fault.name, minimum.strength, minimum.path))
    }
  }
}

extension StrengthTable {
  /// One line per invariant, in the order of the manual.
  package var text: String {
    var lines = ["invariant: the least strength caught, as a multiple of its tolerance"]
    for invariant in Catalogue.invariants {
      let own = rows.filter { $0.invariant == invariant.name }
      for row in own {
        lines.append("\(invariant.name): \(row.minimum.text) ← \(row.fault), in \(row.path)")
      }
      if own.isEmpty { lines.append("\(invariant.name): exact, without tolerance") }
    }
    return lines.joined(separator: "\n")
  }

  /// Invariants without a strength to measure. Across a locked direction, any motion is a
  /// violation. The other invariants allow for differences between engines that are much larger
  /// than their tolerance; faulty engines measure them.
  private static let exact = [
    "cross-axis-frozen", "declared-is-shown", "pan-of-two-fingers", "pinch-is-reversible",
    "zoom-return-keeps-anchor", "fling-follows-the-finger", "edge-keeps-speed",
    "request-goes-straight",
  ]

  /// Errors of the table: an invariant that is more lenient or stricter than it declares, or that
  /// has a tolerance that no fault measures.
  package var complaints: [String] {
    rows.filter { $0.minimum > 2 || $0.minimum < 1 }
      .map {
        "\($0.invariant) begins at \($0.minimum.text) with an engine that \($0.fault), in \($0.path)"
      }
      + Catalogue.invariants.filter { invariant in
        invariant.tolerance != .exact && !Self.exact.contains(invariant.name)
          && !rows.contains { $0.invariant == invariant.name }
      }.map { "no fault measures the tolerance of \($0.name)" }
  }
}
