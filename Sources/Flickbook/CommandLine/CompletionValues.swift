internal import Engines
internal import Verdicts

/// What the shells offer for a value that is no closed list: engines may be set differently, and be
/// programs of their own, but most people type a name.
struct CompletionValues: Equatable, Sendable {
  let names: Names
  let shape: Shape

  /// Words that exist once in a file of completions, however many options offer them.
  enum Names: String, CaseIterable, Sendable {
    case engines, invariants, measures
  }

  enum Shape: Equatable, Sendable {
    case one
    /// Several, with commas between them.
    case list
    /// One, an equals sign, and one of these if there are any to choose from.
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
    case .engines: BuiltInEngines.all.map(\.name) + [EngineList.seen]
    case .invariants: (Catalogue.all + Catalogue.pages).map { $0.name }
    case .measures: Metric.allCases.map(\.rawValue)
    }
  }
}
