internal import CommandLine
@_exported public import Comparing
@_exported public import EngineLink
@_exported public import Engines
@_exported public import Exploration
@_exported public import Files
@_exported public import Interchange
@_exported public import Invariants
@_exported public import Model
@_exported public import Replay
@_exported public import Reports
@_exported public import Results
@_exported public import Runs
@_exported public import Text
@_exported public import Writing

/// Runs the program with your own engines, or with the engines that come with it.
///
/// The following program has every verb and your engine:
///
///     import Flickbook
///
///     Flickbook.main(engines: BuiltInEngines.all + [MyEngine.factory])
///
/// - Parameters:
///   - engines: The engines that `--engine` may name. Each name must be unique. If a command names
///     no engine, `ios` is used or, without an engine `ios`, the first engine.
///   - invariants: Formulas by which every recording is judged, in addition to the catalogue.
public func main(
  engines: [EngineFactory] = BuiltInEngines.all, invariants: [Invariant] = []
) -> Never {
  runProgram(engines: engines, invariants: invariants)
}
