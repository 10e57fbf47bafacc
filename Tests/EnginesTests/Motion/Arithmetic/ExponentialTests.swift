import Platform
import Testing

@testable import Engines

struct ExponentialTests {
  @Test(arguments: [1.0, 10, 100, 700])
  func `e to the x is within one unit in the last place of the C library's`(range: Double) {
    var worst: UInt64 = 0
    for i in -60_000...60_000 {
      let x = range * Double(i) / 59_999
      worst = max(worst, unitsApart(exponential(x), exp(x)))
    }
    #expect(worst <= 1)
  }

  @Test func `subnormal results are within one unit in the last place`() {
    for i in 0..<40_000 {
      let x = -708 - Double(i) / 1000
      #expect(unitsApart(exponential(x), exp(x)) <= 1)
    }
  }

  @Test(
    arguments: [
      (0, 1), (-0.0, 1), (1e-300, 1), (-1e-300, 1), (.leastNonzeroMagnitude, 1),
      (709.782, exp(709.782)),
      (709.783, .infinity), (710, .infinity), (1e308, .infinity), (.infinity, .infinity), (-746, 0),
      (-1e308, 0), (-.infinity, 0), (.nan, .nan), (-745.13, .leastNonzeroMagnitude),
    ] as [(Double, Double)])
  func `the exponential is exact at the ends of its range`(x: Double, expected: Double) {
    #expect(unitsApart(exponential(x), expected) == 0)
  }

  /// Compares the exact bits, so the test fails if a result depends on the machine.
  @Test(
    arguments: [
      (1.0, 0x4005_bf0a_8b14_5769), (-0.1, 0x3fec_f46d_99d5_2b3a), (-2.002, 0x3fc1_49ce_5c01_815f),
    ] as [(Double, UInt64)])
  func `the exponential has the same bits on every machine`(x: Double, bits: UInt64) {
    #expect(exponential(x).bitPattern == bits)
  }
}
