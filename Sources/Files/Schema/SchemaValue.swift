internal import Model
internal import Writing

/// The allowed text of a value, for both schema languages. All types are derived from strings,
/// because other types would trim whitespace.
enum SchemaValue {
  case anything
  /// One of these keywords, or any text that matches all of these patterns.
  case oneOf([String], or: [String] = [])
  /// Any text that matches all of these patterns. Special characters are already escaped for XML.
  case matching([String])
}

extension ValueKind {
  /// The name of the type in schemas and in the manual; nil for a choice of keywords.
  var schemaName: String? {
    switch self {
    case .text: "text"
    case .name: "name"
    case .invariantName: "invariant-name"
    case .time: "time"
    case .number: "number"
    case .magnitude: "unsigned-number"
    case .numbers(2): "two-numbers"
    case .numbers: "four-numbers"
    case .count: "count"
    case .whole: "whole-number"
    case .wholes(2): "two-whole-numbers"
    case .wholes: "five-whole-numbers"
    case .ranges: "ranges"
    case .lengths: "lengths"
    case .sizes: "sizes"
    case .counts: "counts"
    case .finger: "finger"
    case .boolean: "boolean"
    case .onlyTrue: "true"
    case .quantity: "quantity"
    case .date: "date"
    case .signals: "signals"
    case .callbacks: "callbacks"
    case .word, .words, .wordOrMagnitude: nil
    }
  }

  var schemaValue: SchemaValue {
    switch self {
    case .text: .anything
    case .name: .matching([Self.namePattern])
    case .invariantName: .matching(["[a-z][a-z0-9]*(-[a-z0-9]+)*"])
    case .time: .matching([#"0*([0-9]{1,12}|[1-8][0-9]{12})(\.[0-9]{1,6})?"#])
    case .number: .matching(["-?" + Self.decimal, "-?" + Self.digits])
    case .magnitude: .matching([Self.decimal, Self.digits])
    case .numbers(let count):
      .matching(["-?" + Self.decimal, "-?" + Self.digits].map { "\($0)( \($0)){\(count - 1)}" })
    case .count: .matching([Self.whole])
    case .whole: .matching(["-?" + Self.whole])
    case .wholes(let count): .matching(["-?\(Self.whole)( -?\(Self.whole)){\(count - 1)}"])
    case .ranges: .matching(["\(Self.whole) \(Self.whole)( \(Self.whole) \(Self.whole))*"])
    case .lengths: .matching([Self.decimal, Self.digits].map { "\($0)( \($0))*" })
    case .sizes: .matching([Self.decimal, Self.digits].map { "\($0) \($0)( \($0) \($0))*" })
    case .counts: .matching(["\(Self.whole)( \(Self.whole))*"])
    case .finger: .matching(["[0-9]{1,2}|1[0-9]{2}|2[0-4][0-9]|25[0-5]"])
    case .boolean: .oneOf(["true", "false"])
    case .onlyTrue: .oneOf(["true"])
    case .word(let words): .oneOf(words)
    case .words(let words):
      .matching(["(\(words.joined(separator: "|")))( (\(words.joined(separator: "|"))))*"])
    case .wordOrMagnitude(let words): .oneOf(words, or: [Self.decimal, Self.digits])
    case .quantity:
      .matching([
        "-?\(Self.decimal)(\(Quantity.Unit.allCases.map(\.rawValue).joined(separator: "|")))?",
        "-?\(Self.digits)[a-z/%]*",
      ])
    case .signals: .matching(["\(Self.signal)( \(Self.signal))*"])
    case .callbacks:
      .matching(
        ["-?" + Self.decimal, "-?" + Self.digits].map { number in
          let kind = Self.callback(number)
          return "\(kind)( \(kind))*"
        })
    case .date:
      .matching([
        "[0-9]{4}-[0-9]{2}-[0-9]{2}"
          + #"(T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?(Z|[+\-][0-9]{2}:[0-9]{2}))?"#
      ])
    }
  }

  private static let decimal = #"[0-9]+(\.[0-9]+)?"#
  /// A pattern for at most seventeen digits from the first nonzero digit on.
  private static let digits = #"[0.]*([1-9]\.?([0-9]\.?){0,16})?"#
  private static let signal =
    "[A-Za-z][A-Za-z0-9]*(\\.[A-Za-z0-9]+)*=(-?[0-9]+(\\.[0-9]+)?|'([^']|'')*')"
  /// A pattern for every callback, with `number` as the pattern for its numbers.
  private static func callback(_ number: String) -> String {
    let kinds = Callback.Kind.all.map { kind in
      let arguments = kind.arguments.map { argument in
        switch argument {
        case .flag: "(true|false)"
        case .whole: "-?" + whole
        case .numbers(let numbers): numbers.map { _ in number }.joined(separator: ",")
        default: number
        }
      }
      let list = arguments.isEmpty ? "" : #"\("# + arguments.joined(separator: ";") + #"\)"#
      return "\(kind.name)" + list
    }
    return "(" + kinds.joined(separator: "|") + ")"
  }

  private static let whole = "[0-9]{1,\(maxDigits)}"

  private static var namePattern: String {
    func spelled(_ code: UInt32) -> String {
      guard code < 0x80 else { return "&#x\(String(code, radix: 16, uppercase: true));" }
      return code == 0x2D ? #"\-"# : String(UnicodeScalar(UInt8(code)))
    }
    let starts = SpelledForms.starts.map { spelled($0.lowerBound) + "-" + spelled($0.upperBound) }
    let parts = SpelledForms.parts.map { spelled($0.lowerBound) + "-" + spelled($0.upperBound) }
    return "[\(starts.joined())][\((parts + starts).joined())]*"
  }
}

extension [ElementRule] {
  /// The named types of values, without duplicates.
  var namedKinds: [(name: String, kind: ValueKind)] {
    var known: Set<String> = []
    return flatMap(\.attributes).map(\.kind).compactMap { kind in
      guard let name = kind.schemaName, known.insert(name).inserted else { return nil }
      return (name, kind)
    }
  }
}
