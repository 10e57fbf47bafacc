internal import Files
internal import Invariants
internal import Model
internal import Reports
internal import Runs
internal import Text
internal import Writing

extension Verb {
  static let lint = Verb(
    "lint", summary: "check that recordings and suites are well formed and consistent",
    description: """
      Reads each recording to its end and prints every error with its location, as \
      path:line:column: error: the found value, the expected value. It checks the grammar of the \
      file and its consistency: times never decrease, fingers go down before they move, numbers \
      are in range, invariants exist, and so do the views to which they are limited. Touches outside \
      the window and fingers that never lift cause warnings. A file that is named and contains a \
      suite is checked as a suite; a view that no recording below its folder has is an error if \
      such recordings are checked too. No engine is run.
      """,
    operands: .paths,
    options: [.color, .quiet, .maxErrors, .format, .sarif, .filesFrom, .null, .passWithNone],
    examples: [
      "flickbook lint Recordings": "Check every recording below a folder.",
      "flickbook lint 'Recordings/**/flick-*.xml'": "Check the recordings that match a pattern.",
      "flickbook lint Examples/Formulas/flickbook-suite.xml": "Check a suite.",
      "git ls-files -z Recordings/Gallery | flickbook lint -0":
        "Check the files that git tracks there.",
      "flickbook lint Recordings --sarif lint.sarif": "Write the errors for code scanning.",
    ],
    exits: [
      .held: "every recording is correct",
      .broken: "at least one recording is malformed",
      .unjudged: "wrong command line, or a path that cannot be read",
      .nothing: "no recording was selected",
      .interrupted: "interrupted: the errors found so far were reported",
    ],
    run: { arguments, terminal in
      let maximum = arguments.count(.maxErrors) ?? Lint.defaultMaximum
      var count = LintCount()
      let report: LintReport
      do throws(WriteError) {
        report = try LintReport(arguments)
      } catch {
        return Outcome(.unjudged, error.description)
      }
      switch try SelectedInput(arguments) {
      case .standardInput:
        count.add(Lint(standardInputAtMost: maximum), "-", arguments, report.shows, &terminal)
        return report.finish(count, &terminal)
      case .paths(let selection):
        var outcome = selection.report(passWithNone: arguments.has(.passWithNone), on: &terminal)
        // Suites come last, because their rules are compared with the scenes of the recordings.
        let suites = selection.paths.filter(SuiteSearch.isSuite)
        for path in selection.paths where !Interruption.hasCome && !suites.contains(path) {
          count.add(Lint(file: path, atMost: maximum), path, arguments, report.shows, &terminal)
        }
        for path in suites where !Interruption.hasCome {
          count.add(Lint(suite: path, atMost: maximum), path, arguments, report.shows, &terminal)
        }
        outcome.add(report.finish(count, &terminal))
        outcome.add(.interrupted(after: count.files, of: selection.paths.count))
        if outcome == .held, !selection.paths.isEmpty, !arguments.has(.quiet), report.shows,
          arguments.text(.format) != "jsonl"
        {
          terminal.output.line(count.summary)
        }
        return outcome
      }
    })
}

/// The destination of `--sarif`.
private struct LintReport {
  private let path: String?
  private let file: NewFile?

  /// Whether stdout shows the findings: only if the report is not written there.
  var shows: Bool { path != "-" }

  init(_ arguments: ParsedArguments) throws(WriteError) {
    path = arguments.text(.sarif)
    file = if let path, path != "-" { try NewFile.output(path) } else { nil }
  }

  func finish(_ count: LintCount, _ terminal: inout Terminal) -> Outcome {
    var outcome = count.outcome
    if !shows { terminal.output.write(count.sarif.text) }
    do throws(WriteError) { try file?.put(count.sarif.text) } catch {
      outcome.add(.unjudged, error.description)
    }
    return outcome
  }
}

/// Counts the reported errors and the files.
private struct LintCount {
  /// The number of files that are suites.
  private var suites = 0
  private(set) var recordings = 0
  private var malformed = 0
  private var unreadable = 0
  private var events = 0
  private(set) var sarif = SARIFLint(version: Release.version)
  /// The names of the views of the recordings in each folder, by the absolute path of the folder.
  private var views: [String: Set<String>] = [:]

