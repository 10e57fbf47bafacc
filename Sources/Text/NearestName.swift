extension Sequence<String> {
  /// The known name that the user most likely meant; nil if none is similar enough to be suggested.
  ///
  /// Two names are similar if at most a third of the longer name's letters are removed, added,
  /// changed or swapped with a neighbour, ignoring ASCII case. Of equally similar names, the first
  /// name is returned. Bytes are compared instead of characters, so that no Unicode tables are
  /// needed.
  package func nearest(to name: String) -> String? {
    let wanted = folded(name)
    var nearest: String?
    var minimum = Int.max
    for candidate in self {
      let letters = folded(candidate)
      let distance = editDistance(wanted, letters)
      if distance <= Swift.max(wanted.count, letters.count) / 3, distance < minimum {
        (nearest, minimum) = (candidate, distance)
      }
    }
    return nearest
  }
}

private func folded(_ name: String) -> [UInt8] {
  name.utf8.map { (65...90).contains($0) ? $0 | 0x20 : $0 }
}

/// The restricted Damerau-Levenshtein distance: swapping two neighbours counts as one edit, and no
/// sequence of letters is edited twice.
private func editDistance(_ one: [UInt8], _ other: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for i in 0..<one.count {
    var row = [i + 1]
    row.reserveCapacity(other.count + 1)
    for j in 0..<other.count {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (one[i] == other[j] ? 0 : 1))
      if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[other.count]
}
