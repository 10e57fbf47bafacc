internal import Engines
internal import Model
internal import Reports
internal import Results
internal import Runs
internal import Text
internal import Writing

/// A demo: commands for new users, each with its output.
///
/// Nothing is simulated: each displayed command is run by its verb.
struct DemoRun {
  private let folder: DemoFolder
  private let width: Int
  /// The typed options for colours and for ASCII. They are added to every command without being
  /// displayed.
  private let silent: [String]

  init(_ arguments: ParsedArguments, _ terminal: Terminal) {
    folder = DemoFolder(arguments.text(.demoFolder))
    width = min(max(terminal.width, 72), 100)
    silent = arguments.typed([.color, .ascii])
  }

  private static let sound = "ios"
  /// The reference engine with a wrong constant: the value of iOS is 0.55.
  private static let faulty = "ios(rubber=2)"
  /// The invariant that the faulty engine breaks.
  private static let invariant = "overscroll-damped"

  func run(_ terminal: inout Terminal) throws -> Outcome {
    try folder.write()
    write(
      """
      This demo plays one gesture on two scroll engines, one correct and one broken. It writes only into \
      the folder \(folder.path.visible).
      """, &terminal)
    title("1. A gesture", &terminal)
    write(
      """
      A recording is a small XML file: a scene and touches. In this one a list is pulled down and \
      released. show replays it in virtual time and plots the result.
      """, &terminal)
    var outcome = try step(["show", folder.recording, "--engine", Self.sound], [], &terminal)
    title("2. A correct engine", &terminal)
    write(
      "check judges the replay by invariants: rules that any scroll view should obey.", &terminal)
    outcome.add(
      try step(["check", folder.recording, "--engine", Self.sound], Self.plain, &terminal))
    title("3. A broken engine", &terminal)
    write(
      """
      The same engine with one wrong constant. Pulled past its edge, a list should follow the \
      finger more slowly; with rubber=2 it moves further than the finger. --html writes the \
      report; with ios as the second engine, both are in it.
      """, &terminal)
    outcome.add(
      try step(
        [
          "check", folder.recording, "--engine", Self.faulty, "--engine", Self.sound, "--html",
          folder.report,
        ], Self.plain, &terminal))
    title("4. Next", &terminal)
    write(
      "That failure is intended. Open \(folder.report.visible) in a browser to play it; then try:",
      &terminal)
    for (command, effect) in next {
      terminal.output.line()
      for line in lines(of: command, "  ") { terminal.output.line(line) }
      terminal.output.write(Paragraph.set(effect, indent: 6, width: width))
    }
    return outcome
  }

  /// The options that turn off progress, and the annotations and the job summary for GitHub.
  private static let plain = ["--annotations", "none", "--progress", "never"]

  private var next: KeyValuePairs<[String], String> {
    [
      ["explain", Self.invariant]: "Explain the broken invariant.",
      ["show", folder.recording, "--engine", Self.faulty, "--at", "100ms"]:
        "Show the frames around the moment at which it broke.",
      ["compare", folder.recording, "--engine", Self.faulty, "--against", Self.sound]:
        "Show how far the two engines differ.",
      [
        "shrink", folder.recording, "--engine", Self.faulty, "--invariant", Self.invariant, "-o",
        folder.path.appending(component: "small.xml"),
      ]: "Find the smallest gesture that still breaks it.",
      ["engine", "new", "--language", "python", folder.path.appending(component: "my-engine")]:
        "Write a scroll engine to start from; also in swift, c and js.",
      ["record", "page", "-o", folder.path.appending(component: "recorder.html")]:
        "Write a web page that records your own gestures on a phone.",
    ]
  }

  /// Displays a command, and runs it.
  private func step(
    _ words: [String], _ more: [String], _ terminal: inout Terminal
  ) throws(UsageError) -> Outcome {
    terminal.output.line()
    for line in lines(of: words, "$ ") { terminal.output.line(line) }
    terminal.output.line()
    let parser = ArgumentParser(isPath: { _ in true }, engines: EngineList(BuiltInEngines.all))
    guard case .run(let arguments) = try parser.parse(words + more + silent) else { return .held }
    let outcome = try arguments.verb.run(arguments, &terminal)
    if let line = outcome.lastLine { terminal.output.line(line) }
    terminal.output.flush()
    // The faulty engine is expected to break the invariant.
    return outcome.code == .broken ? .held : outcome
  }

  /// The text of a command that the user can paste, wrapped into lines if it is long.
  private func lines(of words: [String], _ margin: String) -> [String] {
    var lines = [margin + Release.name]
    var rest = words[...]
    while let word = rest.popFirst() {
      var typed = word.shellTyped
      // A value is kept on the line of its option.
      if word.hasPrefix("-"), let value = rest.popFirst() { typed += " " + value.shellTyped }
      if lines[lines.count - 1].count + typed.count + 3 > width {
        lines[lines.count - 1] += " \\"
        lines.append("    " + typed)
      } else {
        lines[lines.count - 1] += " " + typed
      }
    }
    return lines
  }

  private func title(_ text: String, _ terminal: inout Terminal) {
    terminal.output.line("\n" + terminal.output.painted(text, .bold))
  }

  private func write(_ text: String, _ terminal: inout Terminal) {
    terminal.output.write(Paragraph.set(text, indent: 0, width: width))
  }
}
