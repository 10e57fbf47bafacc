import Exploration

/// Recordings with one change that may violate the grammar, reproducible from a seed.
///
/// The input is canonical text, in which every element is on its own line.
package struct Mutants {
  private var numbers: SeededNumbers
  private let lines: [String]

  package init(of text: String, seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    lines = text.split(separator: "\n").map { String($0) }
  }
}

extension Mutants {
  /// The next mutant, and a line that describes the change.
  package mutating func next() -> (text: String, deed: String) {
    while true {
      let index = numbers.uniform(in: 1...(lines.count - 1))
      guard let (mutant, deed) = mutate(index), mutant != lines else { continue }
      return (mutant.joined(separator: "\n") + "\n", "line \(index + 1): \(deed)")
    }
  }

  private mutating func mutate(_ index: Int) -> (lines: [String], deed: String)? {
    var mutant = lines
    let line = lines[index]
    guard line.hasPrefix("<recording") || line.hasPrefix("  ") else { return nil }
    let attributes = self.attributes(of: line)
    switch numbers.uniform(in: 0...9) {
    case 0, 1, 2, 3:
      guard let position = numbers.pick(attributes), let value = numbers.pick(Self.values) else {
        return nil
      }
      mutant[index] = replacing(position.value, in: line, with: value)
      return (mutant, "\(position.name)=\"\(value)\"")
    case 4:
      guard let position = numbers.pick(attributes), let name = numbers.pick(Self.names) else {
        return nil
      }
      mutant[index] = replacing(position.whole, in: line, with: " \(name)=\"1\"")
      return (mutant, "\(position.name) became \(name)")
    case 5:
      guard let position = numbers.pick(attributes) else { return nil }
      mutant[index] = replacing(position.whole, in: line, with: "")
      return (mutant, "dropped \(position.name)")
    case 6:
      guard line.hasSuffix("/>"), let name = numbers.pick(Self.elements) else { return nil }
      let start = line.prefix { $0 == " " } + "<"
      mutant[index] = start + name + line.dropFirst(start.count).drop { $0 != " " && $0 != "/" }
      return (mutant, "became \(name)")
    case 7:
      guard index + 1 < lines.count, line.hasSuffix("/>"), lines[index + 1].hasSuffix("/>"),
        line.prefix(while: { $0 == " " }) == lines[index + 1].prefix(while: { $0 == " " })
      else { return nil }
      mutant.swapAt(index, index + 1)
      return (mutant, "swapped with the next")
    case 8:
      guard line.hasSuffix("/>") || line.contains("</"), line.contains("<") else { return nil }
      guard line.hasSuffix("/>") || line.contains(" <tag>") || line.contains(" <note>") else {
        return nil
      }
      if numbers.oneIn(2) {
        mutant.remove(at: index)
        return (mutant, "removed")
      }
      mutant.insert(line, at: index)
      return (mutant, "twice")
    default:
      guard
        let inserted = numbers.pick(["text", "<wiggle/>", "<zoom/>", "<!-- fine -->", "<note/>"])
      else { return nil }
      mutant.insert(inserted, at: index)
      return (mutant, "inserted \(inserted)")
    }
  }

  private typealias Position = (
    name: Substring, whole: Range<String.Index>, value: Range<String.Index>
  )

  private func attributes(of line: String) -> [Position] {
    var points: [Position] = []
    var rest = line[...]
    while let equals = rest.firstIndex(of: "="), rest.index(after: equals) < rest.endIndex {
      let start = rest[..<equals].lastIndex(of: " ") ?? rest.startIndex
      let value = rest.index(equals, offsetBy: 2)
      guard let end = rest[value...].firstIndex(of: "\"") else { break }
      let name = rest[rest.index(after: start)..<equals]
      let next = rest.index(after: end)
      if !name.contains(":"), name != "xmlns" { points.append((name, start..<next, value..<end)) }
      rest = rest[next...]
    }
    return points
  }

  private func replacing(_ range: Range<String.Index>, in line: String, with text: String) -> String
  {
    line[..<range.lowerBound] + text + line[range.upperBound...]
  }

  private static let values = [
    "", " 1", "1 ", "+1", "1.", ".5", "1e3", "nan", "INF", "-1", "-0", "007", "07", "0", "1", "2.5",
    "12345678901234567", "123456789012345678", "99999999999999999", "9007199254740993",
    "9999999999999999.9", "0.10000000000000001", "01.50", "-0.0", "1.0000000000000001",
    "007.5000pt", "8e2", "0.00000000000000000012345678901234567",
    "1234567890", "123456789", "-123456789", "true", "false", "yes", "TRUE", "0 0", "0  0", "1,5",
    "0 0 1 1", "1 2 3 4 5", "9000000000000", "8999999999999.999999", "0.1234567", "0.123456",
    "00000000000000001", "pages", "x", "both", "a b", "٣", "&#9;1", "&#10;", "100pt", "5%",
    "-1.5pt/s",
    "1 pt", "portrait", "coarse lossy", "lossy lossy", "lossy ", "255", "256", "idle", "offset",
    "2026-11-20", "2026-11-20T10:00:00", "2026-11-20T10:00:00.5+01:00", "rest-in-bounds", "Rest",
    "a-b.c_d", "übung", "1a", "a:b", "error", "0x10", "−5", "normal", "0.5", "𝟙",
  ]
  private static let names = [
    "x", "y", "t", "finger", "view", "id", "name", "width", "height", "zoom", "page", "force",
    "radius", "arrived", "inside", "scale", "orientation", "hidden", "field", "tiles", "selection",
    "speed", "X", "title", "quality", "animated", "stop", "to", "item", "above", "left", "top",
    "minimum", "maximum", "rows", "level", "tolerance", "rate", "settled", "status",
  ]
  private static let elements = [
    "down", "move", "up", "cancel", "turn", "resize", "frame", "keyboard", "set", "ask", "seen",
    "mark", "window", "view", "content", "scroll", "zoom", "insets", "start", "layout", "snap",
    "wheel", "refresh", "tiles", "shows", "field", "invariant", "compare", "parameter", "origin",
    "tag", "note", "scene", "expect", "timeline", "recording", "wiggle", "Move",
  ]
}
