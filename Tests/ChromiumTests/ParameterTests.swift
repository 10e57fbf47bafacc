import Gesture
import JSON
import Testing

@testable import Chromium

/// What is sent to the browser is JSON: the strict reader reads the same values again.
@Suite struct ParameterTests {
  @Test(arguments: ["", "a\"b\\c", "\u{0}\u{1f}\n\t", "é€𝄞", "</script>", "'\u{2028}"])
  func `any text reads back as it was`(_ text: String) throws {
    #expect(try read(.text(text)).string == text)
  }

  @Test(arguments: [0, -0.5, 1e-9, 3_604_123.456789, 1e21])
  func `any number reads back as it was`(_ number: Double) throws {
    #expect(try read(.number(number)).number == number)
  }

  @Test func `objects keep the order of their members`() throws {
    let value = try read(["b": [1, true, "x"], "a": .nothing, "c": [:]])
    #expect(value.object?.map(\.name) == ["b", "a", "c"])
    #expect(value["b"]?.array?.count == 3)
    #expect(value["a"]?.isNull == true)
  }

  private func read(_ parameter: Parameter) throws -> JSONValue {
    var bytes: [UInt8] = []
    parameter.write(to: &bytes)
    return try bytes.withUnsafeBufferPointer { bytes throws(Objection) in
      var scan = JSONScan(bytes)
      return try scan.document()
    }
  }
}
