/// One part of a formula that is worked out at a sample: plain numbers alone, since there is one for each
/// name, number and sign of every formula.
struct Instruction: Hashable, Sendable {
  var operation: Operation
  /// The places of the values that it needs.
  var one: Int32 = 0
  var two: Int32 = 0
  var three: Int32 = 0
  /// The bits of a constant or a flag, or the number of an input or of a window.
  var payload: UInt64 = 0

  enum Operation: UInt8, Sendable {
    /// A number that never changes; what a sample has, and what the sample before had.
    case constant, input, inputBefore
    /// Whether something is true at the sample, or was at the one before.
    case flag, flagBefore
    case add, subtract, multiply, divide, modulo, negate
    case absolute, least, greatest, floor, round, squareRoot, distance
    /// Whether one is at most two, or less, with three as the tolerance.
    case atMost, less
    case equal
    case not, and, or
    /// What it was at the sample before.
    case previous
    /// How fast it changes.
    case rate
    /// Of the samples in a window behind, or of all of them.
    case past, ever, always
    /// One was true at some sample behind and two ever since.
    case since, everSince
  }

  /// Whether it remembers samples, so that it must see them all.
  var hasMemory: Bool { operation.rawValue >= Operation.previous.rawValue }

  /// The places that it needs.
  var needs: ArraySlice<Int32> { [one, two, three].prefix(count) }

  private var count: Int {
    switch operation {
    case .constant, .input, .inputBefore, .flag, .flagBefore: 0
    case .negate, .absolute, .floor, .round, .squareRoot, .not, .previous, .rate, .past, .ever,
      .always:
      1
    case .atMost, .less, .equal: 3
    default: 2
    }
  }

  func hash(into hasher: inout Hasher) {
    let places = UInt64(UInt32(bitPattern: one)) | UInt64(UInt32(bitPattern: two)) << 20
    hasher.combine(
      (places | UInt64(operation.rawValue) << 56 | UInt64(UInt32(bitPattern: three)) << 40)
        ^ payload)
  }
}
