extension Sequence where Element: Equatable {
  /// The elements without duplicates, in order of first appearance.
  package var unique: [Element] {
    reduce(into: []) { kept, element in if !kept.contains(element) { kept.append(element) } }
  }
}
