internal import Comparing
internal import Engines
internal import Invariants
internal import Replay
internal import Runs

/// The values that shells offer for an option without a closed list. Engines may have settings or
/// be external programs, but most users type a name.
struct CompletionValues: Equatable, Sendable {
  let names: Names
  let shape: Shape

  /// The lists of names. Each list occurs once in a file of completions, even if several options
  /// use it.
  enum Names: String, CaseIterable, Sendable {
    case engines, invariants, measures
  }

  enum Shape: Equatable, Sendable {
    case one
    /// Several names, separated by commas.
    case list
    /// A name, an equals sign, and a value: a value from the list, or any value if the list is
    /// empty.
    case pair([String])
  }

  static let engine = CompletionValues(names: .engines, shape: .one)
  static let invariant = CompletionValues(names: .invariants, shape: .one)
  static let invariants = CompletionValues(names: .invariants, shape: .list)
  static let level = CompletionValues(names: .invariants, shape: .pair(["off", "warn", "error"]))
  static let tolerance = CompletionValues(names: .invariants, shape: .pair([]))
  static let difference = CompletionValues(names: .measures, shape: .pair([]))
}

extension CompletionValues.Names {
  var words: [String] {
    switch self {
    case .engines: BuiltInEngines.all.map(\.name) + [EngineNames.seen]
    case .invariants: (Catalogue.all + Catalogue.pages).map { $0.name }
    case .measures: Metric.allCases.map(\.rawValue)
    }
  }
}
