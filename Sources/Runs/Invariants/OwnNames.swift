internal import Files
internal import Model
internal import Text

/// The names of the invariants that files define as formulas.
enum OwnNames {
  /// The names of the formulas that a suite defines. The heads of recordings are read only while a
  /// requested name is unknown, and then their formulas are added.
  static func names(_ suite: Suite?, _ recordings: [String], wanted: [String]) -> Set<String> {
    let lines = (suite?.expectations ?? []) + (suite?.groups ?? []).flatMap(\.expectations)
    var names = Set(lines.compactMap(\.value.ownName))
    for path in recordings where !wanted.allSatisfy({ names.contains($0) }) {
      guard let head = try? RecordingReader(file: path).head else { continue }
      names.formUnion(head.expectations.compactMap(\.value.ownName))
    }
    return names
  }
}

extension ExpectationLine {
  /// The name of the invariant that this line defines; nil if it defines none.
  fileprivate var ownName: String? {
    guard case .invariant(let invariant) = self, invariant.isDefinition else { return nil }
    return invariant.name
  }
}
