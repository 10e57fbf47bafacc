/// The member names at the start of a JSON file, by nesting depth. The outermost names identify the
/// format; the same names may occur deep in a recorded page.
struct JSONOutline {
  /// The names in the outermost objects, then the names in the objects directly inside these.
  private var names: [Set<String>] = [[], []]
}

extension JSONOutline {
  /// Scans the first bytes of a file, which may end anywhere. Fails if they are not JSON.
  init?(_ bytes: [UInt8]) {
    guard let first = bytes.first(where: { !Self.blanks.contains($0) }),
      first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    else { return nil }
    var depth = -1
    var position = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""):
        let start = position + 1
        position = Self.endOfText(bytes, from: start)
        let isName = bytes[position...].dropFirst().first { !Self.blanks.contains($0) }
        if isName == UInt8(ascii: ":") { add(bytes[start..<position], at: depth) }
      default: break
      }
      position += 1
    }
  }

  private static let blanks = Array(" \t\r\n".utf8)

  /// The end of the string that begins at `start`: the next quotation mark, or the end of the
  /// bytes.
  private static func endOfText(_ bytes: [UInt8], from start: Int) -> Int {
    var position = start
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position, bytes.count)
  }

  private mutating func add(_ name: ArraySlice<UInt8>, at depth: Int) {
    guard names.indices.contains(depth) else { return }
    names[depth].insert(String(decoding: name, as: UTF8.self))
  }

  /// Whether an object at this depth has a member with this name.
  func has(_ name: String, in depth: Int = 0) -> Bool { names[depth].contains(name) }

  /// Whether elements of the outermost array, or of the array `events`, have a member with this
  /// name.
  func hasItems(with name: String) -> Bool { has(name) || has("events") && has(name, in: 1) }
}
