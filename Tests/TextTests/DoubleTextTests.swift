import Testing
import Text

struct DoubleTextTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "-0"), (320, "320"), (12.5, "12.5"), (-0.1, "-0.1"), (1e-5, "0.00001"),
    (1.25e-7, "0.000000125"), (0.1 + 0.2, "0.30000000000000004"), (1e16, "10000000000000000"),
    (12345678901234568, "12345678901234568"), (-1.5e-5, "-0.000015"),
  ])
  func `a number is written as its shortest plain decimal`(number: Double, text: String) {
    #expect(number.text == text)
  }

  @Test func `a number is read back from its text, bit for bit`() {
    var bits: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<5_000 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let number = Double(bitPattern: bits)
      guard number.isFinite else { continue }
      #expect(Double(number.text)?.bitPattern == number.bitPattern)
      #expect(!number.text.contains("e"))
    }
  }
}
