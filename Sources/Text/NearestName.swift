extension Sequence<String> {
  /// The name that the user most likely meant by a misspelt one, if any is similar enough to be
  /// suggested.
  ///
  /// Similar means: at most a third of the longer name's letters are removed, added, changed or
  /// swapped with their neighbour; upper and lower case ASCII count as the same letter. Of equally
  /// similar names the first wins. Bytes are compared, not characters, so that no Unicode tables
  /// are needed.
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
