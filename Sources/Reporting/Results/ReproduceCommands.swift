internal import Gesture
internal import Verdicts

extension JudgedRecording {
  /// The command that draws a moment.
  func showCommand(at time: Instant, _ head: RunHead) -> String {
    command("show", ["--at", "\(time.text)ms"] + head.clock + head.engineOptions)
  }

  /// The command that judges it again by some invariants, or by all, as it was judged; what was
  /// compared is compared again as a whole.
  package func checkCommand(_ invariants: [String], _ head: RunHead) -> String {
    if let compare {
      return command("compare", ["--against", compare.against] + head.clock + head.again)
    }
    let only = invariants.isEmpty ? [] : ["--only", invariants.joined(separator: ",")]
    return command("check", only + head.clock + head.again)
  }

  /// The command that makes it smaller while an invariant stays broken; nothing where there is no
  /// engine to replay it on, or no invariant that a smaller one could break.
  package func shrinkCommand(_ invariant: String, _ head: RunHead) -> String? {
    guard compare == nil, engine != "seen", isKnown(invariant) else { return nil }
    return command("shrink", ["--invariant", invariant] + head.clock + head.invariantOptions)
  }

  /// Whether it is of the catalogue, or a formula that a file or an option defines.
  private func isKnown(_ name: String) -> Bool {
    // Most are of the catalogue; a row may have thousands.
    Catalogue.names.contains(name) || invariants.contains { $0.formula != nil && $0.name == name }
  }

  private func command(_ verb: String, _ options: [String]) -> String {
    (["flickbook", verb, recording.shellTypedPath]
      + (["--engine", engine] + options).map(\.shellTyped)).joined(separator: " ")
  }
}

extension RunHead {
  /// The command that does the whole run again, with further options.
  package func checkCommand(_ options: [String]) -> String {
    let verb = against.map { ["compare", "--against", $0.name] } ?? ["check"]
    return (["flickbook"] + verb + select + clock + again + options).map(\.shellTyped)
      .joined(separator: " ")
  }

  /// The command that judges again what failed in results, on the same engines.
  package func checkCommand(failedIn results: String) -> String {
    (["flickbook", against == nil ? "check" : "compare", "--failed-in", results] + clock + again)
      .map(\.shellTyped).joined(separator: " ")
  }

  /// The options that bring in the same engines.
  fileprivate var engineOptions: [String] {
    again { option in
      ["--engine-", "--browser", "--page", "--no-sandbox"].contains { option.hasPrefix($0) }
        || ["--suite", "--allow-commands", "--lock-step"].contains(option)
    }
  }

  /// The options that say how invariants are judged, and nothing of how often.
  fileprivate var invariantOptions: [String] { again { !["--strict", "--repeat"].contains($0) } }

  /// Those of the options that are wanted, each with its value.
  private func again(_ isWanted: (String) -> Bool) -> [String] {
    var options: [String] = []
    var words = again[...]
    while let option = words.popFirst() {
      let isFlag = ["--strict", "--allow-commands", "--lock-step", "--no-sandbox"].contains(option)
      let value = isFlag ? nil : words.popFirst()
      if isWanted(option) { options += [option] + (value.map { [$0] } ?? []) }
    }
    return options
  }

  /// The options that give the same frames.
  fileprivate var clock: [String] {
    (rate == "60" ? [] : ["--rate", rate]) + (phase == "0" ? [] : ["--phase", phase + "ms"])
  }
}
