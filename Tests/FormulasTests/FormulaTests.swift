import Exploration
import Model
import Replay
import Testing
import Text

@testable import Formulas
@testable import Invariants

/// Tests the meaning of formulas and the rejection of invalid formulas.
struct FormulaTests {
  private static let terms = Terms(abilities: .all, contract: EngineContract())

  @Test("the printed form of a formula reads back to the same formula")
  func printing() throws {
    var formulas = RandomFormulas(seed: 11)
    for _ in 0..<2000 {
      let text = formulas.formula()
      let formula = try Formula(text)
      #expect(try Formula(formula.text) == formula, "\(text) prints as \(formula.text)")
      #expect(try Formula(formula.text).text == formula.text)
    }
  }

  @Test(
    "3,000 formulas have the verdicts and margins of an evaluator that follows the guide",
    arguments: [true, false])
  func streaming(holdsOn: Bool) throws {
    var formulas = RandomFormulas(seed: holdsOn ? 21 : 22)
    var different = 0
    for round in 0..<1500 {
      let text = formulas.formula()
      let formula = try Formula(text)
      let manual = try ManualFormula(text)
      let samples = formulas.samples()
      let views = (0..<2).map { _ in formulas.other(beside: samples) }
      let conclusion = ManualEvaluator(
        manual, views: [("own", samples), ("list", views[0]), ("the 2nd-list", views[1])],
        endsAtRest: holdsOn, frame: Self.terms.frame)
      var condition = conclusion
      condition.isExact = true
      let others = try (0..<round % 4).map { _ in try Formula(formulas.formula()) }
      let found = truths(
        of: formula, beside: others, at: samples, among: views, holdsOn: holdsOn)
      for index in samples.indices where different <= 3 {
        let due = conclusion.truth(manual.conclusion, index)
        let met = manual.condition.map { condition.truth($0, index) }
        let isMet = met?.isTrue ?? true
        // Rounding may decide a comparison of almost equal numbers.
        let isRounded = met.map { max($0.low.magnitude, $0.high.magnitude) <= 1e-9 } ?? false
        let isSame =
          Self.agrees(found[index].truth, due) && (found[index].isMet == isMet || isRounded)
        #expect(isSame, "\(text) at \(index): \(found[index]), and by the guide \(isMet) \(due)")
        if !isSame { different += 1 }
      }
    }
  }

  /// Whether two truths have the same verdict and the same margin, if there is a verdict. If two
  /// numbers are almost equal, but not equal, rounding may decide the comparison.
  private static func agrees(_ found: Truth, _ due: ManualTruth) -> Bool {
    let margins = [found.low, found.high, due.low, due.high]
    if margins.allSatisfy({ $0.magnitude <= 1e-9 }), Set(margins).count > 1 { return true }
    guard found.isTrue == due.isTrue, found.isFalse == due.isFalse else { return false }
    if due.isTrue { return isNear(found.low, due.low) }
    return !due.isFalse || isNear(found.high, due.high)
  }

  private static func isNear(_ one: Double, _ other: Double) -> Bool {
    one == other || abs(one - other) <= 1e-9 * max(1, abs(one))
  }

  /// Whether two truths are equal. The sign of a zero matters: a margin of −0 means false, and a
  /// margin of 0 means true. Sums of products may be rounded.
  private static func isSame(_ one: Truth, _ other: Truth) -> Bool {
    isNear(one.x, other.x) && isNear(one.y, other.y) && one.x.sign == other.x.sign
      && one.y.sign == other.y.sign
  }

