// What a formula has read so far. A rule cannot fail if it reads nothing, or nothing that changes.

extension FormulaMachine {
  /// Whether the app ever reported a custom signal; nil if no formula reads it.
  package func isReported(_ name: String) -> Bool? {
    program.apps.firstIndex(of: name).map { isReported[$0] }
  }

  /// Whether the scene has a view of this name; nil if no formula reads it.
  package func isPresent(view name: String) -> Bool? {
    program.views.firstIndex(of: name).map { peers[$0] >= 0 }
  }

  /// Whether a rate or a delta in the evaluated conclusion of a formula is a number other than 0;
  /// true if the conclusion has neither.
  package func hasChange(_ rule: Int) -> Bool {
    let changes = program.changes[rule]
    return changes.isEmpty
      || changes.contains {
        let change = values[Int($0)].x
        return change.isFinite && change != 0
      }
  }

  /// Whether anything that the conclusion of a formula reads has ever changed.
  package func hasVaried(_ rule: Int) -> Bool {
    let sources = rules[rule].sources
    return (sources.numbers | sources.numbersBefore) & everChanged.numbers
      | (sources.flags | sources.flagsBefore) & everChanged.flags != 0
  }
}
