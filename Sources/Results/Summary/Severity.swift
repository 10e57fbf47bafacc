/// The severity of a recording's result on an engine. Reports start with the most severe results.
///
/// Recordings that cannot be judged come first. All further recordings are compared by these
/// numbers in turn: broken invariants, untested required invariants, warnings, waived invariants,
/// violations, and the distance from another engine.
package struct Severity: Comparable {
  private let ranks: [Double]

  package init(_ row: JudgedRecording) {
    let counts = [
      row.error == nil ? 0 : 1, row.broken.count, row.missing.count, row.warned.count,
      row.waived.count, row.invariants.reduce(0) { $0 + $1.times },
    ]
    ranks = counts.map { Double($0) } + [row.compare?["offset"]?.value ?? 0]
  }

  package static func < (one: Severity, other: Severity) -> Bool {
    one.ranks.lexicographicallyPrecedes(other.ranks)
  }
}
