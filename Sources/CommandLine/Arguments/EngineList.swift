internal import Chromium
internal import EngineLink
internal import Replay
internal import Runs
internal import Text

/// The named engines of this program, and the engines that are separate programs.
struct EngineList: Sendable {
  let factories: [EngineFactory]
  var processes: [EngineProcesses] = []
  /// The processes of this list and of all lists made from it.
  let started = StartedEngines()
  /// The browsers of the engine `chromium`; nil if no browser is installed.
  var browsers: Browsers?
  /// The page that the engine `chromium` loads instead of scenes. `comparedPage` is the page for
  /// the engine of `--against`.
  var page: WebPage?
  var comparedPage: WebPage?
  /// The views of the page that the command line or the suite chooses.
  var views: [PageView] = []
  /// The signals of the suite that a page reports at every step.
  var signals: [PageSignal] = []
  /// The engines of a suite that may not be started, by name, with the reason.
  var refused: [String: UsageError] = [:]

  init(_ factories: [EngineFactory]) { self.factories = factories }

  var names: [String] {
    [EngineNames.seen] + factories.map(\.name) + [Browsers.engineName]
      + processes.map(\.command.name)
  }

  /// The command that lists the engines.
  private static let list = "\(Release.name) \(Verb.list.name) engines"

  /// The default engine of this program: the reference engine if it exists.
  var standard: String? { (factories.first { $0.name == "ios" } ?? factories.first)?.name }

  func engine(
    _ designation: EngineDesignation, of option: Option
  ) throws(UsageError) -> ChosenEngine {
    if designation.name == EngineNames.seen {
      if let setting = designation.settings.first {
        throw UsageError(
          "\(option.dashed): \(EngineNames.seen) is the recorded device, which has no settings: remove \(setting.name.quoted)"
        )
      }
      return ChosenEngine(designation: designation, kind: .seen)
    }
    if let error = refused[designation.name] { throw error }
    if designation.name == Browsers.engineName {
      guard let browsers else { throw UsageError("\(option.dashed): \(BrowserCommand.missing)") }
      let page = option.name == Option.against.name ? comparedPage : page
      let (signals, views) = (signals, views)
      var chosen = try started(designation, of: option) { () throws(EngineError) in
        try EngineFactory(browsers, page: page, views, asking: signals)
      }
      if page != nil {
        chosen.covering = { (watch) throws(EngineError) in
          try EngineFactory(browsers, page: page, views, asking: signals, telling: watch)
        }
      }
      return chosen
    }
    if let processes = processes.first(where: { $0.command.name == designation.name }) {
      return try started(designation, of: option) { () throws(EngineError) in
        try EngineFactory(processes)
      }
    }
    guard let factory = factories.first(where: { $0.name == designation.name }) else {
      let names = names.filter { $0 != EngineNames.seen } + [EngineNames.seen]
      let near = names.nearest(to: designation.name)
      throw UsageError(
        "\(option.dashed): unknown engine \(designation.name.quoted)"
          + (near.map { offer($0) } ?? ": expected \(names.listed("or"))"),
        meant: Self.list, correction: near.map { .replace(designation.name, by: $0) })
    }
    return try set(designation, on: factory, of: option)
  }

  /// An engine in another process. If the process cannot be started, every recording on this engine
  /// is an error.
  private func started(
    _ designation: EngineDesignation, of option: Option,
    _ start: () throws(EngineError) -> EngineFactory
  ) throws(UsageError) -> ChosenEngine {
    let factory: EngineFactory
    do throws(EngineError) { factory = try start() } catch {
      let failed = EngineFactory(failed: designation.name, error)
      return ChosenEngine(designation: designation, kind: .live(failed))
    }
    return try set(designation, on: factory, of: option)
  }

  private func set(
    _ designation: EngineDesignation, on factory: EngineFactory, of option: Option
  ) throws(UsageError) -> ChosenEngine {
    let names = factory.settings.map(\.name)
    for setting in designation.settings where !names.contains(setting.name) {
      let expected =
        names.isEmpty
        ? ": it has no settings" : ": '\(Release.name) list engines -v' shows its settings"
      let near = names.nearest(to: setting.name)
      throw UsageError(
        "\(option.dashed): engine \(factory.name) has no setting \(setting.name.quoted)"
          + (near.map { offer($0) } ?? expected),
        meant: Self.list + " -v", correction: near.map { .replace(setting.name, by: $0) })
    }
    do {
      let set = try factory.setting(
        designation.settings.compactMap { setting in setting.value.map { (setting.name, $0) } },
        only: designation.settings.filter { $0.value == nil }.map(\.name))
      return ChosenEngine(designation: designation, kind: .live(set))
    } catch {
      throw UsageError("\(option.dashed): \(error.message)")
    }
  }

  /// Why these engines cannot be used together: a text about their names for the author of the
  /// program; nil if they can.
  var objection: String? { EngineNames.objection(to: factories) }
}
