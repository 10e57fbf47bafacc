import Exploration
import Model

extension RandomRecordings {
  /// A number that is typical of screens, or a number that reveals common errors in code.
  mutating func number() -> Double {
    switch numbers.uniform(in: 0...9) {
    case 0: one(of: [-0.0, 0, 1e-7, 0.1 + 0.2, 1e16, -1e16, 12_345_678_901_234_568, -1 / 3.0])
    case 1: numbers.uniform(in: -1000..<1000)
    default: Double(numbers.uniform(in: -200_000...200_000)) / 100
    }
  }

  /// A number above 0.
  mutating func size() -> Double {
    let size = number().magnitude
    return size > 0 ? size : 0.5
  }

  mutating func point() -> Point { Point(x: number(), y: number()) }

  mutating func rectangle() -> Rectangle {
    Rectangle(x: number(), y: number(), width: size(), height: size())
  }

  mutating func flag() -> Bool { numbers.oneIn(2) }

  /// A text with everything that must be preserved: escapes, white space, and characters of two to
  /// four bytes.
  mutating func text() -> String {
    one(of: [
      "", "paging", "a & b < c > \"d\" 'e' ]]>", "tab\there\nline\r\rreturn\r\nboth",
      " edges ", "Grüße, 日本 🎈 e\u{301}", "&amp; &#10; <!-- no comment -->",
      "\u{85}\u{2028}\u{FFFD}",
    ])
  }

  mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? {
    numbers.oneIn(2) ? make(&self) : nil
  }

  mutating func one<Value>(of choices: [Value]) -> Value {
    choices[numbers.uniform(in: 0...(choices.count - 1))]
  }
}
