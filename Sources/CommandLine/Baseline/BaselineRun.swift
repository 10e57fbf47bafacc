internal import Reports
internal import Results
internal import Runs
internal import Text

/// A run of `flickbook baseline`.
struct BaselineRun {
  private let word: BaselineCommand
  private let folder: BaselineFolder
  private let arguments: ParsedArguments
  private let filter: RecordingFilter?
  private let choice: EngineChoice
  /// The given recordings; nil for all recordings with a baseline.
  private let named: PathSelection?

  init(
    _ word: BaselineCommand, _ arguments: ParsedArguments, _ environment: (String) -> String?
  ) throws {
    if !word.compares {
      for option in Option.ofComparing where arguments.has(option) {
        throw UsageError(
          "baseline \(word.rawValue) does not take \(option.dashed): it is for check and diff")
      }
    }
    if word == .review {
      for option in [.results] + Option.reports where arguments.has(option) {
        throw UsageError("baseline review does not take \(option.dashed): it is for check and diff")
      }
    }
    guard !arguments.paths.contains("-") else {
      throw UsageError(
        "baseline finds the trace of a recording by the path of its file, and \"-\" has no path: "
          + "name a file")
    }
    self.word = word
    named =
      arguments.paths.isEmpty && !arguments.hasList
      ? nil : try PathSelection(arguments, operands: arguments.paths)
    choice = try EngineChoice(arguments, for: named?.paths ?? [], environment)
    self.arguments = try arguments.withDefaults(of: choice.suite)
    folder = try BaselineFolder(self.arguments, choice)
    filter = try arguments.text(.filter).map(RecordingFilter.init)
  }

  func run(_ terminal: inout Terminal) throws(UsageError) -> Outcome {
    let baselines: [Baseline]
    do throws(FormatError) { baselines = try folder.baselines() } catch {
      terminal.error(error)
      return Outcome(.unjudged, "the baselines cannot be read")
    }
    var selection = PathSelection()
    if let named {
      selection = named
    } else if word != .list {
      for baseline in baselines where !word.isOfPending || baseline.isPending {
        if let recording = baseline.recording(in: folder) { selection.add(path: recording) }
      }
      if selection.paths.isEmpty {
        warn(of: baselines, &terminal)
        return nothing(word.isOfPending ? "nothing is pending" : "there is no baseline")
      }
    }
    switch word {
    case .list: return list(baselines, selection, &terminal)
    case .accept, .reject: return decide(selection, &terminal)
    case .review:
      if !selection.problems.isEmpty {
        return selection.report(passWithNone: arguments.has(.passWithNone), on: &terminal)
      }
      let waiting = selection.paths.filter {
        (filter?.admits($0) ?? true) && FileKind(of: folder.pending(of: $0)) != nil
      }
      if waiting.isEmpty { return nothing("nothing is pending") }
      return try BaselineReview(
        recordings: waiting, folder: folder, arguments: arguments,
        instead: [.diff, .accept, .reject].map(command)
      ).run(&terminal)
    case .check, .diff:
      warn(of: baselines, &terminal)
      let outcome = try judgeSelection(selection, nil, arguments, &terminal, among: choice)
      reportPending(selection, &terminal)
      return outcome
    }
  }

  private func nothing(_ what: String) -> Outcome {
    arguments.has(.passWithNone) ? .held : Outcome(.nothing, "\(what) in \(folder.path)")
  }

  /// Warns of baselines that no recording uses, because they become outdated without notice, and of
  /// baselines that cannot be read.
  private func warn(of baselines: [Baseline], _ terminal: inout Terminal) {
    for baseline in baselines {
      let state = baseline.state(in: folder)
      guard state == .orphan || state == .unreadable else { continue }
      let path = baseline.isKept ? baseline.trace : baseline.pending
      terminal.warn("\(path.visible): \(state.rawValue): \(state.text)")
    }
  }

  private func reportPending(_ selection: PathSelection, _ terminal: inout Terminal) {
    let count = selection.paths.count { FileKind(of: folder.pending(of: $0)) != nil }
    guard count > 0, !arguments.has(.quiet) else { return }
    terminal.report("\(count) pending in \(folder.path.visible)")
    let page = arguments.text(.html).flatMap { $0 == "-" ? nil : "open \($0.visible), or " }
    terminal.report("review them: \(page ?? "")\(command(.review))")
    terminal.report("save the current traces: \(command(.accept))")
    terminal.report("keep the old baselines: \(command(.reject))")
  }

