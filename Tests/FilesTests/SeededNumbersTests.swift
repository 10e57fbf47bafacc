import Exploration
import Testing

struct SeededNumbersTests {
  @Test func `the random numbers equal the numbers of SplitMix64`() {
    var numbers = SeededNumbers(seed: 1_234_567)
    #expect(numbers.next() == 6_457_827_717_110_365_317)
    #expect(numbers.next() == 3_203_168_211_198_807_973)
  }

  @Test func `uniform numbers are in their range and reach all values of an integer range`() {
    var numbers = SeededNumbers(seed: 1)
    var seen: Set<Int> = []
    for _ in 0..<1000 {
      seen.insert(numbers.uniform(in: -3...3))
      #expect((2.0..<2.5).contains(numbers.uniform(in: 2.0..<2.5)))
    }
    #expect(seen == Set(-3...3))
    #expect((Int.min...Int.max).contains(numbers.uniform(in: Int.min...Int.max)))
  }
}
