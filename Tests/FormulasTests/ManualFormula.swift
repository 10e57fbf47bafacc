/// A parsed formula. The parser follows the grammar in the guide and is independent of the
/// program's parser.
indirect enum ManualTerm {
  case number(Double, unit: String)
  case text(String)
  /// A signal, such as `offset.x` or `input(up)`.
  case name(String)
  /// A function or an operator with its operands.
  case apply(String, [ManualTerm], window: ManualWindow? = nil)
  case compare(String, ManualTerm, ManualTerm, tolerance: ManualTerm?)
}

/// The window of an operator. If the operator has a single time, `from` and `to` are equal.
struct ManualWindow {
  let from: (count: Double, unit: String)
  let to: (count: Double, unit: String)
}

struct ManualFormula {
  let condition: ManualTerm?
  let conclusion: ManualTerm

  init(_ text: String) throws(ManualError) {
    var parser = ManualParser(try ManualToken.tokens(of: text))
    condition = try parser.take("when") ? parser.implication() : nil
    if condition != nil { try parser.expect("then") }
    conclusion = try parser.implication()
    guard parser.isAtEnd else { throw ManualError("\(parser.rest) after the end") }
  }
}

struct ManualError: Error {
  let text: String
  init(_ text: String) { self.text = text }
}

enum ManualToken: Equatable {
  case number(Double, unit: String)
  case text(String)
  case word(String)
  case sign(String)

  static func tokens(of text: String) throws(ManualError) -> [ManualToken] {
    var rest = Substring(text)
    var tokens: [ManualToken] = []
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first.isNumber {
        var digits = take(&rest) { $0.isNumber || $0 == "." }
        if rest.first == "e" {
          digits.append(rest.removeFirst())
          digits += take(&rest) { $0.isNumber || $0 == "-" }
        }
        let unit = take(&rest) { $0.isLetter || $0 == "%" }
        let isSpeed = unit == "pt" && rest.hasPrefix("/s")
        if isSpeed { rest.removeFirst(2) }
        guard let count = Double(digits) else { throw ManualError(digits) }
        tokens.append(.number(count, unit: isSpeed ? "pt/s" : unit))
      } else if first.isLetter {
        tokens.append(.word(take(&rest) { $0.isLetter || $0.isNumber || $0 == "." }))
      } else if first == "\"" || first == "'" {
        tokens.append(.text(quoted(&rest)))
      } else {
        let signs = ["<=", ">=", "==", "!=", "=>"] + "<>+-*/()[],".map { String($0) }
        guard let sign = signs.first(where: { rest.hasPrefix($0) }) else {
          throw ManualError(String(rest))
        }
        rest.removeFirst(sign.count)
        tokens.append(.sign(sign))
      }
    }
    return tokens
  }

  private static func take(_ rest: inout Substring, _ isPart: (Character) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest.dropFirst(part.count)
    return String(part)
  }

  /// A text in quotation marks; two quotation marks inside it represent one.
  private static func quoted(_ rest: inout Substring) -> String {
    let quote = rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next != quote {
        text.append(next)
      } else if rest.first == quote {
        text.append(rest.removeFirst())
      } else {
        break
      }
    }
    return text
  }
}
