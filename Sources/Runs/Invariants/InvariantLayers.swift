internal import Files
internal import Invariants
internal import Model
internal import Results
internal import Text

/// The settings of invariants for one recording at a time. Later layers have priority: built-in
/// values, the suite, the recording, the command line.
struct InvariantLayers: Sendable {
  /// The built-in values, changed by the lines of the suite for all recordings.
  private var base: Settings
  private var groups: [(glob: Glob, pattern: String, expectations: [Located<ExpectationLine>])] = []
  private(set) var suiteFile = ""
  /// The lines of the suite for all recordings that concern comparisons of two engines.
  private var comparisons: [Located<ExpectationLine>] = []
  private var typed: [TypedInvariant]
  private let formulas: [Invariant]
  private let here = currentFolder()
  /// The absolute folder that patterns of the suite are relative to.
  private(set) var suiteFolder = "/"

  /// - Parameters:
  ///   - invariants: The selected invariants of the catalogue.
  ///   - choice: The selected names, and the formulas that files do not define.
  init(
    _ invariants: [Invariant], _ choice: InvariantChoice, _ typed: [TypedInvariant],
    _ suite: Suite?
  ) throws(FormatError) {
    base = Settings(invariants, only: Set(choice.only), skipping: Set(choice.skip))
    formulas = choice.formulas
    self.typed = typed
    define(in: &base)
    if let suite {
      suiteFile = suite.file
      suiteFolder = suite.file.absolutePath(in: here).folder
      try apply(suite.expectations, of: suite.file, to: &base)
    }
    for name in choice.only.sorted() {
      try? base.apply(InvariantExpectation(name), from: .commandLine(SessionError.Part.only.option))
    }
    guard let suite else { return }
    comparisons = suite.expectations.filter(\.value.isComparison)
    for group in suite.groups {
      // Groups that match no recording are checked too, so that their errors do not first appear
      // when a recording matches.
      var trial = trial
      try apply(group.expectations, of: suite.file, to: &trial)
      groups.append((Glob(group.pattern), group.pattern, group.expectations))
    }
  }

  /// Settings with all invariants that may be named: the catalogue, and the formulas of the suite
  /// and of the command line.
  var trial: Settings {
    var trial = Settings()
    define(in: &trial)
    for formula in base.formulas { try? trial.define(formula, from: .builtIn) }
    return trial
  }

  /// Adds the formulas of the command line. Errors are ignored: the formulas have already been
  /// checked.
  private func define(in settings: inout Settings) {
    for formula in formulas {
      try? settings.define(formula, from: .commandLine(SessionError.Part.rule.option))
    }
  }

  /// The settings for one recording.
  func settings(
    for path: String, _ expectations: [Located<ExpectationLine>]
  ) throws(FormatError) -> Settings {
    var settings = base
    try apply(inGroups(of: path), of: suiteFile, to: &settings)
    try apply(expectations, of: path, to: &settings)
    applyTyped(to: &settings)
    return settings
  }

  /// The comparison lines of the suite for one recording, the most specific last.
  func comparisons(for path: String) -> [Located<ExpectationLine>] {
    comparisons + inGroups(of: path).filter(\.value.isComparison)
  }

  /// The lines of the groups to which a recording belongs.
  private func inGroups(of path: String) -> [Located<ExpectationLine>] {
    guard !groups.isEmpty, let name = path.absolutePath(in: here).relative(to: suiteFolder)
    else { return [] }
    return groups.filter { $0.glob.matches(path: name) }.flatMap(\.expectations)
  }

  /// The settings for recordings that match no group and have no expectations.
  var common: Settings {
    var settings = base
    applyTyped(to: &settings)
    return settings
  }

  /// The invariants that groups of the suite switch off. The reports of a run list them, because
  /// the judged rows do not show them.
  var offInGroups: [RunHead.Setting] {
    groups.flatMap { group in
      group.expectations.compactMap { line in
        guard case .invariant(let invariant) = line.value, invariant.level == .off,
          base.setting(of: invariant.name) != nil
        else { return nil }
        let origin = SettingOrigin.file(suiteFile, line.location)
        return RunHead.Setting(
          invariant.name, "level", "off for \(group.pattern)", from: origin.text)
      }
    }
  }

  private func apply(
    _ expectations: [Located<ExpectationLine>], of file: String, to settings: inout Settings
  ) throws(FormatError) {
    for expectation in expectations {
      guard case .invariant(let invariant) = expectation.value else { continue }
      do throws(Objection) {
        try settings.apply(invariant, from: .file(file, expectation.location))
      } catch {
        throw FormatError(
          in: file, at: invariant.location(of: error) ?? expectation.location, error)
      }
    }
  }

  /// Applies the options of the command line. Errors are ignored: the options were checked when
  /// they were parsed.
  private func applyTyped(to settings: inout Settings) {
    define(in: &settings)
    for invariant in typed {
      try? settings.apply(invariant.expectation, from: .commandLine(invariant.option))
    }
  }
}

extension ExpectationLine {
  fileprivate var isComparison: Bool { if case .comparison = self { true } else { false } }
}
