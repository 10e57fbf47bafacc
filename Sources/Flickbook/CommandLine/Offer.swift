internal import Engines
internal import Verdicts

/// What the shells offer for a value that is no closed list: engines may be set differently, and be
/// programs of their own, but most people type a name.
struct Offer: Equatable, Sendable {
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

  static let engine = Offer(names: .engines, shape: .one)
  static let invariant = Offer(names: .invariants, shape: .one)
  static let invariants = Offer(names: .invariants, shape: .list)
  static let level = Offer(names: .invariants, shape: .pair(["off", "warn", "error"]))
  static let tolerance = Offer(names: .invariants, shape: .pair([]))
  static let difference = Offer(names: .measures, shape: .pair([]))
}

extension Offer.Names {
  var words: [String] {
    switch self {
    case .engines: BuiltInEngines.all.map(\.name) + [EngineList.seen]
    case .invariants: Catalogue.all.map { $0.name }
    case .measures: Metric.allCases.map(\.rawValue)
    }
  }
}
