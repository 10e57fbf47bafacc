import Model
import Testing

/// Tests app signals in the form of files.
struct AppSignalsTests {
  @Test func `written signals are read back`() throws {
    var signals = AppSignals()
    signals["header"] = .number(64.25)
    signals["card.title"] = .text("It's 'new' = 5")
    signals["empty"] = .text("")
    signals["below"] = .number(-3)
    let text = signals.text
    #expect(text == "below=-3 card.title='It''s ''new'' = 5' empty='' header=64.25")
    #expect(AppSignals(text, number: { Double($0) }) == signals)
  }

  @Test func `the order in which signals are reported does not matter`() {
    var (one, other) = (AppSignals(), AppSignals())
    for name in ["a", "b", "c"] { one[name] = .number(1) }
    for name in ["c", "a", "b"] { other[name] = .number(1) }
    #expect(one == other)
    one["b"] = nil
    #expect(one.text == "a=1 c=1")
  }

  @Test func `an invalid name or value changes nothing`() {
    var signals = AppSignals()
    for name in ["", "1a", "a-b", "a.", ".a", "a b", "ä", "a..b"] { signals[name] = .number(1) }
    signals["nan"] = .number(.nan)
    signals["large"] = .number(1e300)
    signals["lines"] = .text("a\nb")
    signals["long"] = .text(String(repeating: "a", count: 257))
    #expect(signals == AppSignals())
  }

  @Test(arguments: [
    "", "header", "header=", "=5", "header=5 ", " header=5", "header=5  b=6", "header='a",
    "header='a'b", "header=5 header=6", "header=5px", "1=5",
  ])
  func `malformed text of signals is rejected`(text: String) {
    #expect(AppSignals(text, number: { Double($0) }) == nil)
  }

  @Test func `at most 64 signals are kept`() {
    var signals = AppSignals()
    for index in 0..<100 { signals["s\(index)"] = .number(0) }
    #expect(signals.text.split(separator: " ").count == 64)
  }
}
