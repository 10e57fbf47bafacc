internal import Model

/// Formulas compiled to instructions that are evaluated at each sample: one list for all formulas,
/// so that shared parts are read and evaluated once.
@usableFromInline package struct Program: Sendable {
  var instructions: [Instruction] = []
  /// The inputs and flags on which the value of each instruction depends.
  var sources: [Sources] = []
  /// The values that are read from a sample.
  var inputs: [Input] = []
  /// The names of the custom app signals among the inputs.
  var apps: [String] = []
  /// The texts with which app signals are compared.
  var texts: [String] = []
  /// The names of the views that formulas read.
  package var views: [String] = []
  /// The view whose values are compiled: an index of `views`; negative for the view at which the
  /// formula is judged.
  var view: Int32 = -1
  /// The flags that are read.
  var flags: UInt64 = 0
  /// Instructions in the order of their dependencies: one section for each instruction with memory,
  /// for each test of a condition, and for each conclusion.
  var code: [Work] = []
  var steady: [Steady] = []
  var tests: [Test] = []
  package var rules: [Rule] = []
  /// The conclusions that look ahead, by rule.
  package var aheads: [Lookahead?] = []
  /// The windows of the instructions that look back.
  var pasts: [Past] = []
  /// The comparisons of all rules, with their expressions.
  var comparisons: [Comparison] = []
  /// The rules of each sequence.
  package var sequences: [SequenceRules] = []
  /// For each rule, the indices of the rates and deltas in its conclusion.
  var changes: [[Int32]] = []

  /// For each instruction, whether its value is a Boolean without a numeric margin.
  var flagged: [Bool] = []

  /// The index of each instruction, and the section that last contained it.
  var known: [Instruction: Int32] = [:]
  var marks: [Int32] = []
  var mark: Int32 = 0
  var defaults: FormulaDefaults
  /// Whether margins are divided by their tolerances, because a formula compares several
  /// dimensions.
  var isMixed = false
  /// Whether a comparison without a tolerance is exact, as in a condition: small deviations are
  /// tolerated in a requirement, but not in a condition.
  var isExact = false

  /// The dependencies of a value, as bits: inputs and instructions with memory, and flags, each at
  /// the sample and at the previous sample.
  @usableFromInline package struct Sources: Sendable {
    @usableFromInline package var numbers: UInt64 = 0
    @usableFromInline package var flags: UInt64 = 0
    @usableFromInline package var numbersBefore: UInt64 = 0
    @usableFromInline package var flagsBefore: UInt64 = 0

    /// The bit that counts as a changed flag while a finger is on a view that the program reads.
    @inlinable static var contact: UInt64 { 1 << 63 }

    @inlinable init(numbers: UInt64 = 0, flags: UInt64 = 0) {
      self.numbers = numbers
      self.flags = flags
    }

    mutating func add(_ other: Sources) {
      numbers |= other.numbers
      flags |= other.flags
      numbersBefore |= other.numbersBefore
      flagsBefore |= other.flagsBefore
    }
  }

  /// A value that is read from a sample: a signal, or a custom app signal, which may be compared
  /// with a text.
  @usableFromInline package struct Input: Equatable, Sendable {
    @usableFromInline package var signal = Signal.time
    @usableFromInline package var app: Int32 = -1
    @usableFromInline package var text: Int32 = -1
    /// The index in `views` of the view from which it is read; negative for the formula machine's
    /// own view.
    @usableFromInline package var view: Int32 = -1
    /// The index of its value at the sample; `before` is the index of its value at the previous
    /// sample. An index is negative if the value is not needed.
    @usableFromInline package var index: Int32 = 0
    @usableFromInline package var before: Int32 = -1
    @usableFromInline package var bit: UInt64 = 0
    /// The flag of a Boolean that is read from another view; 0 for a number.
    @usableFromInline package var flag: UInt64 = 0
  }

  /// An instruction, and the index of its value.
  struct Work {
    var instruction: Instruction
    var index: Int32
  }

  @usableFromInline package struct Section: Sendable {
    @usableFromInline package var first: Int32 = 0
    @usableFromInline package var last: Int32 = 0
  }

  /// An instruction with memory, and the section with the instructions that it needs.
  struct Steady {
    /// While these sources do not change, the value is settled: another sample before the time
    /// `settledUntil` does not change it.
    var sources: Sources
    var settledUntil: Int64 = .min
    var bit: UInt64
    var needs: Section
    var work: Work
  }

  /// A part of a condition that is not just a flag.
  struct Test {
    var needs: Section
    var index: Int32
    var isTrue: Bool
    var sources: Sources
    /// The last sample at which a formula machine evaluated the test; initially `.max`, which is no
    /// sample.
    var known: UInt32 = .max
  }

  /// A formula. Its condition consists of a mask of flags and some tests.
  @usableFromInline package struct Rule: Sendable {
    @usableFromInline package var isTrue: UInt64 = 0
    @usableFromInline package var isFalse: UInt64 = 0
    @usableFromInline package var wasTrue: UInt64 = 0
    @usableFromInline package var wasFalse: UInt64 = 0
    @usableFromInline package var tests = Section()
    /// The dependencies of the tests.
    @usableFromInline package var testSources = Sources()
    /// The last sample at which a formula machine evaluated the tests, and whether all passed;
    /// initially none.
    @usableFromInline package var known: UInt32 = .max
    @usableFromInline package var passes = false
    var conclusion = Section()
    /// The index of the conclusion's truth; negative if the conclusion looks ahead.
    @usableFromInline package var index: Int32 = -1
    @usableFromInline package var sources = Sources()
    /// The app values without which the conclusion is unknown: flags, and the index of a number.
    @usableFromInline package var vitalFlags: UInt64 = 0
    @usableFromInline package var vitalIndex: Int32 = -1
    /// The comparisons of the formula.
    var comparisons = Section()
  }

  struct Past: Hashable, Sendable {
    var isEvery: Bool
    var from: Int64
    var to: Int64
  }

  struct Comparison {
    var index: Int32
    var expression: Expression
  }

  package init(_ defaults: FormulaDefaults) { self.defaults = defaults }

  /// Adds a formula, which is judged with these defaults. The result is the index of the formula's
  /// rule.
  @discardableResult
  package mutating func add(_ formula: Formula, _ defaults: FormulaDefaults) -> Int {
    self.defaults = defaults
    isMixed = formula.dimension == nil
    changes.append([])
    var rule = Rule()
    rule.comparisons.first = Int32(comparisons.count)
    rule.tests.first = Int32(tests.count)
    if let condition = formula.condition { require(condition, true, of: &rule) }
    rule.tests.last = Int32(tests.count)
    for test in tests[Int(rule.tests.first)...] { rule.testSources.add(test.sources) }
    // Rates in the condition are discarded, because the formula does not require anything of them.
    changes[changes.count - 1] = []
    if formula.isAhead {
      let ahead = look(formula.conclusion)
      rule.conclusion = section(to: ahead.leaves)
      for leaf in ahead.leaves { rule.sources.add(sources[Int(leaf)]) }
      aheads.append(ahead)
    } else {
      conclude(formula.conclusion, &rule)
      for signal in formula.conclusion.vital where signal.isReadout {
        if let flag = signal.flag {
          rule.vitalFlags |= flag
        } else {
          rule.vitalIndex = put(Input(signal: signal), before: false)
        }
      }
    }
    rule.comparisons.last = Int32(comparisons.count)
    rules.append(rule)
    return rules.count - 1
  }

  /// Adds an expression by itself, to be plotted over time.
  @discardableResult
  package mutating func add(drawing expression: Expression) -> Int {
    var rule = Rule()
    rule.comparisons.first = Int32(comparisons.count)
    changes.append([])
    conclude(expression, &rule)
    rule.comparisons.last = Int32(comparisons.count)
    rules.append(rule)
    return rules.count - 1
  }

  /// Adds a condition by itself, which is true at the samples at which `isMet` is true for its rule.
  @discardableResult
  package mutating func add(condition: Expression) -> Int {
    var rule = Rule()
    changes.append([])
    rule.comparisons.first = Int32(comparisons.count)
    rule.tests.first = Int32(tests.count)
    require(condition, true, of: &rule)
    rule.tests.last = Int32(tests.count)
    for test in tests[Int(rule.tests.first)...] { rule.testSources.add(test.sources) }
    conclude(condition, &rule)
    rule.comparisons.last = Int32(comparisons.count)
    rules.append(rule)
    return rules.count - 1
  }

  private mutating func conclude(_ expression: Expression, _ rule: inout Rule) {
    rule.index = add(expression)
    rule.conclusion = section(to: [rule.index])
    rule.sources = sources[Int(rule.index)]
    aheads.append(nil)
  }

  /// Compiles a condition to flags where possible, and its other parts to tests.
  private mutating func require(
    _ expression: Expression, _ isTrue: Bool, before: Bool = false, of rule: inout Rule
  ) {
    switch expression {
    case .signal(let signal) where signal.flag != nil:
      let flag = signal.flag ?? 0
      flags |= flag
      switch (before, isTrue) {
      case (false, true): rule.isTrue |= flag
      case (false, false): rule.isFalse |= flag
      case (true, true): rule.wasTrue |= flag
      case (true, false): rule.wasFalse |= flag
      }
    case .not(let part): require(part, !isTrue, before: before, of: &rule)
    case .and(let left, let right) where isTrue, .or(let left, let right) where !isTrue:
      require(left, isTrue, before: before, of: &rule)
      require(right, isTrue, before: before, of: &rule)
    case .call(.prev, let parts) where parts[0].isInstant:
      require(parts[0], isTrue, before: true, of: &rule)
    case .call(.began, let parts) where isTrue && parts[0].isInstant:
      require(parts[0], true, of: &rule)
      require(parts[0], false, before: true, of: &rule)
    case .call(.ended, let parts) where isTrue && parts[0].isInstant:
      require(parts[0], false, of: &rule)
      require(parts[0], true, before: true, of: &rule)
    default:
      isExact = true
      let index = add(expression, before: before)
      isExact = false
      tests.append(
        Test(
          needs: section(to: [index]), index: index, isTrue: isTrue, sources: sources[Int(index)]))
    }
  }

  /// The duration in nanoseconds. A duration in frames is extended by 1 µs, because frame times are
  /// rounded.
  func span(_ quantity: Quantity) -> Int64 {
    guard quantity.unit == .frames else { return TimeSpan.seconds(quantity.span).nanoseconds }
    return quantity.value == 0
      ? 0 : TimeSpan.seconds(quantity.value * defaults.frame.seconds).nanoseconds + 1000
  }
}
