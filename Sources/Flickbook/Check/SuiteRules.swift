internal import Formats
internal import Gesture
internal import Verdicts

/// The invariants that the suite of this folder, or the one that was named, defines as formulas.
struct SuiteRules {
  private(set) var all: [Rule] = []

  struct Rule {
    let invariant: Invariant
    /// Where the suite has it; nothing for one that no suite defines.
    var origin: String?
  }

  init(_ arguments: ParsedArguments) throws {
    guard let found = try arguments.text(.suite) ?? SuiteSearch.suite(for: ["-"]) else { return }
    all = try Self.rules(of: Suite(file: found))
  }

  private static func rules(of suite: Suite) throws(FormatError) -> [Rule] {
    var rules: [Rule] = []
    for line in suite.expectations + suite.groups.flatMap(\.expectations) {
      guard case .invariant(let expected) = line.value, let formula = expected.formula
      else { continue }
      do throws(Objection) {
        let invariant = try Invariant(expected.name, formula.text, why: expected.why)
        let origin = SettingOrigin.file(suite.file, line.place)
        rules.append(Rule(invariant: invariant, origin: origin.text))
      } catch {
        throw FormatError(in: suite.file, at: expected.place(of: error) ?? line.place, error)
      }
    }
    return rules
  }
}
