internal import Formulas
internal import Model
internal import Replay

/// The formulas that measure the number of each template, compiled once for all recordings.
struct TemplateProgram {
  let program: Program
  let measures: [Measure]

  /// How the program measures a template: the rules that it uses.
  enum Measure {
    /// The measured value is the negative margin of the rule's conclusion.
    case limit(rule: Int)
    case within(from: Int, until: Int, and: Int)
    case since(at: Int, last: Int)
    /// Nothing is measured, because the template's formulas are complete.
    case none
  }

  init(_ templates: [Template], _ terms: Terms) {
    var program = Program(terms.defaults)
    func add(_ text: String) throws -> Int { program.add(try Formula(text), terms.defaults) }
    func add(condition: String) throws -> Int { try add("when \(condition) then time >= 0") }
    func measure(_ shape: Template.Shape) throws -> Measure {
      switch shape {
      case .limit(let condition, let quantity, _, _):
        .limit(rule: try add("when \(condition) then \(quantity) <= 0 tol 0"))
      case .within(let from, let until, let also, _):
        .within(
          from: try add(condition: from), until: try add(condition: until),
          and: try add(condition: also))
      case .since(let at, let last, _):
        .since(at: try add(condition: at), last: try add(condition: last))
      case .ladder: .none
      }
    }
    measures = templates.map { (try? measure($0.shape)) ?? .none }
    self.program = program
  }
}

/// Measures the templates at one view of one replay.
final class TemplateBoard {
  private let measures: [TemplateProgram.Measure]
  private let machine: FormulaMachine
  /// The largest value measured for each template; nil if nothing exercised the template.
  private(set) var peaks: [Double?]
  /// The start of the time that a template measures; nil if no such time has begun.
  private var begins: [Instant?]

  init(_ program: TemplateProgram) {
    measures = program.measures
    machine = FormulaMachine(program.program)
    peaks = measures.map { _ in nil }
    begins = measures.map { _ in nil }
  }

  func observe(_ facts: Facts) {
    machine.advance(to: facts)
    guard facts.sight.isLook else { return }
    for index in measures.indices {
      switch measures[index] {
      case .limit(let rule):
        guard machine.isMet(rule) else { continue }
        let truth = machine.conclude(rule)
        if truth.isTrue || truth.isFalse { add(max(0, -truth.low), to: index) }
      case .within(let from, let until, let also):
        if begins[index] == nil, machine.isMet(from) { begins[index] = facts.time }
        if let begin = begins[index], machine.isMet(until) {
          if machine.isMet(also) { add(facts.time.seconds(since: begin), to: index) }
          begins[index] = nil
        }
      case .since(let at, let last):
        if machine.isMet(last) { begins[index] = facts.time }
        guard machine.isMet(at) else { continue }
        add(begins[index].map { facts.time.seconds(since: $0) } ?? .infinity, to: index)
      case .none: break
      }
    }
  }

  private func add(_ value: Double, to index: Int) {
    guard !value.isNaN else { return }
    peaks[index] = max(peaks[index] ?? value, value)
  }
}
