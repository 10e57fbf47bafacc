import Exploration
import Testing
import Text

/// Properties of JSON, tested on random values.
struct RandomJSONTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func `written values are read back unchanged`(_ seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let value = RandomValue(&numbers, depth: 5)
    for spaces in ["", " ", "\r\n\t"] {
      let text = value.text(spaces).utf8
      #expect(RandomValue(try read(text)) == value)
      #expect(walks(text))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `no prefix of an object or a list is valid JSON`(_ seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let text = Array(RandomValue.array([RandomValue(&numbers, depth: 3)]).text(" ").utf8)
    for length in text.indices {
      #expect(throws: Objection.self) { try read(text[..<length]) }
      #expect(!walks(text[..<length]))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `both readers treat changed bytes equally, and errors have an offset`(_ seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let text = Array(RandomValue.array([RandomValue(&numbers, depth: 4)]).text("").utf8)
    for _ in 0..<300 {
      var changed = text
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let index = Int.random(in: changed.indices, using: &numbers)
        changed[index] = UInt8.random(in: 0...255, using: &numbers)
      }
      do throws(Objection) {
        _ = try read(changed)
        #expect(walks(changed))
      } catch {
        #expect((0...changed.count).contains(error.offset ?? -1))
        #expect(error.expected != nil)
        // The only valid JSON that the readers reject is a number out of the range of a double.
        #expect(!walks(changed) || error.expected == "a number a double can hold")
      }
    }
  }
}

private indirect enum RandomValue: Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([RandomValue])
  case object([Member])

  struct Member: Equatable {
    var name: String
    var value: RandomValue
  }
}

extension RandomValue {
  init(_ numbers: inout SeededNumbers, depth: Int) {
    let count = Int.random(in: 0...4, using: &numbers)
    switch Int.random(in: 0...(depth > 0 ? 7 : 3), using: &numbers) {
    case 0: self = .null
    case 1: self = .boolean(.random(using: &numbers))
    case 2: self = .number(Self.number(&numbers))
    case 3: self = .string(Self.string(&numbers))
    case 4, 5: self = .array((0..<count).map { _ in RandomValue(&numbers, depth: depth - 1) })
    default:
      self = .object(
        (0..<count).map { _ in
          Member(name: Self.string(&numbers), value: RandomValue(&numbers, depth: depth - 1))
        })
    }
  }

  private static func number(_ numbers: inout SeededNumbers) -> Double {
    switch Int.random(in: 0...2, using: &numbers) {
    case 0: return Double(Int.random(in: -1000...1000, using: &numbers))
    case 1: return Double.random(in: -1e6...1e6, using: &numbers)
    default:
      let number = Double(bitPattern: numbers.next())
      return number.isFinite ? number : 0.5
    }
  }

  private static func string(_ numbers: inout SeededNumbers) -> String {
    let known: [Unicode.Scalar] = [
      "a", "\"", "\\", "/", "\n", "\u{0}", "\u{1f}", "é", "€", "😀", "\u{2028}",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...8, using: &numbers) {
      text.unicodeScalars.append(known[Int.random(in: known.indices, using: &numbers)])
    }
    return text
  }

  init(_ value: JSONValue) {
    switch value.content {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let number): self = .number(number)
    case .string(let text): self = .string(text)
    case .array(let values): self = .array(values.map { RandomValue($0) })
    case .object(let members):
      self = .object(members.map { Member(name: $0.name, value: RandomValue($0.value)) })
    }
  }

  func text(_ space: String) -> String {
    switch self {
    case .null: "null"
    case .boolean(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .string(let text): text.json.text
    case .array(let values):
      "[" + space + values.map { $0.text(space) }.joined(separator: space + "," + space) + space
        + "]"
    case .object(let members):
      "{" + space
        + members.map { $0.name.json.text + space + ":" + space + $0.value.text(space) }
        .joined(separator: space + "," + space) + space + "}"
    }
  }
}
