internal import Model
internal import Text

/// Builds a suite from its elements.
final class SuiteBuilder: OutlineConsumer {
  private(set) var suite: Suite
  private let problems: ProblemList
  private var expectations = ExpectationBuilder()
  /// The number of engines up to the last engine with a command.
  private var commandEngine = 0
  /// The pattern of the open group; nil outside groups.
  private var pattern: Located<String>?

  init(_ suite: Suite, _ problems: ProblemList) {
    self.suite = suite
    self.problems = problems
  }

  func formula(_ bytes: UnsafeBufferPointer<UInt8>, at location: FileLocation) {
    expectations.formula(bytes, at: location)
  }

  func open(_ element: Element, _ attributes: Attributes, _ tag: borrowing StartTag) {
    switch element {
    case .engine:
      let name = attributes["name"] ?? ""
      suite.engines.append(Located(name, at: attributes.location(of: "name")))
      if let line = attributes["command"] {
        suite.commands.append(
          Located(
            Suite.Command(name: String(name.prefix { $0 != "(" }), line: line),
            at: attributes.location(of: "command")))
        commandEngine = suite.engines.count
      }
      addPage(attributes)
    case .variable: addVariable(attributes)
    case .pageView: addView(attributes)
    case .signal: addSignal(attributes)
    case .group:
      pattern = attributes["match"].map { Located($0, at: attributes.location(of: "match")) }
    case .expect: expectations = ExpectationBuilder()
    case .invariant, .parameter, .sequence, .state, .transition, .compare:
      expectations.open(element, attributes, problems)
    case .waive:
      suite.waivers.append(
        Located(
          Suite.Waiver(
            recording: attributes["recording"] ?? "", invariant: attributes["invariant"] ?? "",
            engine: attributes["engine"], reason: attributes["reason"] ?? "",
            until: attributes["until"].map { String($0.prefix(10)) }),
          at: attributes.location))
    case .gate:
      suite.gate = Suite.Gate(
        location: attributes.location, minRecordings: attributes.whole("min-recordings"),
        maxWarnings: attributes.whole("max-warnings"),
        maxUntested: attributes.whole("max-untested"))
    case .defaults:
      suite.defaults = attributes.values.map { name, text, location in
        Located(Suite.Default(option: name, value: text), at: location)
      }
    default: break
    }
  }

  private func addPage(_ attributes: Attributes) {
    guard let page = attributes["page"] else {
      for name in ["har", "storage-state", "init-script"] where attributes[name] != nil {
        problems.report(
          Objection(.sense, "\(name) without a page", expected: "page beside it"),
          at: attributes.location(of: name))
      }
      return
    }
    let location = attributes.location(of: "page")
    if attributes["command"] != nil {
      problems.report(
        Objection(.sense, "an engine with a command and a page", expected: "one of them"),
        at: location)
    } else if suite.page != nil {
      problems.report(
        Objection(.sense, "a second page", expected: "one page, or a suite for each"), at: location)
    }
    func file(_ name: String) -> Located<String>? {
      attributes[name].map { Located($0, at: attributes.location(of: name)) }
    }
    suite.page = Located(
      Suite.Page(
        engine: attributes["name"] ?? "", path: page, har: file("har"),
        storageState: file("storage-state"), initScript: file("init-script")), at: location)
  }

  private func addVariable(_ attributes: Attributes) {
    guard !attributes.isSpoiled, let name = attributes["name"] else { return }
    guard Self.isVariable(name) else {
      problems.report(
        Objection(
          .value, "the variable \"\(name.visible)\"",
          expected: "letters, digits and _, such as LANG"),
        at: attributes.location(of: "name"))
      return
    }
    guard commandEngine == suite.engines.count, let last = suite.commands.indices.last else {
      problems.report(
        Objection(
          .sense, "a variable of an engine without a command", expected: "command beside it"),
        at: attributes.location)
      return
    }
    let value = attributes["value"].map { "=" + $0 } ?? ""
    suite.commands[last].value.environment.append(name + value)
  }

  private static func isVariable(_ name: String) -> Bool {
    !name.isEmpty
      && name.allSatisfy { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private func addView(_ attributes: Attributes) {
    let view = Suite.View(
      name: attributes["name"] ?? "", selector: attributes["selector"] ?? "",
      moves: attributes["moves"])
    if suite.views.contains(where: { $0.name == view.name }) {
      problems.report(
        Objection(.sense, "a second view \"\(view.name)\"", expected: "each name once"),
        at: attributes.location(of: "name"))
    }
    suite.views.append(view)
  }

  private func addSignal(_ attributes: Attributes) {
    let signal = Suite.Signal(
      name: attributes["name"] ?? "", script: attributes["js"] ?? "",
      location: attributes.location(of: "js"))
    let location = attributes.location(of: "name")
    if !attributes.isSpoiled, !AppSignals.isName(signal.name) {
      problems.report(
        Objection(
          .value, "the signal \"\(signal.name.visible)\"", expected: AppSignals.expectedName),
        at: location)
    } else if suite.signals.contains(where: { $0.name == signal.name }) {
      problems.report(
        Objection(.sense, "a second signal \"\(signal.name)\"", expected: "each name once"),
        at: location)
    }
    suite.signals.append(signal)
  }

  func close(_ element: Element) {
    switch element {
    case .expect:
      if let pattern {
        suite.groups.append(
          Suite.Group(
            pattern: pattern.value, location: pattern.location,
            expectations: expectations.expectations))
      } else {
        suite.expectations = expectations.expectations
      }
    case .invariant, .sequence: expectations.close(element, problems)
    case .group: pattern = nil
    default: break
    }
  }
}
