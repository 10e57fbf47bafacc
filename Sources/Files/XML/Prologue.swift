internal import Text

/// Checks the first bytes of a file before libxml2 sees them. libxml2 would detect, convert and
/// decompress formats that a recording must not have.
enum Prologue {
  /// The maximum number of bytes that are examined.
  static let length = 1024

  /// Returns the number of bytes to skip, or throws if the file is not supported.
  static func check(_ start: UnsafeRawBufferPointer, root: String) throws(Objection) -> Int {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let skipped = start.starts(with: mark) ? mark.count : 0
    let rest = start.dropFirst(skipped)
    if let kind = foreign(Array(start.prefix(8))) {
      throw Objection(.hostile, kind, expected: "XML in UTF-8, not compressed")
    }
    guard let first = rest.first(where: { !isBlank($0) }) else {
      throw Objection(.truncated, "an empty file", expected: "a <\(root)> element")
    }
    guard first == UInt8(ascii: "<") else {
      throw Objection(.xml, "no XML", expected: "< as the first character")
    }
    try checkDeclaration(Array(rest.prefix(length)))
    return skipped
  }

  private static func foreign(_ start: [UInt8]) -> String? {
    let signatures: [(bytes: [UInt8], name: String)] = [
      ([0x1F, 0x8B], "a file compressed with gzip"),
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "a file compressed with xz"),
      ([0x42, 0x5A, 0x68], "a file compressed with bzip2"),
      ([0x28, 0xB5, 0x2F, 0xFD], "a file compressed with zstd"),
      ([0x50, 0x4B, 0x03, 0x04], "a zip archive"),
      ([0xFF, 0xFE], "UTF-16"),
      ([0xFE, 0xFF], "UTF-16"),
      ([0x3C, 0x00], "UTF-16"),
      ([0x00, 0x3C], "UTF-16"),
      ([0x00, 0x00], "UTF-32"),
      ([0x4C, 0x6F, 0xA7, 0x94], "EBCDIC"),
    ]
    return signatures.first { start.starts(with: $0.bytes) }?.name
  }

  /// Checks the declared version and encoding, because libxml2 is configured to ignore them.
  private static func checkDeclaration(_ start: [UInt8]) throws(Objection) {
    guard start.starts(with: "<?xml".utf8), start.count > 5, isBlank(start[5]) else { return }
    let declaration = String(decoding: start.prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
    if let version = value(of: "version", in: declaration), version != "1.0" {
      throw Objection(.hostile, "XML \(quoted(version))", expected: "version 1.0")
    }
    if let encoding = value(of: "encoding", in: declaration),
      !["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding.lowercased())
    {
      throw Objection(.hostile, "encoding \(quoted(encoding))", expected: "UTF-8")
    }
  }

  private static func value(of name: String, in declaration: String) -> String? {
    guard let found = declaration.firstRange(of: name) else { return nil }
    let rest = declaration[found.upperBound...].drop { $0 != "\"" && $0 != "'" }
    guard let quote = rest.first, let end = rest.dropFirst().firstIndex(of: quote) else {
      return nil
    }
    return String(rest[..<end].dropFirst())
  }
}
