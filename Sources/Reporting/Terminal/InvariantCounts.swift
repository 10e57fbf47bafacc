internal import Gesture

/// What invariants come to in a run, as a table. A zero says nothing: its cell is empty, and a column
/// of nothing else is left out.
struct InvariantCounts {
  private let invariants: [RunSummary.InvariantTotal]

  init(_ invariants: [RunSummary.InvariantTotal]) { self.invariants = invariants }

  private typealias Count = (heading: String, value: @Sendable (RunSummary.InvariantTotal) -> Int)

  private static let counts: [Count] = [
    ("checks", { $0.checks }), ("broken", { $0.broke + $0.warned }), ("waived", { $0.waived }),
    ("untested", { $0.untested }),
  ]

  var table: TextTable {
    let counts = Self.counts.filter { count in invariants.contains { count.value($0) > 0 } }
    var table = TextTable(
      [.init("invariant")] + counts.map { .init($0.heading, .right) } + [
        .init("worst margin", .right), .init(""),
      ])
    for invariant in invariants {
      let numbers = counts.map { $0.value(invariant) }.map { $0 == 0 ? "" : String($0) }
      table.add(
        [invariant.name] + numbers + [
          invariant.worst.map { Margin($0.margin, invariant.unit).text } ?? "exact",
          invariant.worst.map(\.recording.visible) ?? "",
        ])
    }
    return table
  }
}
