internal import Invariants
package import Model

extension JudgedRecording {
  /// The command that plots the replay around a time.
  package func showCommand(at time: Instant, _ head: RunHead) -> String {
    command("show", ["--at", "\(time.text)ms"] + head.clock + head.engineOptions)
  }

  /// The command that judges the recording again with the same options. An empty list of invariants
  /// means all invariants. A comparison is repeated as a whole.
  package func checkCommand(_ invariants: [String], _ head: RunHead) -> String {
    if let compare {
      return command("compare", ["--against", compare.against] + head.clock + head.again)
    }
    let only = invariants.isEmpty ? [] : ["--only", invariants.joined(separator: ",")]
    return command("check", only + head.clock + head.again)
  }

  /// The command that shrinks the recording while an invariant stays broken. The command is nil if
  /// no engine can replay the recording, or no smaller recording can break the invariant.
  package func shrinkCommand(_ invariant: String, _ head: RunHead) -> String? {
    guard compare == nil, engine != "seen", isKnown(invariant) else { return nil }
    return command("shrink", ["--invariant", invariant] + head.clock + head.invariantOptions)
  }

  /// Whether the name is in the catalogue, or is a formula defined by a file or an option.
  private func isKnown(_ name: String) -> Bool {
    // The catalogue is tested first, because most names are in it, and a row may have thousands of
    // names.
    Catalogue.names.contains(name) || invariants.contains { $0.formula != nil && $0.name == name }
  }

  private func command(_ verb: String, _ options: [String]) -> String {
    (["flickbook", verb, recording.shellTypedPath]
      + (["--engine", engine] + options).map(\.shellTyped)).joined(separator: " ")
  }
}

extension RunHead {
  /// The command that repeats the whole run, with additional options.
  package func checkCommand(_ options: [String]) -> String {
    let verb = against.map { ["compare", "--against", $0.name] } ?? ["check"]
    return (["flickbook"] + verb + select + clock + again + options).map(\.shellTyped)
      .joined(separator: " ")
  }

  /// The command that shows a formula over the time of a recording.
  package func explainCommand(
    _ name: String, in recording: String, on engine: String
  ) -> String {
    let typed = settings.first {
      $0.invariant == name && $0.name == "formula" && $0.from == "--rule"
    }
    let rule = typed.map { ["--rule", $0.value] } ?? [name]
    return
      (["flickbook", "explain"] + rule + [recording, "--engine", engine] + clock + engineOptions)
      .map(\.shellTyped).joined(separator: " ")
  }

  /// The command that judges the failed recordings of a results file again, on the same engines.
  package func checkCommand(failedIn results: String) -> String {
    (["flickbook", against == nil ? "check" : "compare", "--failed-in", results] + clock + again)
      .map(\.shellTyped).joined(separator: " ")
  }

  /// The options that select the same engines.
  fileprivate var engineOptions: [String] {
    again { option in
      ["--engine-", "--browser", "--page"].contains { option.hasPrefix($0) }
        || Self.furtherEngineOptions.contains(option)
    }
  }

  /// The engine options whose names do not begin with engine, browser or page.
  private static let furtherEngineOptions: Set = [
    "--suite", "--allow-commands", "--lock-step", "--har", "--storage-state", "--init-script",
    "--no-sandbox",
  ]
  /// The options without a value.
  private static let flags: Set = [
    "--strict", "--allow-commands", "--lock-step", "--page-network", "--no-sandbox",
  ]

  /// The options of `again`, without `--strict` and `--repeat`, which `shrink` does not take.
  fileprivate var invariantOptions: [String] { again { !["--strict", "--repeat"].contains($0) } }

  /// The options of `again` that satisfy a condition, each with its value.
  private func again(_ isWanted: (String) -> Bool) -> [String] {
    var options: [String] = []
    var words = again[...]
    while let option = words.popFirst() {
      let value = Self.flags.contains(option) ? nil : words.popFirst()
      if isWanted(option) { options += [option] + (value.map { [$0] } ?? []) }
    }
    return options
  }

  /// The options that select the same frames.
  fileprivate var clock: [String] {
    (rate == "60" ? [] : ["--rate", rate]) + (phase == "0" ? [] : ["--phase", phase + "ms"])
  }
}
