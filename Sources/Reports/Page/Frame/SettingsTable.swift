internal import Model
internal import Text

/// The settings of a view, described for page scripts that write a scene as a list of numbers.
package enum SettingsTable {
  /// The meta element with the table: the elements of a view with their attributes, in the order of
  /// the numbers.
  package static var meta: (name: String, content: String) {
    ("flickbook-settings", PolicyName.allCases.flatMap { elements(of: $0) }.json.text)
  }

  private static func elements(of policy: PolicyName) -> [JSONPiece] {
    let rows = SettingRow.rows(of: policy)
    guard let first = rows.first else { return [] }
    let element = element(
      "\(first.element)", mayBeMissing: first.isPolicyOptional,
      rows.map { attribute("\($0.attribute)", $0.kind, $0.fallback, isOptional: $0.isOptional) })
    return policy == .layout ? [start, element] : [element]
  }

  /// The element with the start of a view, which precedes the element with its layout.
  private static var start: JSONPiece {
    element(
      "start", mayBeMissing: false,
      Start.rows.map { attribute("\($0.name)", $0.kind, $0.fallback, isOptional: $0.isOptional) })
  }

  private static func element(
    _ name: String, mayBeMissing: Bool, _ attributes: [JSONPiece]
  ) -> JSONPiece {
    ["name": name.json, "mayBeMissing": mayBeMissing.json.ifAny, "attributes": attributes.json]
  }

  private static func attribute(
    _ name: String, _ kind: ValueKind, _ fallback: AttributeValue?, isOptional: Bool
  ) -> JSONPiece {
    var words: JSONPiece?
    var numbersOfValue: JSONPiece?
    var isFlag = false
    switch kind {
    case .boolean, .onlyTrue: isFlag = true
    case .word(let all), .wordOrMagnitude(let all): words = all.map(\.json).json
    case .numbers, .lengths, .wholes, .counts: numbersOfValue = 1
    case .sizes, .ranges: numbersOfValue = 2
    case .number, .magnitude, .count, .whole, .finger, .text, .name, .invariantName, .time, .words,
      .quantity, .date, .signals, .callbacks:
      break
    }
    return [
      "name": name.json, "isFlag": isFlag.json.ifAny, "words": words,
      "numbersOfValue": numbersOfValue, "isOptional": isOptional.json.ifAny,
      "fallback": fallback?.text?.json,
    ]
  }
}
