import Testing
import Text

/// Both readers accept exactly the JSON of RFC 8259.
struct JSONTextTests {
  @Test(arguments: [
    "null", "true", "false", "0", "-0", "-0.0", "17", "1.5", "-12.25e3", "1E+2", "1e-2", "0e0",
    "0.1E01",
    "123456789012345678901234567890", "1e-999", "\"\"", "\"plain\"", #""\"\\\/\b\f\n\r\t""#,
    #""\u00e9\uD83D\uDE00""#, #""\u0000""#, "\"é😀\u{7f}\"", "[]", "[ ]", "[1]", "[1 , 2]",
    "[[],[[]]]",
    "{}", "{ }", #"{"a":1}"#, #"{"a":{"b":[{}]}, "c" : null}"#, #"{"":0}"#, #"{"a":1,"a":2}"#,
    " \t\r\n[ \t\r\n1 \t\r\n, \t\r\n2 \t\r\n] \t\r\n", "\t\"a\"\n",
  ])
  func `valid JSON is accepted`(_ text: String) throws {
    _ = try read(text.utf8)
    #expect(walks(text.utf8))
  }

  @Test(arguments: [
    "", " ", "nul", "nulll", "True", "NaN", "Infinity", "-Infinity", "undefined", "+1", "+100", "-",
    "--1",
    "01", "0100", "-01", "00", ".5", ".5e2", "1.", "1.e2", "1e", "1e+", "1e1.5", "0x10", "1_000",
    "1 2",
    "1,", "[", "]", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "[1}", "[1]]", "[\"a\"", "[true,fals]",
    "{",
    "}", "{]", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{,}", "{\"a\" 1}",
    "{\"a\"::1}",
    "{a:1}", "{'a':1}", "{1:1}", "{null:1}", "{\"a\":1 \"b\":2}", "{\"a\":1;\"b\":2}", "\"", "\"a",
    "'a'", "\"\\\"", #""\q""#, #""\'""#, #""\x41""#, #""\U0041""#, #""\u12""#, #""\u12g4""#,
    #""\u+123""#,
    #""\uD800""#, #""\uD800\n""#, #""\uD800\u0041""#, #""\uD800\uD800""#, #""\uDC00""#,
    #""\uDE00\uD83D""#, "\"a\nb\"", "\"a\tb\"", "\"\u{0}\"", "\"\u{1f}\"", "\u{FEFF}1", "\u{a0}1",
    "\u{0b}1", "\u{0c}1", "// 1\n1", "/* 1 */1", "# 1\n1", "1\u{0}", "[1]x", "{} x", "(1)", "<1>",
  ])
  func `invalid JSON is rejected`(_ text: String) {
    #expect(throws: Objection.self) { try read(text.utf8) }
    #expect(!walks(text.utf8))
  }

  @Test(arguments: [
    [0xFF, 0xFE], [0x22, 0xFF, 0xFE, 0x22], [0x22, 0x80, 0x22], [0x22, 0xC3, 0x22],
    [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
    [0x22, 0x5C, 0x6E, 0xFF, 0x22], [0x5B, 0x00, 0x31, 0x00, 0x5D], [0xEF, 0xBB, 0xBF, 0x31],
  ])
  func `bytes that are not UTF-8 are rejected`(_ bytes: [UInt8]) {
    #expect(throws: Objection.self) { try read(bytes) }
    #expect(!walks(bytes))
  }

  @Test(arguments: [
    ("[1, +100]", 4, "\"+100]\": expected a value"), ("0100", 0, "\"0100\": expected a number"),
    ("[.5e2]", 1, "\".5e2]\": expected a value"),
    (#"["a\q"]"#, 3, #""\q"]": expected an escape of JSON"#),
    (#"["\uD800"]"#, 8, "\"\"]\": expected \\u"),
    ("[1,", 3, "the end of the line: expected a value"),
    ("[true\n1]", 6, "\"1]\": expected a comma or the end of the list"),
    ("{\"a\" 1}", 5, "\"1}\": expected a colon"),
    ("[1] 2", 4, "\"2\": expected the end of the line"),
    ("[1e400]", 1, "\"1e400]\": expected a number a double can hold"),
    ("[\"a\nb\"]", 1, "\"\"a\": expected a text without control characters"),
  ])
  func `an error has the offset of its byte`(_ text: String, _ offset: Int, _ message: String) {
    let error = #expect(throws: Objection.self) { try read(text.utf8) }
    #expect(error?.message == message)
    #expect(error?.offset == offset)
  }

  @Test func `escapes in texts are decoded`() throws {
    #expect(
      try read(#""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00""#.utf8).string == "\"\\/\u{8}\u{c}\n\r\té😀")
  }

  @Test(arguments: [
    ("0", 0), ("-0", -0.0), ("1e22", 1e22), ("9007199254740993", 9_007_199_254_740_992),
    ("0.1", 0.1), ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
    ("5e-324", Double.leastNonzeroMagnitude),
    ("1e-999", 0), ("1e99999999999999999999", nil), ("1e309", nil), ("-1e400", nil),
    ("123456789012345678901234567890", 123456789012345678901234567890.0),
    ("0.30000000000000004", 0.30000000000000004), ("1000000000000000000000e-21", 1),
  ])
  func `a number is the nearest double, and numbers out of range are rejected`(
    _ text: String, _ number: Double?
  ) {
    let found = try? read(text.utf8).number
    #expect(found?.bitPattern == number?.bitPattern)
  }

  @Test func `the nesting depth is limited in both readers`() {
    for (start, end) in [("[", "]"), ("{\"a\":", "}")] {
      let smallest = String(repeating: start, count: 31) + "1" + String(repeating: end, count: 31)
      #expect(throws: Never.self) { try read(smallest.utf8) }
      #expect(walks(smallest.utf8))
      for depth in [32, 100_000] {
        let deep =
          String(repeating: start, count: depth) + "1" + String(repeating: end, count: depth)
        #expect(throws: Objection.self) { try read(deep.utf8) }
        #expect(!walks(deep.utf8))
      }
    }
  }
}
