internal import Files
internal import Invariants
internal import Model
internal import Reports
internal import Results
internal import Runs
internal import Text

/// The settings of a run with the origin of each, as `--print-config` prints them.
struct ConfigText {
  private let request: CheckRequest
  private var arguments: ParsedArguments { request.arguments }
  private var head: RunHead { request.run.head }

  private typealias Row = (name: String, value: String, origin: String)

  init(_ request: CheckRequest, _ terminal: Terminal) { self.request = request }

  func print(_ terminal: inout Terminal) {
    let sections: [(name: String, rows: [Row])] = [
      ("RUN", run), ("OPTIONS", options), ("CONDITIONS", conditions), ("INVARIANTS", invariants),
    ]
    let rows = sections.flatMap(\.rows)
    let names = rows.map(\.name.count).max() ?? 0
    let values = min(rows.map(\.value.count).max() ?? 0, 40)
    for section in sections where !section.rows.isEmpty {
      terminal.output.line(terminal.output.painted(section.name, .bold))
      for row in section.rows {
        let name = row.name.padded(to: names)
        let value = row.value.visible.padded(to: values)
        terminal.output.line("  \(name)  \(value)  \(row.origin.visible)")
      }
    }
    if !arguments.has(.verbose) {
      let changed = Set(head.settings.map(\.invariant)).count
      let all = request.invariants.count
      terminal.output.line(
        "-v also shows the \(all - changed) invariants whose settings are built in.")
    }
  }

  private var run: [Row] {
    let plan = request.run.work.plan
    let suite = plan.suite
    var rows: [Row] = []
    rows.append(
      (
        "suite", suite?.file ?? "none",
        arguments.text(.suite) != nil ? Option.suite.dashed : suite == nil ? "" : "found"
      ))
    for engine in plan.engines {
      let text = engine.designation.text
      let typed = arguments.texts(.engines).contains(text)
      let line = suite?.engines.first { $0.value == text || $0.value.engineName == text.engineName }
      let origin =
        typed
        ? Option.engine.dashed
        : line.map { SettingOrigin.file(suite?.file ?? "", $0.location).text } ?? "built in"
      rows.append(("engine", text, origin))
    }
    rows.append(("recordings", String(plan.recordings.count), ""))
    return rows
  }

  /// The given options, followed by the other options that have a value.
  private var options: [Row] {
    let given = arguments.origins.filter {
      ![Option.engine.name, Option.printConfig.name, Option.verbose.name, Option.suite.name]
        .contains($0.option.name)
    }
    let rows = given.map { (name: $0.option.name, value: $0.value, origin: $0.origin) }
    let others = arguments.verb.options.compactMap { option -> Row? in
      guard !arguments.has(option) else { return nil }
      if option.name == Option.jobs.name {
        return (option.name, String(Clock.processors), "the number of processors")
      }
      return option.standard.map { (option.name, $0, "built in") }
    }
    return rows + others
  }

  private var conditions: [Row] {
    head.gates.map { ($0.kind.rawValue, String($0.count), $0.from) }
  }

  private var invariants: [Row] {
    let set = head.settings.map { setting in
      (name: setting.invariant, value: "\(setting.name) \(setting.value)", origin: setting.from)
    }
    guard arguments.has(.verbose) else { return set }
    return set
      + request.invariants.filter { invariant in !set.contains { $0.name == invariant.name } }
      .map { invariant in
        let tolerance = invariant.tolerance.standard.prefix { $0 != ":" }
        return (invariant.name, "\(Level.error.rawValue), tolerance \(tolerance)", "built in")
      }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
