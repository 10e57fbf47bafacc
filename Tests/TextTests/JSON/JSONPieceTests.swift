import Testing
import Text

/// Written JSON is read back by the strict parser unchanged.
@Suite struct JSONPieceTests {
  @Test(arguments: ["", "a\"b\\c", "\u{0}\u{1f}\n\t", "é€𝄞", "</script>", "'\u{2028}"])
  func `any text is read back unchanged`(_ text: String) throws {
    #expect(try read(text.json.text.utf8).string == text)
  }

  @Test(arguments: [0, -0.5, 1e-9, 3_604_123.456789, 1e21])
  func `any number is read back unchanged`(_ number: Double) throws {
    #expect(try read(number.json.text.utf8).number == number)
  }

  @Test func `objects keep the order of their members`() throws {
    let piece: JSONPiece = ["b": [1, true, "x"], "a": .nothing, "c": [:]]
    let value = try read(piece.text.utf8)
    #expect(value.object?.map(\.name) == ["b", "a", "c"])
    #expect(value["b"]?.array?.count == 3)
    #expect(value["a"]?.isNull == true)
  }

  @Test func `missing members are left out`() {
    let piece: JSONPiece = [
      "a": nil, "b": "".json.ifAny, "c": 0.json.ifAny, "d": false.json.ifAny, "e": [],
    ]
    #expect(piece.text == #"{"e":[]}"#)
  }
}
