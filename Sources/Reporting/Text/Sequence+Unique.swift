extension Sequence where Element: Equatable {
  /// Each of them once, in the order in which they first come.
  var unique: [Element] {
    reduce(into: []) { kept, element in if !kept.contains(element) { kept.append(element) } }
  }
}
