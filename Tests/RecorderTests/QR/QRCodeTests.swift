@testable import Recorder
import Testing

/// Tests the examples of the standard and its tutorials.
struct QRCodeTests {
  @Test func `the correction codewords match the known example`() {
    // The text is "HELLO WORLD", in version 1 with correction level M.
    let words: [UInt8] = [
      32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17,
    ]
    #expect(ReedSolomon(10).divisor == [216, 194, 159, 111, 199, 94, 95, 113, 157, 193])
    #expect(
      ReedSolomon(10).correction(of: words) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  }

  @Test func `format and version bits match the standard`() {
    #expect(QRCode.format(5, .medium) == 0b100_0000_1100_1110)
    #expect(QRCode.format(0, .low) == 0b111_0111_1100_0100)
    #expect(QRVersion(7, .low).bits == 0b00_0111_1100_1001_0100)
    #expect(QRVersion(6, .low).bits == nil)
  }

  @Test(arguments: [
    (1, QRCode.Correction.low, 21), (14, .medium, 21), (15, .medium, 25), (17, .low, 21),
    (18, .low, 25), (152, .low, 45), (154, .low, 45), (155, .low, 49), (213, .medium, 57),
    (271, .low, 57),
  ])
  func `a text gets the smallest code that can contain it`(
    count: Int, correction: QRCode.Correction, size: Int
  ) throws {
    let code = try #require(QRCode(String(repeating: "x", count: count), correction))
    #expect(code.size == size)
    // Checks the module that is always dark, and the corners.
    #expect(code[8, size - 8])
    #expect(code[0, 0] && code[size - 1, 0] && code[0, size - 1] && !code[7, 7])
  }

  @Test func `a text that is too long has no code`() {
    #expect(QRCode(String(repeating: "x", count: 272), .low) == nil)
    #expect(QRCode(String(repeating: "x", count: 214), .medium) == nil)
  }

  @Test func `a code in a terminal is drawn light on dark, with a light margin`() throws {
    let code = try #require(QRCode("http://127.0.0.1:8080", .low))
    let lines = QRText(code).lines(isAscii: false, isColored: false)
    #expect(lines.count == (code.size + 9) / 2)
    #expect(lines.allSatisfy { $0.count == code.size + 8 })
    #expect(lines[0] == String(repeating: "█", count: code.size + 8))
    let ascii = QRText(code).lines(isAscii: true, isColored: false)
    #expect(ascii.count == code.size + 8)
    #expect(ascii.allSatisfy { $0.count == 2 * code.size + 16 && $0.hasPrefix("########") })
  }
}
