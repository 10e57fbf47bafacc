import Exploration
import Model

@testable import Files

/// Turns a canonical file without comments into an untidy file with the same meaning: other white
/// space, another order of attributes, longer numbers, explicit defaults, and optionally comments
/// and foreign elements.
struct Scrambler {
  private var numbers: SeededNumbers
  private let addsForeign: Bool
  private var output = ""
  private var open: [Element] = []
  /// Whether the output is a single line.
  private var isOneLine = false

  init(seed: UInt64, addingForeign: Bool) {
    numbers = SeededNumbers(seed: seed)
    addsForeign = addingForeign
  }
}

extension Scrambler {
  mutating func scramble(_ text: String) -> String {
    output = numbers.oneIn(2) ? "" : "\u{FEFF}"
    open = []
    isOneLine = numbers.oneIn(4)
    var rest = text[...].drop { $0 != ">" }.dropFirst()
    while let bracket = rest.firstIndex(of: "<") {
      between(rest[..<bracket])
      guard let end = rest[bracket...].firstIndex(of: ">") else { break }
      let tag = rest[rest.index(after: bracket)..<end]
      if tag.hasPrefix("/") {
        output += "</" + tag.dropFirst() + (numbers.oneIn(5) ? " >" : ">")
        open.removeLast()
      } else {
        startTag(tag)
      }
      rest = rest[end...].dropFirst()
    }
    return output + (numbers.oneIn(2) ? "\n\n<!-- after -->" : "")
  }

  /// Writes the text between two tags: content, which must be kept, or white space, which may
  /// change.
  private mutating func between(_ text: Substring) {
    if open.last?.holdsText == true {
      output += text
      if addsForeign, numbers.oneIn(8) { output += "<!-- in a text -->" }
      return
    }
    output += blank(minimum: 0)
    if addsForeign, numbers.oneIn(12) { output += "<!-- a < b & c -->" + blank(minimum: 0) }
    // RELAX NG rejects foreign elements directly in a recording or a timeline; the reader accepts
    // them.
    if addsForeign, !open.isEmpty, numbers.oneIn(12) {
      output += numbers.pick(Self.foreign).map { $0 + blank(minimum: 0) } ?? ""
    }
  }

  private static let foreign = [
    "<x:a xmlns:x='urn:x'/>",
    "<a xmlns=\"urn:x\" b=\"1\">text <c d='2'/><![CDATA[<&]]> more</a>",
    "<x:a xmlns:x=\"urn:x\" x:b=\"&lt;&#10;\">\n  <x:c/>\n</x:a>",
  ]

  private mutating func startTag(_ tag: Substring) {
    let isEmpty = tag.hasSuffix("/")
    let name = tag.prefix { $0 != " " && $0 != "/" }
    guard let element = open.last.map({ $0.child(named: String(name)) }) ?? .recording else {
      return
    }
    var attributes: [(String, String)] = []
    let pieces = tag.dropFirst(name.count).split(separator: "\"", omittingEmptySubsequences: false)
    for index in stride(from: 0, to: pieces.count - 1, by: 2) {
      attributes.append(
        (String(pieces[index].drop { $0 == " " }.dropLast()), String(pieces[index + 1])))
    }
    let given = Set(attributes.map(\.0))
    for rule in element.rule.attributes where !given.contains(rule.name) && numbers.oneIn(3) {
      if let fallback = rule.fallback { attributes.append((rule.name, fallback)) }
    }
    if addsForeign, numbers.oneIn(15) { attributes.append(("xmlns:y=\"urn:y\" y:z", "1 &amp; 2")) }
    attributes.shuffle(using: &numbers)
    output += "<" + name
    for (name, value) in attributes {
      let kind = element.rule.attributes.first { $0.name == name }?.kind
      let value = kind.map { longer(value, $0) } ?? value
      let quote = numbers.oneIn(2) && !value.contains("'") ? "'" : "\""
      output += blank(minimum: 1) + name + (numbers.oneIn(5) ? " = " : "=") + quote + value + quote
    }
    output += blank(minimum: 0)
    if isEmpty && numbers.oneIn(3) {
      output += "></\(name)>"
    } else if isEmpty {
      output += "/>"
    } else {
      output += ">"
      open.append(element)
    }
  }

  /// A longer form of the same number.
  private mutating func longer(_ value: String, _ kind: ValueKind) -> String {
    switch kind {
    case .number, .magnitude: longer(value, decimals: 14)
    case .time: longer(value, decimals: 6)
    case .numbers:
      Files.pieces(value).map { longer($0, decimals: 14) }.joined(separator: " ")
    case .count: value.count < 8 ? "0" + value : value
    default: value
    }
  }

  private mutating func longer(_ value: String, decimals: Int) -> String {
    guard numbers.oneIn(2) else { return value }
    let sign = value.hasPrefix("-") ? "-" : ""
    var value = (numbers.oneIn(2) ? "00" : "") + value.dropFirst(sign.count)
    if value.count < 12 {
      if !value.contains(".") { value += ".0" }
      let point = value.firstIndex(of: ".").map { value.distance(from: $0, to: value.endIndex) }
      if let point, point <= decimals { value += "0" }
    }
    return sign + value
  }

  private mutating func blank(minimum: Int) -> String {
    if isOneLine { return String(repeating: " ", count: minimum) }
    var blank = ""
    for _ in 0..<numbers.uniform(in: minimum...3) {
      blank += numbers.pick([" ", " ", "\n", "\t", "\r\n"]) ?? " "
    }
    return blank
  }
}
