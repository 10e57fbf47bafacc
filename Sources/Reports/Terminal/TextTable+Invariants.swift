internal import Results
internal import Text

extension TextTable {
  /// Creates the table of the results of invariants in a run. Zeros are shown as empty cells, and a
  /// column with zeros only is left out. The columns count replays, in each of which an invariant
  /// may be checked many times.
  init(of invariants: [RunSummary.InvariantTotal]) {
    let all: [(heading: String, value: (RunSummary.InvariantTotal) -> Int)] = [
      ("tested", { $0.checks }), ("broken", { $0.broke + $0.warned }), ("waived", { $0.waived }),
      ("untested", { $0.untested }),
    ]
    let counts = all.filter { count in invariants.contains { count.value($0) > 0 } }
    self.init(
      [.init("invariant")] + counts.map { .init($0.heading, .right) } + [
        .init("worst margin", .right), .init(""),
      ])
    for invariant in invariants {
      let numbers = counts.map { $0.value(invariant) }.map { $0 == 0 ? "" : String($0) }
      add(
        [invariant.name] + numbers + [
          invariant.worst.map { Margin($0.margin, invariant.unit).text } ?? "exact",
          invariant.worst.map(\.recording.visible) ?? "",
        ])
    }
  }
}
