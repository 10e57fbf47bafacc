package import Exploration

/// Mutates files by changing a byte, a number or a line at a time.
package struct ByteChanges {
  /// Replacements for numbers. They are also inserted at random positions.
  let words: [[UInt8]]

  package init(words: [[UInt8]]) { self.words = words }
}

extension ByteChanges {
  package func change(_ bytes: inout [UInt8], _ dice: inout SeededNumbers) {
    guard !bytes.isEmpty else { return }
    let index = dice.uniform(in: 0...bytes.count - 1)
    switch dice.uniform(in: 0...16) {
    case 0: bytes[index] = UInt8(dice.uniform(in: 0...255))
    case 1: bytes[index] ^= 1 << UInt8(dice.uniform(in: 0...7))
    case 2: bytes.removeSubrange(index..<min(bytes.count, index + dice.uniform(in: 1...40)))
    case 3: bytes.insert(contentsOf: dice.pick(words) ?? [], at: index)
    case 4, 9...14: replaceNumber(at: index, in: &bytes, with: dice.pick(words) ?? [])
    case 5:
      let piece = bytes[index..<min(bytes.count, index + dice.uniform(in: 1...200))]
      bytes.insert(contentsOf: piece, at: dice.uniform(in: 0...bytes.count))
    case 6: if dice.oneIn(4) { bytes.removeSubrange(index...) }
    case 7, 15: swapLines(&bytes, &dice)
    case 8:
      let opening = dice.pick(["[", "{\"a\":", "- ", "("]) ?? ""
      let depth = dice.uniform(in: 1...5000)
      bytes.insert(contentsOf: String(repeating: opening, count: depth).utf8, at: index)
    default: break
    }
  }

  /// Replaces the number at a position by another text.
  private func replaceNumber(at index: Int, in bytes: inout [UInt8], with word: [UInt8]) {
    let isDigit = { (byte: UInt8) in (48...57).contains(byte) }
    guard let start = bytes[index...].firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: word)
  }

  private func swapLines(_ bytes: inout [UInt8], _ dice: inout SeededNumbers) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count > 1 else { return }
    lines.swapAt(
      dice.uniform(in: 0...lines.count - 1), dice.uniform(in: 0...lines.count - 1))
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
