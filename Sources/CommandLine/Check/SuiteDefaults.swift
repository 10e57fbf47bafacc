internal import Files
internal import Model
internal import Reports
internal import Runs
internal import Text
internal import Writing

/// The options whose values a suite may contain, so that the command lines of CI are short.
enum SuiteDefaults {
  /// The options that are not outputs.
  private static let ofRuns: [Option] = [.jobs, .timeout, .baselines]
  private static let ofReports =
    [Option.results, .html] + ReportForm.allCases.map(\.option)

  private static func option(named name: String) -> Option? {
    (ofRuns + ofReports).first { $0.name == name }
  }

  /// Why a value is wrong; nil if it is valid. `lint` reports the same error.
  static func objection(to line: Suite.Default) -> Objection? {
    guard let option = option(named: line.option) else { return nil }
    do throws(UsageError) { try option.check(line.value) } catch {
      let expected = error.message.split(separator: ": expected ").dropFirst().joined()
      return Objection(
        .value, "\(line.option) \(line.value.quoted)", expected: expected.isEmpty ? nil : expected)
    }
    guard option.name != Option.jobs.name, option.name != Option.timeout.name else { return nil }
    let isInside = !line.value.hasPrefix("/") && !line.value.split(separator: "/").contains("..")
    guard isInside, !line.value.isEmpty, line.value != "-" else {
      // A suite in a downloaded folder must not write anywhere else.
      return Objection(
        .value, "\(line.option) \(line.value.quoted)",
        expected: "a path inside the folder of the suite")
    }
    return nil
  }
}

extension ParsedArguments {
  /// A copy with the defaults of a suite, for the verbs that use them.
  func withDefaults(of suite: Suite?) throws -> ParsedArguments {
    guard let suite, [Verb.check.name, Verb.compare.name, Verb.baseline.name].contains(verb.name)
    else { return self }
    var arguments = self
    for line in suite.defaults {
      if let objection = SuiteDefaults.objection(to: line.value) {
        throw FormatError(in: suite.file, at: line.location, objection)
      }
      let name = line.value.option
      guard let option = verb.options.first(where: { $0.name == name }) else { continue }
      let isReport = if case .output = option.value { true } else { false }
      // A part of an earlier run must not replace the reports of the whole. The results of a
      // resumed run are in the file that it continues.
      let isSuperseded =
        has(.watch) || has(.failedIn) || name == Option.results.name && has(.resume)
      if isReport, isSuperseded { continue }
      let isPath = isReport || name == Option.baselines.name
      let folder = suite.file.folder
      let value =
        isPath && folder != "." ? folder.appending(component: line.value.value) : line.value.value
      arguments.add(option, value, from: .file(suite.file, line.location))
    }
    try arguments.checkOutputs()
    return arguments
  }
}