  /// For each sample, whether the condition is true, and the truth of the conclusion. Other
  /// formulas in the same program must not affect these values.
  private func truths(
    of formula: Formula, beside others: [Formula], at samples: [FakeSample],
    among views: [[FakeSample]], holdsOn: Bool
  ) -> [(isMet: Bool, truth: Truth)] {
    var program = Program(Self.terms.defaults)
    for other in others { program.add(other, Self.terms.defaults) }
    let rule = program.add(formula, Self.terms.defaults)
    let names = ["own", "list", "the 2nd-list"]
    let machine = FormulaMachine(
      program, peers: program.views.map { names.firstIndex(of: $0) ?? -1 })
    var ahead = program.aheads[rule].map { LookaheadRun($0) }
    // Only the answers to every third sample are needed.
    var third = ahead
    var (answers, thirdAnswers): ([String], [String]) = ([], [])
    var met: [Bool] = []
    var conclusions: [Truth] = []
    var last = Truth.unknown
    for (index, sample) in samples.enumerated() {
      machine.advance(to: sample, among: [sample] + views.map { $0[index] })
      for rule in others.indices where machine.isMet(rule) { _ = machine.conclude(rule) }
      met.append(machine.isMet(rule))
      let isUnchanged = machine.isUnchanged(rule)
      let truth = machine.conclude(rule)
      if ahead == nil {
        #expect(
          index == 0 || !isUnchanged || Self.isSame(truth, last),
          "\(formula.text) changed at \(index)")
        conclusions.append(truth)
        last = truth
      }
      ahead?.add(index, machine, of: rule)
      while let answer = ahead?.next() {
        conclusions.append(answer.truth)
        if answer.index % 3 == 0 { answers.append("at \(index): \(answer)") }
      }
      third?.add(index, machine, of: rule, isAsked: index % 3 == 0)
      while let answer = third?.next() { thirdAnswers.append("at \(index): \(answer)") }
    }
    ahead?.finish(holdsOn: holdsOn)
    while let answer = ahead?.next() {
      conclusions.append(answer.truth)
      if answer.index % 3 == 0 { answers.append("at the end: \(answer)") }
    }
    third?.finish(holdsOn: holdsOn)
    while let answer = third?.next() { thirdAnswers.append("at the end: \(answer)") }
    #expect(thirdAnswers == answers, "\(formula.text)")
    return zip(met, conclusions).map { ($0, $1) }
  }

  @Test("100,000 broken formulas are rejected or, after printing, read back unchanged")
  func fuzzing() throws {
    #expect(10_000...90_000 ~= (try BrokenFormulas().accepted(of: 100_000)))
  }

  @Test(
    "an error in a formula has its location",
    arguments: [
      ("when rest then ofset.x <= 0", 15, "unknown signal \"ofset.x\""),
      ("offset.x <= 3", 12, "3 without a unit: expected 3pt"),
      ("offset.x <= velocity.x", 12, "pt compared with pt/s"),
      ("offset.x <= 3pt tol 1s", 20, "a tolerance 1s: expected one with pt"),
      ("eventually rest", 0, "eventually without a window"),
      ("eventually[2s,1s] rest", 10, "the window [2s,1s]"),
      ("eventually[0,90s] rest", 10, "a window of 90s: expected at most 60 s"),
      ("when eventually[0,1s] rest then rest", 5, "a condition that looks ahead"),
      ("once eventually[0,1s] rest", 5, "a look-ahead operator inside a look-back operator"),
      ("offset.x", 0, "a number (pt) where a condition is expected"),
      ("rest <= 1", 0, "rest is true or not"),
      ("rest and", 8, "the end of the formula: expected a name or a number"),
      ("when rest", 9, "the end of the formula: expected then"),
      ("offset.x <= 3pz", 13, "unknown unit \"pz\""),
      ("callback(didEndDeceleratin)", 9, "did you mean \"didEndDecelerating\"?"),
      ("input(tap)", 6, "unknown input \"tap\""),
      ("0 <= offset.x <= 3pt", 14, "a second comparison in a row"),
      ("round(offset.x) == 0", 6, "round of pt"),
      ("sqrt(offset.x) == 0", 5, "the square root of pt"),
      ("offset.x = 3pt", 9, "\"=\" in a formula; did you mean \"==\"?"),
      ("rest -> moved", 5, "did you mean \"=>\"?"),
      ("rest && moved", 5, "did you mean \"and\"?"),
      ("rest || !moved", 5, "did you mean \"or\"?"),
      ("!moved", 0, "did you mean \"not\"?"),
      ("zoom ≤ 3", 5, "did you mean \"<=\"?"),
      ("rest implies moved", 5, "did you mean \"=>\"?"),
      ("G(rest)", 0, "did you mean \"always[0,2s]\"?"),
      ("F[0,1] rest", 0, "did you mean \"eventually[0,2s]\"?"),
      ("if rest then moved", 0, "did you mean \"when\"?"),
      ("when rest over.y <= 0", 10, "expected then; did you mean \"then over.y\"?"),
      ("rest then moved", 5, "\"then\" without \"when\""),
      ("list.offset.y <= 3pt", 0, "did you mean \"of(list, offset.y)\"?"),
      ("of(list).offset.y <= 3pt", 0, "did you mean \"of(list, offset.y)\"?"),
      ("abs(delta[1 frame](offset.y)) <= 3pt", 10, "did you mean \"1frame\"?"),
      ("delta[0,1frame](offset.y) <= 3pt", 7, "which takes one time"),
      ("max[2s](over.y) <= 3pt", 6, "expected , between two times"),
      ("abs[0,2s](over.y) <= 3pt", 3, "abs with a window"),
      ("integral(velocity.y) <= 3pt", 9, "integral without a window"),
      ("at(offset.y, rest)", 3, "a number (pt) where a condition is expected"),
      ("once at(rest, eventually[0,1s] rest)", 14, "a look-ahead operator"),
      ("when coasting then rest", 5, "did you mean \"decelerating\"?"),
      ("contentOffset.y <= 3pt", 0, "did you mean \"offset.y\"?"),
      ("view = \"list\"", 5, "did you mean \"==\"?"),
      ("view == list", 8, "expected the name of a view in quotes"),
      ("abs(zoom, zoom) == 1", 0, "abs of 2: expected 1"),
      ("rest § moved", 5, "\"§\" in a formula"),
    ])
  func errors(text: String, offset: Int, message: String) {
    let error = #expect(throws: Objection.self) { try Formula(text) }
    #expect(error?.offset == offset)
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test("a formula has size limits")
  func limits() {
    let deep = String(repeating: "(", count: 40) + "rest" + String(repeating: ")", count: 40)
    #expect(throws: Objection.self) { try Formula(deep) }
    let signs = "offset.x <= " + String(repeating: "-", count: 4000) + "3pt"
    #expect(throws: Objection.self) { try Formula(signs) }
    let long = Array(repeating: "rest", count: 600).joined(separator: " and ")
    #expect(throws: Objection.self) { try Formula(long) }
    let large = Array(repeating: "rest", count: 200).joined(separator: "       or       ")
    #expect(throws: Objection.self) { try Formula(large + large) }
  }
}
