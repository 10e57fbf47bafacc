internal import Gesture

/// Formulas taken apart into what is worked out at each sample: one list for all of them, so that what
/// several of them need is read and worked out once.
struct Program {
  var instructions: [Instruction] = []
  /// What the value of each instruction depends on.
  var sources: [Sources] = []
  /// What is read of a sample.
  var inputs: [Input] = []
  /// The app's own signals among them, and the texts that one is compared with.
  var apps: [String] = []
  var texts: [String] = []
  /// What is true or not that is read.
  var flags: UInt64 = 0
  /// Instructions in the order in which they need each other: a stretch for each that remembers, for each
  /// test of a condition, and for each conclusion.
  var code: [Work] = []
  var steady: [Steady] = []
  var tests: [Test] = []
  var rules: [Rule] = []
  /// The conclusions that look ahead, by their rules.
  var aheads: [Lookahead?] = []
  /// The windows of the instructions that look back.
  var pasts: [Past] = []
  /// What each comparison of a rule is.
  var comparisons: [Comparison] = []
  /// Where the conclusion of each rule has the changes of a number: its rates and deltas.
  var changes: [[Int32]] = []

  /// Where each instruction stands, and in which stretch it was laid last.
  var known: [Instruction: Int32] = [:]
  var marks: [Int32] = []
  var mark: Int32 = 0
  var terms: Terms
  /// Whether margins are counted in tolerances, since they are of more than one dimension.
  var isMixed = false
  /// Whether a comparison without a tolerance has none, as in a condition: what is a little off is excused
  /// where something is demanded, and not where it is looked for.
  var isExact = false

  /// What a value depends on, as bits: numbers and what remembers, and what is true or not.
  struct Sources {
    var numbers: UInt64 = 0
    var flags: UInt64 = 0

    mutating func add(_ other: Sources) {
      numbers |= other.numbers
      flags |= other.flags
    }
  }

  /// What is read of a sample: a signal, or one of the app's own, which may be compared with a text.
  struct Input: Equatable {
    var signal = Signal.time
    var app: Int32 = -1
    var text: Int32 = -1
    /// Where its value stands, and that of the sample before; negative where nobody needs it.
    var place: Int32 = 0
    var before: Int32 = -1
    var bit: UInt64 = 0
  }

  /// An instruction, and where its value stands.
  struct Work {
    var instruction: Instruction
    var place: Int32
  }

  struct Stretch {
    var first: Int32 = 0
    var last: Int32 = 0
  }

  /// What remembers, after what it needs.
  struct Steady {
    var needs: Stretch
    var work: Work
    var sources: Sources
    var bit: UInt64
  }

  /// A part of a condition that is no mere flag.
  struct Test {
    var needs: Stretch
    var place: Int32
    var isTrue: Bool
    var sources: Sources
    /// The last sample at which a machine worked it out; at first none is.
    var known: UInt32 = .max
  }

  /// A formula. Its condition is a look at the flags and some tests.
  struct Rule {
    var isTrue: UInt64 = 0
    var isFalse: UInt64 = 0
    var wasTrue: UInt64 = 0
    var wasFalse: UInt64 = 0
    var tests = Stretch()
    var conclusion = Stretch()
    /// Where the truth of the conclusion stands; negative where it looks ahead.
    var place: Int32 = -1
    var sources = Sources()
    /// What the app shows without which the conclusion is not known: flags, and where a number stands.
    var vitalFlags: UInt64 = 0
    var vitalPlace: Int32 = -1
  }

  struct Past: Hashable, Sendable {
    var isEvery: Bool
    var from: Int64
    var to: Int64
  }

  struct Comparison {
    var rule: Int
    var place: Int32
    var expression: Expression
  }

  init(_ terms: Terms) { self.terms = terms }

  /// Adds a formula, with the tolerances that it is judged by; returns the number of its rule.
  @discardableResult
  mutating func add(_ formula: Formula, _ terms: Terms) -> Int {
    self.terms = terms
    isMixed = formula.dimension == nil
    changes.append([])
    var rule = Rule()
    rule.tests.first = Int32(tests.count)
    if let condition = formula.condition { require(condition, true, of: &rule) }
    rule.tests.last = Int32(tests.count)
    // Those of the condition are no part of what the formula demands.
    changes[changes.count - 1] = []
    if formula.isAhead {
      let ahead = look(formula.conclusion)
      rule.conclusion = stretch(to: ahead.leaves)
      aheads.append(ahead)
    } else {
      conclude(formula.conclusion, &rule)
      for signal in formula.conclusion.vital where signal.isReadout {
        if let flag = signal.flag {
          rule.vitalFlags |= flag
        } else {
          rule.vitalPlace = put(Input(signal: signal), before: false)
        }
      }
    }
    rules.append(rule)
    return rules.count - 1
  }

  /// Adds an expression by itself, to be drawn over time.
  @discardableResult
  mutating func add(drawing expression: Expression) -> Int {
    var rule = Rule()
    changes.append([])
    conclude(expression, &rule)
    rules.append(rule)
    return rules.count - 1
  }

  private mutating func conclude(_ expression: Expression, _ rule: inout Rule) {
    rule.place = add(expression)
    rule.conclusion = stretch(to: [rule.place])
    rule.sources = sources[Int(rule.place)]
    aheads.append(nil)
  }

  /// What a condition asks: flags where it can be said in flags, and tests of the rest.
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
      let place = add(expression, before: before)
      isExact = false
      tests.append(
        Test(
          needs: stretch(to: [place]), place: place, isTrue: isTrue, sources: sources[Int(place)]))
    }
  }

  private mutating func look(_ expression: Expression) -> Lookahead {
    guard expression.isAhead else { return .known(Int(add(expression))) }
    switch expression {
    case .not(let part): return .not(look(part))
    case .and(let left, let right): return .both(look(left), look(right))
    case .or(let left, let right): return .either(look(left), look(right))
    case .implies(let left, let right): return .either(.not(look(left)), look(right))
    case .same(let isSame, let left, let right):
      let (left, right) = (look(left), look(right))
      let same = Lookahead.both(.either(.not(left), right), .either(left, .not(right)))
      return isSame ? same : .not(same)
    case .window(let window, let interval?, let part):
      return .window(isEvery: window.isEvery, span(interval.from), span(interval.to), look(part))
    case .until(_, let interval?, let left, let right):
      return .until(span(interval.from), span(interval.to), look(left), look(right))
    default: return .known(Int(add(expression)))
    }
  }

  /// In nanoseconds. Times of frames are rounded, so a window of frames is a little longer.
  func span(_ quantity: Quantity) -> Int64 {
    guard quantity.unit == .frames else { return TimeSpan.seconds(quantity.span).nanoseconds }
    return quantity.value == 0
      ? 0 : TimeSpan.seconds(quantity.value * terms.frame.seconds).nanoseconds + 1000
  }
}