  mutating func add(
    _ found: Lint, _ path: String, _ arguments: ParsedArguments, _ shows: Bool,
    _ terminal: inout Terminal
  ) {
    var lint = found
    var settings = Settings()
    let known = knownViews(of: lint, path)
    let place = lint.suite == nil ? "the scene" : "a recording below this folder"
    lint.checkExpectations { (expectation) throws(Objection) in
      guard case .invariant(let invariant) = expectation else { return }
      try settings.apply(invariant, from: .file("", .nowhere))
      guard let view = invariant.view, !known.isEmpty, !known.contains(view) else { return }
      throw Objection(
        .unknown, "unknown view \(view.quoted) of \(invariant.name)",
        expected: "a view of \(place)", nearest: known.nearest(to: view))
    }
    if let suite = lint.suite {
      suites += 1
      lint.check(suite, settings)
    } else {
      recordings += 1
    }
    events += lint.eventCount
    if lint.isUnreadable {
      unreadable += 1
    } else if !lint.errors.isEmpty {
      malformed += 1
    }
    for error in lint.errors { sarif.add(error, isWarning: false) }
    for warning in lint.warnings { sarif.add(warning, isWarning: true) }
    guard shows else { return }
    if arguments.has(.quiet), arguments.text(.format) != "jsonl" {
      // An unreadable file has no findings, so its error is reported.
      if lint.isUnreadable { for error in lint.errors { terminal.error(error.description) } }
      return
    }
    report(lint.errors, "error", .red, arguments, &terminal)
    report(lint.warnings, "warning", .yellow, arguments, &terminal)
    if lint.isCutShort, let last = lint.errors.last, lint.errors.count > 1 {
      terminal.report(
        "\(last.file.visible): stopped after \(lint.errors.count) errors; --max-errors shows more")
    }
  }

  /// The views to which a rule of a file may be limited: the views of the recording, or those of
  /// the recordings below the folder of the suite. Empty if they are unknown.
  private mutating func knownViews(of lint: Lint, _ path: String) -> [String] {
    let folder = path.absolutePath(in: currentFolder()).folder
    guard lint.suite == nil else {
      let below = views.filter { $0.key == folder || $0.key.hasPrefix(folder + "/") }
      return below.values.reduce(into: Set<String>()) { $0.formUnion($1) }.sorted()
    }
    if !lint.views.isEmpty { views[folder, default: []].formUnion(lint.views) }
    return lint.views
  }

  private func report(
    _ findings: [FormatError], _ severity: String, _ ink: TextStyle, _ arguments: ParsedArguments,
    _ terminal: inout Terminal
  ) {
    for finding in findings {
      if arguments.text(.format) == "jsonl" {
        terminal.output.line(LintLines.json(finding, as: severity))
      } else {
        let output = terminal.output
        terminal.output.line(LintLines.human(finding, as: severity) { output.painted($0, ink) })
      }
    }
  }

  var files: Int { recordings + suites }

  var outcome: Outcome {
    Outcome(
      of: files, [(unreadable, .unjudged, "unreadable"), (malformed, .broken, "malformed")],
      noun: recordings == 0 && suites > 0 ? "suite" : suites > 0 ? "file" : "recording")
  }

  var summary: String {
    let read = "\(recordings.counted("recording")) with \(events) events"
    if suites == 0 { return read + ": no errors" }
    let suites = suites.counted("suite")
    return "\(recordings == 0 ? suites : "\(read), \(suites)"): no errors"
  }
}

extension Lint {
  /// Adds the errors of a suite that depend on the catalogue and on the options of the program.
  fileprivate mutating func check(_ suite: Suite, _ settings: Settings) {
    for waiver in suite.waivers where settings.setting(of: waiver.value.invariant) == nil {
      let names = settings.invariants.map(\.invariant.name)
      add(
        Objection(
          .unknown, "unknown invariant \(waiver.value.invariant.quoted)",
          expected: "one listed by 'flickbook list invariants'",
          nearest: names.nearest(to: waiver.value.invariant)), at: waiver.location)
    }
    for line in suite.defaults {
      if let objection = SuiteDefaults.objection(to: line.value) {
        add(objection, at: line.location)
      }
    }
  }
}
