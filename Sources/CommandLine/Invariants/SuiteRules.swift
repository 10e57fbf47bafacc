internal import Files
internal import Invariants
internal import Model
internal import Runs
internal import Text

/// The invariants that a suite defines as formulas. The suite is the named suite, or the suite of
/// the current folder.
struct SuiteRules {
  private(set) var all: [Rule] = []

  struct Rule {
    let invariant: Invariant
    /// The location in a suite or a recording that defines the invariant; nil for other invariants.
    var origin: String?
  }

  init(_ arguments: ParsedArguments) throws {
    guard let found = try arguments.text(.suite) ?? SuiteSearch.suite(for: ["-"]) else { return }
    all = try Self.rules(of: Suite(file: found))
  }

  private static func rules(of suite: Suite) throws(FormatError) -> [Rule] {
    try rules(of: suite.expectations + suite.groups.flatMap(\.expectations), in: suite.file) {
      SettingOrigin.file(suite.file, $0.location).text
    }
  }

  /// The formulas of a recording or a suite. The origin of a recording's formula is `FILE#NAME`.
  static func rules(ofFile path: String) throws(FormatError) -> [Rule] {
    let reader: RecordingReader
    do {
      reader = try RecordingReader(file: path)
    } catch {
      guard let suite = try? Suite(file: path) else { throw error }
      return try rules(of: suite)
    }
    return try rules(of: reader.head.expectations, in: path) { "\(path)#\($0.value.name)" }
  }

  private static func rules(
    of expectations: [Located<ExpectationLine>], in file: String,
    _ origin: (Located<ExpectationLine>) -> String
  ) throws(FormatError) -> [Rule] {
    var rules: [Rule] = []
    for line in expectations {
      guard case .invariant(let expected) = line.value else { continue }
      do throws(Objection) {
        guard let invariant = try Invariant.defined(by: expected) else { continue }
        rules.append(Rule(invariant: invariant, origin: origin(line)))
      } catch {
        throw FormatError(in: file, at: expected.location(of: error) ?? line.location, error)
      }
    }
    return rules
  }
}

extension ExpectationLine {
  fileprivate var name: String {
    switch self {
    case .invariant(let invariant): invariant.name
    case .comparison(let comparison): comparison.channel.rawValue
    }
  }
}
