internal import Gesture

extension Markup {
  mutating func attribute(_ setting: Setting) throws(Objection) {
    let name = setting.row.attribute
    switch (setting.row.kind, setting.value) {
    case (_, .flag(let value)): attribute(name, value)
    case (_, .word(let value)): try attribute(name, value)
    case (.number, .number(let value)): try attribute(name, number: value)
    case (_, .number(let value)): try attribute(name, size: value)
    case (.whole, .whole(let value)): try attribute(name, whole: value)
    case (_, .whole(let value)): try attribute(name, count: value)
    case (_, .ranges(let ranges)):
      guard !ranges.isEmpty else {
        throw Objection(
          .value, "a list of valid rows without any", expected: "at least one range of rows")
      }
      try attribute(name, wholes: ranges.flatMap { [$0.lowerBound, $0.upperBound] })
    }
  }
}
