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
@_exported public import Reporting
@_exported public import Runs
@_exported public import Text
@_exported public import Writing

/// Runs the program with engines of your own, or with those that come with it.
///
/// Five lines make a program that has every verb and your engine:
///
///     import Flickbook
///
///     Flickbook.main(engines: BuiltInEngines.all + [MyEngine.factory])
///
/// - Parameters:
///   - engines: What `--engine` may name, each name once. Without an `ios` among them the first
///     is the one that is used when none is named.
///   - invariants: Formulas by which every recording is judged besides the catalogue.
public func main(
  engines: [EngineFactory] = BuiltInEngines.all, invariants: [Invariant] = []
) -> Never {
  runProgram(engines: engines, invariants: invariants)
}
