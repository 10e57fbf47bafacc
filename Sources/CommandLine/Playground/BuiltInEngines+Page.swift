internal import Engines
internal import Replay
internal import Reporting
internal import Runs
internal import Text

extension BuiltInEngines {
  /// An engine that runs in a page, with its settings; errors name the option.
  static func inPage(_ typed: String, of option: Option) throws(UsageError) -> EngineFactory {
    let designation = try EngineDesignation(typed, of: option)
    let names = all.map(\.name)
    // A known engine that cannot run in a page is rejected as such; for other names the nearest one
    // is offered.
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

/// The engines that scroll the scenes of the recorder page.
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
