internal import Text

/// The files of a zip archive, such as Playwright writes for a HAR file and its bodies.
struct ZipArchive {
  private let bytes: [UInt8]
  private var files: [String: File] = [:]
  private(set) var names: [String] = []

  private struct File {
    let offset: Int
    let stored: Int
    let size: Int
    let method: Int
  }

  /// Reads the directory at the end of an archive; nil if the bytes are not an archive.
  init?(_ bytes: [UInt8]) throws(Objection) {
    guard bytes.starts(with: [0x50, 0x4B, 3, 4]) else { return nil }
    self.bytes = bytes
    guard var entry = directory else { throw Self.damaged("it has no directory") }
    while entry + 46 <= bytes.count, number(at: entry, 4) == 0x0201_4B50 {
      let nameEnd = entry + 46 + number(at: entry + 28, 2)
      guard nameEnd <= bytes.count else { break }
      let name = String(decoding: bytes[(entry + 46)..<nameEnd], as: UTF8.self)
      files[name] = File(
        offset: number(at: entry + 42, 4), stored: number(at: entry + 20, 4),
        size: number(at: entry + 24, 4), method: number(at: entry + 10, 2))
      names.append(name)
      entry = nameEnd + number(at: entry + 30, 2) + number(at: entry + 32, 2)
    }
  }

  /// The offset of the first entry of the directory.
  private var directory: Int? {
    let first = max(0, bytes.count - 65_557)
    guard bytes.count >= 22 else { return nil }
    for start in stride(from: bytes.count - 22, through: first, by: -1)
    where number(at: start, 4) == 0x0605_4B50 {
      return number(at: start + 16, 4)
    }
    return nil
  }

  /// The content of a file.
  func bytes(of name: String) throws(Objection) -> [UInt8] {
    guard let file = files[name] else {
      throw Objection(.missing, "the archive has no file \(name)")
    }
    let header = file.offset
    guard header + 30 <= bytes.count, number(at: header, 4) == 0x0403_4B50 else {
      throw Self.damaged("\(name) has no header")
    }
    let start = header + 30 + number(at: header + 26, 2) + number(at: header + 28, 2)
    guard start + file.stored <= bytes.count, file.size <= LocalFile.maximum else {
      throw Self.damaged("\(name) is cut off")
    }
    let stored = bytes[start..<(start + file.stored)]
    switch file.method {
    case 0: return Array(stored)
    case 8:
      var inflation = Inflation(stored, maximum: file.size)
      guard let content = inflation.run(), content.count == file.size else {
        throw Self.damaged("\(name) cannot be decompressed")
      }
      return content
    default: throw Self.damaged("\(name) is compressed with method \(file.method)")
    }
  }

  /// A little-endian number.
  private func number(at index: Int, _ count: Int) -> Int {
    guard index >= 0, index + count <= bytes.count else { return 0 }
    return (0..<count).reduce(0) { $0 | Int(bytes[index + $1]) << (8 * $1) }
  }

  private static func damaged(_ why: String) -> Objection {
    Objection(.value, "a damaged zip archive: \(why)")
  }
}
