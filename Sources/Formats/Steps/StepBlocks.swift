internal import Gesture

/// Reads a file of kept steps block by block: a length, that many bytes, and their checksum.
struct StepBlocks {
  private let source: ByteSource
  /// The offset of the next block.
  private(set) var position = 0

  /// The first line. The number is the version.
  static let opening = "# flickbook steps 1\n"
  /// A block ends with the first step that exceeds this length.
  static let size = 32 * 1024
  /// Longer blocks are rejected, so that a file cannot exhaust the memory.
  static let longest = 1 << 22

  init(_ source: ByteSource) throws(FormatError) {
    self.source = source
    let opening = Array(Self.opening.utf8)
    let found = try source.read(opening.count)
    guard found == opening else {
      let words = String(decoding: found.prefix { $0 != 10 }.prefix(40), as: UTF8.self)
      throw fault(
        found.starts(with: opening.dropLast(2)) ? .unknown : .value,
        words.isEmpty ? "an empty file" : "\"\(words.visible)\"",
        expected: "\"\(Self.opening.dropLast())\"")
    }
    position = opening.count
  }

  var name: String { source.name }

  /// The next block; nil at the end of the file.
  mutating func next() throws(FormatError) -> [UInt8]? {
    let length = try source.read(4)
    if length.isEmpty { return nil }
    guard length.count == 4 else { throw cut() }
    let count = Int(Self.number(length))
    guard count <= Self.longest else {
      throw fault(
        .hostile, "a block of \(count) bytes at byte \(position)",
        expected: "blocks of at most \(Self.longest) bytes")
    }
    let block = try source.read(count)
    let sum = try source.read(4)
    guard block.count == count, sum.count == 4 else { throw cut() }
    guard BlockSum.of(block) == Self.number(sum) else {
      throw fault(
        .value, "a block at byte \(position) that is not as it was written",
        expected: "\(count) bytes with the checksum \(Self.number(sum))")
    }
    position += count + 8
    return block
  }

  /// The error for a file that ends too early.
  func cut() -> FormatError {
    fault(
      .truncated, "the steps are cut off behind byte \(position)",
      expected: "a file that is whole: replay with --keep-steps again")
  }

  func fault(_ kind: Objection.Kind, _ found: String, expected: String) -> FormatError {
    FormatError(in: name, at: .nowhere, Objection(kind, found, expected: expected))
  }

  static func number(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  static func number(_ bytes: [UInt8]) -> UInt32 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
