/// Pseudorandom numbers that are the same on every computer for the same seed (SplitMix64).
///
/// The ranges use arithmetic of this type, because the arithmetic of the standard library may
/// change with its version.
package struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A random whole number in the range. Its distribution is uniform, except for a bias of at most
  /// the size of the range times 2⁻⁶⁴.
  package mutating func uniform(in range: ClosedRange<Int>) -> Int {
    let size = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound)) &+ 1
    guard size != 0 else { return Int(truncatingIfNeeded: next()) }
    return range.lowerBound &+ Int(truncatingIfNeeded: next().multipliedFullWidth(by: size).high)
  }

  /// A random number from the lower bound up to, but not including, the upper bound.
  package mutating func uniform(in range: Range<Double>) -> Double {
    let part = Double(next() >> 11) * 0x1p-53
    let number = range.lowerBound + part * (range.upperBound - range.lowerBound)
    return number < range.upperBound ? number : range.lowerBound
  }

  /// Returns true with a probability of 1/`count`.
  package mutating func oneIn(_ count: Int) -> Bool { uniform(in: 1...max(count, 1)) == 1 }

  /// A random element of a collection; nil if the collection is empty.
  package mutating func pick<Choice>(_ choices: some Collection<Choice>) -> Choice? {
    guard !choices.isEmpty else { return nil }
    let distance = uniform(in: 0...(choices.count - 1))
    return choices[choices.index(choices.startIndex, offsetBy: distance)]
  }
}
