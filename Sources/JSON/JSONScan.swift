package import Gesture

/// Reads one JSON text. Nesting is limited, so that no file can exhaust the stack.
package struct JSONScan {
  private let bytes: [UInt8]
  private let deepest: Int
  private var index = 0

  package init(_ text: some Sequence<UInt8>, deepest: Int = 32) {
    bytes = Array(text)
    self.deepest = deepest
  }
}

extension JSONScan {
  package mutating func value() throws(Objection) -> JSONValue {
    let value = try value(depth: 0)
    skip()
    guard index == bytes.count else { throw wrong("something after the end of the object") }
    return value
  }

  private mutating func value(depth: Int) throws(Objection) -> JSONValue {
    guard depth < deepest else { throw wrong("values nested too deep") }
    skip()
    switch peek {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func object(_ depth: Int) throws(Objection) -> JSONValue {
    var members: [JSONValue.Member] = []
    index += 1
    skip()
    if skip("}") { return .object([]) }
    repeat {
      skip()
      let name = try string()
      skip()
      guard skip(":") else { throw wrong("no colon behind \"\(name)\"") }
      members.append(JSONValue.Member(name: name, value: try value(depth: depth + 1)))
      skip()
    } while skip(",")
    guard skip("}") else { throw wrong("an object without its end") }
    return .object(members)
  }

  private mutating func array(_ depth: Int) throws(Objection) -> JSONValue {
    var values: [JSONValue] = []
    index += 1
    skip()
    if skip("]") { return .array([]) }
    repeat {
      values.append(try value(depth: depth + 1))
      skip()
    } while skip(",")
    guard skip("]") else { throw wrong("a list without its end") }
    return .array(values)
  }

  private mutating func string() throws(Objection) -> String {
    guard skip("\"") else { throw wrong("no string") }
    // Nearly every string stands in the text as it is.
    let plain = bytes[index...].prefix { byte in
      byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    index = plain.endIndex
    if skip("\"") { return String(decoding: plain, as: UTF8.self) }
    var text = Array(plain)
    while let byte = peek {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text.append(contentsOf: try escaped())
      case 0..<0x20: throw wrong("a control character in a string")
      default: text.append(byte)
      }
    }
    throw wrong("a string without its end")
  }

  private mutating func escaped() throws(Objection) -> [UInt8] {
    defer { index += 1 }
    switch peek {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"):
      let high = try unit()
      guard 0xD800..<0xDC00 ~= high else { return utf8(high) }
      // Two halves of one character.
      index += 1
      guard skip("\\"), peek == UInt8(ascii: "u") else { throw wrong("half a character") }
      let low = try unit()
      guard 0xDC00..<0xE000 ~= low else { throw wrong("half a character") }
      return utf8(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    case let byte?: return [byte]
    case nil: throw wrong("a string without its end")
    }
  }

  /// The four digits behind a `u`; stands at the last of them afterwards.
  private mutating func unit() throws(Objection) -> UInt32 {
    let digits = bytes.dropFirst(index + 1).prefix(4)
    guard digits.count == 4,
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw wrong("a character number that is none") }
    index += 4
    return number
  }

  private func utf8(_ number: UInt32) -> [UInt8] {
    Array(String(Character(Unicode.Scalar(number) ?? "\u{FFFD}")).utf8)
  }

  private mutating func number() throws(Objection) -> JSONValue {
    let digits = bytes[index...].prefix { byte in
      byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
    }
    guard let number = Double(String(decoding: digits, as: UTF8.self)), number.isFinite else {
      throw wrong("no value")
    }
    index += digits.count
    return .number(number)
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Objection) -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw wrong("an unknown word") }
    index += word.utf8.count
    return value
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skip() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A {
      index += 1
    }
  }

  private mutating func skip(_ letter: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: letter) else { return false }
    index += 1
    return true
  }

  private func wrong(_ found: String) -> Objection {
    Objection(.value, "\(found) at byte \(index + 1)", expected: "JSON")
  }
}

/// One step on the way from a JSON text to a value in it.
package enum JSONStep: Equatable, Sendable {
  case member(String)
  case element(Int)
}

extension JSONScan {
  /// The byte at which the scan stands: where the text is wrong, after a value could not be read.
  package var position: Int { index }

  /// Where a value begins that was read before: looked for only when something is to be said of it.
  package mutating func offset(of path: [JSONStep]) -> Int {
    index = 0
    skip()
    for step in path {
      guard (try? enter(step)) == true else { break }
    }
    return index
  }

  private mutating func enter(_ step: JSONStep) throws(Objection) -> Bool {
    let start = index
    index += 1
    var count = 0
    repeat {
      skip()
      if case .member(let wanted) = step {
        let name = try string()
        skip()
        guard skip(":") else { break }
        skip()
        if name == wanted { return true }
      } else if step == .element(count) {
        return true
      }
      count += 1
      _ = try value(depth: 0)
      skip()
    } while skip(",")
    index = start
    return false
  }
}
