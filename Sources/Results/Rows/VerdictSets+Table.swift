internal import Text

extension ResultsTable<JudgedRecording> {
  /// Adds the members for the verdicts *untested* and *not applicable*.
  mutating func addVerdicts() {
    addBits("untested", \.verdicts.untested)
    addBits("notApplicable", \.verdicts.notApplicable)
  }

  private mutating func addBits(
    _ key: String, _ path: any WritableKeyPath<JudgedRecording, [Int]> & Sendable
  ) {
    add([key], as: JSONSchema.bits) { row, members in
      guard !row[keyPath: path].isEmpty else { return }
      members.append((key, row[keyPath: path].bits.json))
    } read: { (fields, row) throws(Objection) in
      row[keyPath: path] = try fields[key].bits()
    }
  }
}

extension [Int] {
  /// A set of ascending indices as text. Each hexadecimal digit covers four indices, of which the
  /// first has the value 8. Zeros at the end are omitted.
  fileprivate var bits: String {
    var digits = [UInt8](repeating: 0, count: (last ?? -1) / 4 + 1)
    for index in self { digits[index / 4] |= 8 >> UInt8(index % 4) }
    return String(decoding: digits.map { $0 < 10 ? 0x30 + $0 : 0x57 + $0 }, as: UTF8.self)
  }
}

extension JSONMember {
  /// Reads a set of indices; empty if the member is missing.
  fileprivate func bits() throws(Objection) -> [Int] {
    guard value != nil else { return [] }
    return try read("hexadecimal digits") { value in
      guard let digits = value.string?.utf8 else { return nil }
      var indices: [Int] = []
      for (position, digit) in digits.enumerated() {
        let value: UInt8
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): value = digit - 0x30
        case UInt8(ascii: "a")...UInt8(ascii: "f"): value = digit - 0x57
        default: return nil
        }
        for bit in 0..<4 where value & (8 >> UInt8(bit)) != 0 { indices.append(4 * position + bit) }
      }
      return indices
    }
  }
}
