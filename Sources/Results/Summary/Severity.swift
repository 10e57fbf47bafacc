/// The severity of a recording's result on an engine. Reports start with the worst.
///
/// Recordings that cannot be judged come first. The others are ordered by the number of broken
/// invariants, of required invariants that were not tested, of warnings and waived invariants, then
/// by the number of violations and by the distance from another engine.
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
