internal import Gesture

extension Markup {
  mutating func attribute(_ spelling: SettingSpelling) throws(Objection) {
    let name = spelling.attribute
    switch spelling.value {
    case .flag(let value): attribute(name, value)
    case .word(let value): try attribute(name, value)
    case .number(let value): try attribute(name, number: value)
    case .size(let value): try attribute(name, size: value)
    case .whole(let value): try attribute(name, whole: value)
    case .count(let value): try attribute(name, count: value)
    case .ranges(let ranges):
      guard !ranges.isEmpty else {
        throw Objection(
          .value, "a list of valid rows without any", expected: "at least one range of rows")
      }
      try attribute(name, wholes: ranges.flatMap { [$0.lowerBound, $0.upperBound] })
    }
  }
}
