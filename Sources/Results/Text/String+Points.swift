extension String {
  /// The text with two consecutive numbers as a point: `offset 0 600` becomes `offset (0, 600)`.
  package var withPoints: String {
    var words = split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    var index = 0
    while index + 1 < words.count {
      let next = words[index + 1]
      let number = next.hasSuffix(",") || next.hasSuffix(":") ? String(next.dropLast()) : next
      if Double(words[index]) != nil, Double(number) != nil {
        let end = next.dropFirst(number.count)
        words.replaceSubrange(index...(index + 1), with: ["(\(words[index]), \(number))\(end)"])
      }
      index += 1
    }
    return words.joined(separator: " ")
  }
}
