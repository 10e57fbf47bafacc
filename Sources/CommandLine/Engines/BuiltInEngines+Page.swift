internal import Engines
internal import Playground
internal import Recorder
internal import Replay
internal import Reports
internal import Runs
internal import Text

extension BuiltInEngines {
  /// The engine for a page, with its settings, from a typed text. Errors name the option.
  static func inPage(_ typed: String, of option: Option) throws(UsageError) -> EngineFactory {
    let designation = try EngineDesignation(typed, of: option)
    let names = all.map(\.name)
    // A name that resembles no engine gets the list of all engines; for other unknown names,
    // `EngineList` proposes the nearest name.
    guard names.contains(designation.name) || names.nearest(to: designation.name) != nil else {
      throw .badValue(
        typed, of: option, expected: "an engine that runs in a page: " + names.listed("or"))
    }
    let chosen = try EngineList(all).engine(designation, of: option)
    guard case .live(let factory) = chosen.kind else {
      throw .badValue(typed, of: option, expected: "an engine that runs in a page")
    }
    return factory
  }
}

extension ReportedPlayground {
  /// The playground with the engines of this program; nil if the program was built without the
  /// engines for pages.
  static let builtIn = builtIn { try? BuiltInEngines.inPage($0, of: .playedEngine) }
}

extension PageEngines {
  /// The engines of this program for pages; throws if the program was built without them.
  static func required() throws(UsageError) -> PageEngines {
    guard let built else {
      throw UsageError(
        "this program was built without the engines for pages; make playground, in the folder of "
          + "Flickbook, compiles them in two minutes and builds the program with them",
        meant: "make playground")
    }
    return built
  }
}

/// The named engines, which scroll the scenes of the recorder page.
func drivingEngines(
  _ arguments: ParsedArguments
) throws(UsageError) -> [RecorderPage.DrivingEngine] {
  let option = Option.drivingEngines
  let engines = try arguments.texts(option).map { (typed) throws(UsageError) in
    let factory = try BuiltInEngines.inPage(typed, of: option)
    let index = BuiltInEngines.all.firstIndex { $0.name == factory.name }
    return RecorderPage.DrivingEngine(
      typed, index: index ?? 0, values: factory.settings.map(\.value))
  }
  guard engines.count <= 2 else {
    throw UsageError(
      "\(option.dashed): \(engines.count) engines, expected one, or two that take turns")
  }
  return engines
}
