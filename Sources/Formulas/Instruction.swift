/// One part of a formula that is evaluated at a sample. An instruction contains plain numbers only,
/// because every name, number and operator of a formula becomes an instruction.
struct Instruction: Hashable, Sendable {
  var operation: Operation
  /// The indices of the values that the instruction needs. The comments below call these values
  /// `one`, `two` and `three`.
  var one: Int32 = 0
  var two: Int32 = 0
  var three: Int32 = 0
  /// The bits of a constant or a flag, or the index of an input, of a time window or of a view.
  var payload: UInt64 = 0

  enum Operation: UInt8, Sendable {
    /// A constant; a value of the sample, and of the previous sample.
    case constant, input, inputBefore
    /// Whether the formula machine's own view has a given name.
    case isView
    /// Whether a flag is set at the sample, or was set at the previous sample.
    case flag, flagBefore
    case add, subtract, multiply, divide, modulo, negate
    case absolute, minimum, greatest, floor, round, squareRoot, distance
    /// Whether value `one` is at most `two`, or is less than `two`. Value `three` is the tolerance.
    case atMost, less
    case equal
    case not, and, or
    /// The value at the previous sample.
    case previous
    /// The rate of change of value `one`, and the velocity of the fingers whose position is `one`.
    /// The payload is the view that the fingers are on.
    case rate, fingerSpeed
    /// The value some time ago.
    case back
    /// The minimum or maximum in a past time window, and the sum of values times their durations.
    case extreme, integral
    /// The value of `two` at the last sample at which `one` was true. The payload is 1 if `two` is
    /// a truth.
    case held
    /// Whether value `one` was true in a past time window: `pastFlag` is the same for a window that
    /// ends at the sample, if `one` is a Boolean without a numeric margin.
    case past, pastFlag
    /// Whether value `one` was true at any sample so far, or at all samples so far.
    case ever, always
    /// Whether `one` was true at an earlier sample, and `two` at every sample since.
    case since, everSince
  }

  /// Whether the operation stores data of earlier samples, so that it must process every sample.
  var hasMemory: Bool { operation.rawValue >= Operation.previous.rawValue }

  /// Whether a value stays the same at all later samples.
  func isFinal(_ value: Truth) -> Bool {
    operation == .ever && value.x == .infinity || operation == .always && value.y == -.infinity
  }

  /// Whether its value depends on the activity of fingers.
  var dependsOnContact: Bool { operation == .rate || operation == .fingerSpeed }

  /// The indices of the values that the instruction needs.
  var needs: ArraySlice<Int32> { [one, two, three].prefix(count) }

  private var count: Int {
    switch operation {
    case .constant, .input, .inputBefore, .isView, .flag, .flagBefore: 0
    case .negate, .absolute, .floor, .round, .squareRoot, .not, .previous, .rate, .fingerSpeed,
      .back, .extreme, .integral, .past, .pastFlag, .ever, .always:
      1
    case .atMost, .less, .equal: 3
    default: 2
    }
  }

  func hash(into hasher: inout Hasher) {
    let fractionDigits = UInt64(UInt32(bitPattern: one)) | UInt64(UInt32(bitPattern: two)) << 20
    hasher.combine(
      (fractionDigits | UInt64(operation.rawValue) << 56 | UInt64(UInt32(bitPattern: three)) << 40)
        ^ payload)
  }
}