  /// The text of a command that the user can type to apply `word` to the same baselines.
  private func command(_ word: BaselineCommand) -> String {
    return ([Release.name, Verb.baseline.name, word.rawValue] + arguments.reviewOptions)
      .map(\.shellTyped).joined(separator: " ")
  }

  private func decide(_ selection: PathSelection, _ terminal: inout Terminal) -> Outcome {
    var outcome = selection.report(passWithNone: arguments.has(.passWithNone), on: &terminal)
    Interruption.isAwaited()
    var counts: [BaselineDecision: Int] = [:]
    var undecided = Undecided()
    for path in selection.paths where filter?.admits(path) ?? true {
      if Interruption.hasCome { break }
      undecided.all += 1
      do {
        let result = try word == .accept ? folder.accept(path) : folder.reject(path)
        counts[result, default: 0] += 1
        if result != .unchanged, !arguments.has(.quiet) {
          terminal.output.line("\(result.rawValue) \(path.visible)")
        }
      } catch {
        if Interruption.hasCome { break }
        let text = undecided.add(error)
        if let error = Undecided.formatError(error) {
          terminal.error(error)
        } else if let text {
          terminal.error(text)
        }
      }
    }
    if Interruption.hasCome {
      let done = counts.values.reduce(0, +)
      outcome.add(.interrupted(after: done, of: selection.paths.count))
    }
    outcome.add(undecided.outcome)
    let reported = BaselineDecision.allCases.compactMap { result in
      counts[result].map { "\($0) \(result.rawValue)" }
    }
    if !reported.isEmpty, !arguments.has(.quiet) {
      terminal.output.line(reported.joined(separator: ", ") + " in \(folder.path.visible)")
    }
    return outcome
  }

  private func list(
    _ baselines: [Baseline], _ selection: PathSelection, _ terminal: inout Terminal
  ) -> Outcome {
    var outcome = Outcome.held
    var baselines = baselines
    if named != nil {
      outcome = selection.report(passWithNone: arguments.has(.passWithNone), on: &terminal)
      let wanted = selection.paths.map { folder.trace(of: $0) }
      let known = Set(baselines.map(\.trace))
      baselines = baselines.filter { Set(wanted).contains($0.trace) }
      let missing = zip(selection.paths, wanted).filter { !known.contains($0.1) }.map(\.0)
      for path in missing where filter?.admits(path) ?? true { report(.none, path, "", &terminal) }
    }
    var counts: [BaselineState: Int] = [:]
    for baseline in baselines {
      let name = baseline.recording(in: folder) ?? baseline.trace
      guard filter?.admits(name) ?? true else { continue }
      let state = baseline.state(in: folder)
      counts[state, default: 0] += 1
      let words = [baseline.origin, state.text].filter { !$0.isEmpty }
      report(state, name, words.joined(separator: "; "), &terminal)
    }
    let reported = BaselineState.allCases.compactMap { state in
      counts[state].map { "\($0) \(state.rawValue)" }
    }
    if outcome == .held, reported.isEmpty, selection.paths.isEmpty {
      return nothing("there is no baseline")
    }
    if !reported.isEmpty, !arguments.has(.quiet) {
      terminal.report("\(reported.joined(separator: ", ")) in \(folder.path.visible)")
    }
    return outcome
  }

  private func report(
    _ state: BaselineState, _ name: String, _ text: String, _ terminal: inout Terminal
  ) {
    let margin = String(repeating: " ", count: 10 - state.rawValue.count)
    terminal.output.line(
      "\(state.rawValue)\(margin)  \(name.visible)" + (text.isEmpty ? "" : "  \(text.visible)"))
  }
}

extension ParsedArguments {
  /// The options that select the same baselines.
  var reviewOptions: [String] { typed([.kept, .baselines] + Option.engineSources) }
}

extension Option {
  /// Options that are valid only if recordings are replayed and compared.
  fileprivate static let ofComparing =
    [
      keptLikeness, allow, repetitions, failFast, maxFailures, timeout, results, reportDetail,
      timing, verbose, progress, width, ascii,
    ] + reports
}
