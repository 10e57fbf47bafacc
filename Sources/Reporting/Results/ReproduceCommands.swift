internal import Gesture

extension JudgedRecording {
  /// The command that draws the moment of a break.
  public func showCommand(at first: JudgedLaw.Break, _ head: RunHead) -> String {
    command("show", ["--at", "\(first.time.text)ms"] + head.clock)
  }

  /// The command that judges it again by some laws, or by all, as it was judged.
  public func checkCommand(_ laws: [String], _ head: RunHead) -> String {
    let only = laws.isEmpty ? [] : ["--only", laws.joined(separator: ",")]
    return command("check", only + head.clock + head.again)
  }

  private func command(_ verb: String, _ options: [String]) -> String {
    (["flickbook", verb, recording, "--engine", engine] + options).map(\.shellTyped)
      .joined(separator: " ")
  }
}

extension RunHead {
  /// The command that does the whole run again, with further options.
  public func checkCommand(_ options: [String]) -> String {
    (["flickbook", "check"] + select + clock + again + options).map(\.shellTyped)
      .joined(separator: " ")
  }

  /// The options that give the same frames.
  fileprivate var clock: [String] {
    (rate == "60" ? [] : ["--rate", rate]) + (phase == "0" ? [] : ["--phase", phase])
  }
}
