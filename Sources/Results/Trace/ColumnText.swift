internal import Text

/// A column of whole numbers as one short text: `0*12 -1234 -988 0*40`.
///
/// Each item is the difference to the previous number, and the first item the difference to 0;
/// `*12` repeats an item. A `?` replaces a missing number, and the next difference is to the last
/// number before the gap. A value that is constant or changes at a constant rate needs one item.
enum ColumnText {
  static func text(_ values: [Int]) -> String {
    var text = ""
    var last = 0
    var index = 0
    while index < values.count {
      let word = self.word(values[index], after: last)
      var count = 0
      while index < values.count, self.word(values[index], after: last) == word {
        if values[index] != DrawnTrace.unknown { last = values[index] }
        count = count + 1
        index = index + 1
      }
      if !text.isEmpty { text += " " }
      text += word.map { String($0) } ?? "?"
      if count > 1 { text += "*" + String(count) }
    }
    return text
  }

  private static func word(_ value: Int, after last: Int) -> Int? {
    value == DrawnTrace.unknown ? nil : value - last
  }

  /// The maximum number of rows, so that a short text cannot allocate all memory.
  private static let maximum = 1_000_000

  static func values(_ text: String) throws(Objection) -> [Int] {
    var values: [Int] = []
    var last = 0
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
      let halves = word.split(
        separator: UInt8(ascii: "*"), maxSplits: 1, omittingEmptySubsequences: false)
      let count = halves.count == 1 ? 1 : number(halves[1])
      let isUnknown = halves[0].elementsEqual(CollectionOfOne(UInt8(ascii: "?")))
      let step = isUnknown ? 0 : number(halves[0])
      guard let step, let count, count > 0, count <= maximum - values.count else {
        throw refusal(String(Substring(word)))
      }
      for _ in 0..<count {
        let (sum, overflow) = last.addingReportingOverflow(step)
        guard !overflow, sum != DrawnTrace.unknown else { throw refusal(String(Substring(word))) }
        last = sum
        values.append(isUnknown ? DrawnTrace.unknown : last)
      }
    }
    return values
  }

  private static func number(_ digits: Substring.UTF8View) -> Int? { Int(Substring(digits)) }

  private static func refusal(_ word: String) -> Objection {
    Objection(
      .value, "\"\(word.visible)\" in a column",
      expected: "a whole number or ?, and * and a count where it is repeated")
  }
}
