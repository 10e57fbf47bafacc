/// One part of a formula that is worked out at each sample, in the order in which they need each
/// other. The number of an instruction is also the place of what it yields.
struct Instruction: Sendable {
  var operation: Operation
  /// The instructions that it needs.
  var one = 0
  var two = 0
  var three = 0

  enum Operation: Sendable {
    case constant(Double)
    case number(Signal)
    case flag(Signal)
    /// A number of the app's own.
    case app(String)
    /// Whether a text of the app's own is this one.
    case appIs(String, String)
    case add, subtract, multiply, divide, modulo, negate
    case absolute, least, greatest, floor, round, squareRoot, distance
    /// Whether one is at most two, with three as the tolerance. Strictly: and is not two.
    case atMost(isStrict: Bool)
    case equal
    case not, and, or
    /// What it was at the sample before; its memory.
    case previous(Int)
    /// How fast it changes; its memory.
    case rate(Int)
    /// Whether it is true and was not before; its memory.
    case began(Int)
    /// Of the samples behind; its memory.
    case past(Int)
    /// Since the start of the recording; its memory.
    case ever(Int, isEvery: Bool)
    /// One was true at some sample behind and two ever since; its memory.
    case since(Int)
    case everSince(Int)
  }
}

extension Instruction {
  /// Whether it remembers samples, so that it must see them all.
  var hasMemory: Bool {
    switch operation {
    case .previous, .rate, .began, .past, .ever, .since, .everSince: true
    default: false
    }
  }

  /// Those of the instructions that it needs.
  var needed: [Int] {
    switch operation {
    case .constant, .number, .flag, .app, .appIs: []
    case .negate, .absolute, .floor, .round, .squareRoot, .not, .previous, .rate, .began, .past,
      .ever:
      [one]
    case .atMost, .equal: [one, two, three]
    default: [one, two]
    }
  }
}
