import Platform
import Testing

@testable import Engines

struct LogarithmTests {
  @Test(arguments: [(0.5, 2.0), (0.9, 1.1), (0, 1), (1, 1000), (0, 1e300), (0, 1e-300)])
  func `ln x is within one unit in the last place of the C library's`(low: Double, high: Double) {
    var worst: UInt64 = 0
    for i in 1...100_000 {
      let x = low + (high - low) * Double(i) / 100_003
      worst = max(worst, unitsApart(logarithm(x), log(x)))
    }
    #expect(worst <= 1)
  }

  @Test
  func `ln x is within one unit in the last place for all magnitudes, including subnormal numbers`()
  {
    for i in 0..<100_000 {
      let x = Double(bitPattern: UInt64(i) * 92_233_720_368_547 + 1)
      #expect(unitsApart(logarithm(x), log(x)) <= 1)
    }
  }

  @Test(
    arguments: [
      (1, 0), (0, -.infinity), (-0.0, -.infinity), (-1, .nan), (.infinity, .infinity), (.nan, .nan),
      (.leastNonzeroMagnitude, log(.leastNonzeroMagnitude)),
      (.greatestFiniteMagnitude, log(.greatestFiniteMagnitude)),
    ] as [(Double, Double)])
  func `the logarithm is exact at the ends of its range`(x: Double, expected: Double) {
    #expect(unitsApart(logarithm(x), expected) == 0)
  }

  @Test(arguments: [0.736_245, 1.0, 1.358_2, 2.0, 2.358_2])
  func `the error of a power is at most two plus twice its logarithm, in units`(exponent: Double) {
    for i in 1...50_000 {
      let base = Double(i) / 5000
      let bound = 2 + 2 * abs(exponent * log(base))
      #expect(Double(unitsApart(power(base, exponent), pow(base, exponent))) <= bound)
    }
  }
}
