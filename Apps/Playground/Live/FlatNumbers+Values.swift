internal import Model

// Encodes the values of attributes, by kind.

extension FlatNumbers {
  /// Passes all attributes of an instance, in the order of the rows.
  mutating func pass<Whole>(_ whole: inout Whole, _ rows: [AttributeRow<Whole>]) {
    for row in rows {
      var value = row.value(of: whole)
      pass(&value, row.kind, isOptional: row.isOptional)
      if let value { row.put(value, into: &whole) }
    }
  }

  /// Passes the value of one attribute. Kinds of values that cannot be encoded are an error.
  mutating func pass(_ value: inout AttributeValue?, _ kind: ValueKind, isOptional: Bool) {
    if isOptional {
      var isThere = value != nil
      pass(&isThere)
      guard isThere else { return value = nil }
    }
    switch kind {
    case .boolean, .onlyTrue:
      var flag = value.flatMap { Bool($0) } ?? false
      pass(&flag)
      value = .flag(flag)
    case .number, .magnitude:
      var number = value.flatMap { Double($0) } ?? 0
      pass(&number)
      value = .number(number)
    case .count, .whole, .finger:
      var whole = value.flatMap { Int($0) } ?? 0
      pass(&whole)
      value = .whole(whole)
    case .word(let words):
      var index = value.flatMap { String($0) }.flatMap { words.firstIndex(of: $0) } ?? 0
      pass(&index)
      guard words.indices.contains(index) else { return isBroken = true }
      value = .word(words[index])
    case .wordOrMagnitude(let words): pass(&value, wordIn: words)
    case .numbers, .lengths:
      var numbers = value.flatMap { Lengths($0) }?.lengths ?? []
      pass(&numbers, 0) { $0.pass(&$1) }
      value = .numbers(numbers)
    case .sizes:
      var sizes = value.flatMap { ImageSizes($0) } ?? ImageSizes([])
      pass(&sizes.sizes, .zero) { $0.pass(&$1) }
      value = sizes.attributeValue
    case .wholes, .counts:
      var wholes = value.flatMap { Counts($0) }?.counts ?? []
      pass(&wholes, 0) { $0.pass(&$1) }
      value = .wholes(wholes)
    case .ranges:
      var ranges = value.flatMap { [ClosedRange<Int>]($0) } ?? []
      pass(&ranges, 0...0) { list, range in
        var (first, last) = (range.lowerBound, range.upperBound)
        list.pass(&first)
        list.pass(&last)
        range = first...max(first, last)
      }
      value = .ranges(ranges)
    case .text, .name, .invariantName, .time, .words, .quantity, .date, .signals, .callbacks:
      isBroken = true
    }
  }

  /// Passes a number, or the index of a word instead. The indices 0 and 1 are not valid rates.
  private mutating func pass(_ value: inout AttributeValue?, wordIn words: [String]) {
    var number = value.flatMap { Double($0) } ?? 0
    if let word = value.flatMap({ String($0) }), let index = words.firstIndex(of: word) {
      number = Double(index)
    }
    pass(&number)
    if let index = Int(exactly: number), words.indices.contains(index) {
      value = .word(words[index])
    } else {
      value = .number(number)
    }
  }
}
