import Exploration
import Model
import Replay
import Testing

@testable import Formulas
@testable import Invariants

/// Compares the margins of formulas with the margins by rtamt, an independent monitor. The samples
/// are at equal intervals, because rtamt supports no other samples.
@Suite(.enabled(if: RtamtMonitor.isHere, "margins of formulas by rtamt, which is not installed"))
struct FormulaMonitorTests {
  @Test func `rtamt computes the same margins of a thousand formulas on a thousand traces`() throws
  {
    let run = try RtamtMonitor.compare(Self.formulas())
    #expect(run.code == 0, "\(run.text)")
  }

  /// Each formula in both languages, with its trace and its margins.
  private static func formulas() throws -> String {
    let terms = Terms(abilities: .all, contract: EngineContract())
    var text = ""
    for seed in 1...1000 {
      var pairs = FormulaPairs(numbers: SeededNumbers(seed: UInt64(seed)))
      let pair = pairs.pair(3)
      let formula = try Formula(pair.ours)
      var lines = ["\(pair.theirs)\t\(pair.horizon)\t\(pair.history)"]
      var program = Program(terms.defaults)
      program.add(formula, terms.defaults)
      let machine = FormulaMachine(program)
      var ahead = program.aheads[0].map { LookaheadRun($0) }
      var margins: [Double] = []
      for index in 0..<40 {
        var sample = FakeSample(time: .zero + .milliseconds(Double(index * 20)))
        sample.values[.offsetX] = Double(pairs.numbers.uniform(in: -400...400)) / 16
        sample.values[.offsetY] = Double(pairs.numbers.uniform(in: -400...400)) / 16
        lines.append("\(sample.value(of: .offsetX)) \(sample.value(of: .offsetY))")
        machine.advance(to: sample)
        let truth = machine.conclude(0)
        if ahead == nil { margins.append(truth.low) }
        ahead?.add(index, machine, of: 0)
        while let answer = ahead?.next() { margins.append(answer.truth.low) }
      }
      lines.append(margins.map { "\($0)" }.joined(separator: " "))
      text += lines.joined(separator: "\n") + "\n\n"
    }
    return text
  }
}

/// Generates each formula in Flickbook's language and in rtamt's language.
private struct FormulaPairs {
  var numbers: SeededNumbers

  struct Pair {
    var ours: String
    var theirs: String
    /// The number of samples that the formula looks ahead.
    var horizon = 0
    /// The number of samples at the start for which the two languages assume different values
    /// before the trace.
    var history = 0
    /// Whether the formula has an operator that looks ahead, even if its interval contains only the
    /// current sample.
    var isAhead = false
  }

  mutating func pair(_ depth: Int) -> Pair {
    guard depth > 0 else { return comparison() }
    let one = pair(depth - 1)
    switch numbers.uniform(in: 0...10) {
    case 0:
      var pair = one
      pair.ours = "not (\(one.ours))"
      pair.theirs = "not (\(one.theirs))"
      return pair
    case 9: return one.isAhead ? one : previous(one)
    case 10: return extreme()
    case 1: return join(one, "and")
    case 2: return join(one, "or")
    case 3: return join(one, "=>", "->")
    case 4: return window(one, "always", isAhead: true)
    case 5: return window(one, "eventually", isAhead: true)
    case 6: return one.isAhead ? one : window(one, "once", isAhead: false)
    case 7: return one.isAhead ? one : window(one, "historically", isAhead: false)
    default: return comparison()
    }
  }

  private mutating func comparison() -> Pair {
    let name = numbers.oneIn(2) ? "x" : "y"
    let sign = numbers.oneIn(2) ? "<=" : ">="
    let bound = numbers.uniform(in: 0...20)
    return numbers.oneIn(3)
      ? Pair(
        ours: "offset.x - 2 * offset.y \(sign) \(bound)pt tol 0",
        theirs: "(x - 2 * y \(sign) \(bound))")
      : Pair(
        ours: "offset.\(name) \(sign) \(bound)pt tol 0", theirs: "(\(name) \(sign) \(bound))")
  }

  private mutating func join(_ one: Pair, _ word: String, _ theirs: String? = nil) -> Pair {
    let other = comparison()
    var pair = one
    pair.ours = "(\(one.ours)) \(word) (\(other.ours))"
    pair.theirs = "((\(one.theirs)) \(theirs ?? word) (\(other.theirs)))"
    return pair
  }

  private mutating func window(_ one: Pair, _ word: String, isAhead: Bool) -> Pair {
    let from = numbers.uniform(in: 0...3)
    let to = from + numbers.uniform(in: 0...5)
    var pair = one
    pair.ours = "\(word)[\(from * 20)ms,\(to * 20)ms] (\(one.ours))"
    pair.theirs = "(\(word)[\(from):\(to)] (\(one.theirs)))"
    pair.horizon += isAhead ? to : 0
    // If the operand depends on values before the trace, a window into the past makes further
    // samples depend on them.
    if pair.history > 0, !isAhead { pair.history += to }
    pair.isAhead = isAhead || one.isAhead
    return pair
  }

  /// The truth of a formula some samples ago: in rtamt, that is `once` with a window of a single
  /// sample. Before the trace, Flickbook repeats its first sample, while rtamt assumes the worst.
  private mutating func previous(_ one: Pair) -> Pair {
    let lag = numbers.uniform(in: 1...4)
    var pair = one
    pair.ours = "prev[\(lag * 20)ms](\(one.ours))"
    pair.theirs = "(once[\(lag):\(lag)] (\(one.theirs)))"
    pair.history += lag
    return pair
  }

  /// The maximum in a time window is at most a bound if every number is at most the bound, and at
  /// least a bound if any number is at least the bound. For the minimum, the two cases are
  /// exchanged.
  private mutating func extreme() -> Pair {
    let name = numbers.oneIn(2) ? "x" : "y"
    let bound = numbers.uniform(in: 0...20)
    let to = numbers.uniform(in: 0...6)
    let (isMaximum, isBelow) = (numbers.oneIn(2), numbers.oneIn(2))
    let sign = isBelow ? "<=" : ">="
    let function = isMaximum ? "max" : "min"
    return Pair(
      ours: "\(function)[0,\(to * 20)ms](offset.\(name)) \(sign) \(bound)pt tol 0",
      theirs:
        "(\(isMaximum == isBelow ? "historically" : "once")[0:\(to)] (\(name) \(sign) \(bound)))")
  }
}
