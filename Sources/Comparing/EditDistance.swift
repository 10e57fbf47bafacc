/// Computes the minimum number of elements to add, remove or replace to make two sequences equal.
enum EditDistance {
  /// Computes the exact distance, in time proportional to the product of both lengths without the
  /// common prefix and suffix, and in memory proportional to the shorter length (Wagner and Fischer
  /// 1974).
  static func between<Element: Equatable>(_ one: [Element], _ other: [Element]) -> Int {
    var (one, other) = (one[...], other[...])
    while let first = one.first, first == other.first {
      one.removeFirst()
      other.removeFirst()
    }
    while let last = one.last, last == other.last {
      one.removeLast()
      other.removeLast()
    }
    if one.count < other.count { swap(&one, &other) }
    guard !other.isEmpty else { return one.count }
    // `row[j]` is the distance between the processed part of `one` and the first `j` elements of
    // `other`.
    var row = Array(0...other.count)
    for element in one {
      var diagonal = row[0]
      row[0] += 1
      for (column, candidate) in other.enumerated() {
        let replaced = diagonal + (element == candidate ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
