/// The required similarity of two engines, which determines the differences that count.
public enum Likeness: String, CaseIterable, Sendable {
  /// The same engine, rewritten: every bit must be equal.
  case refactor
  /// The same physics in a different build or on a different computer: rounding may differ.
  case build
  /// Another engine that keeps the same contract.
  case contract
  /// Only differences that a user would notice count.
  case perception

  /// A one-line description.
  public var summary: String {
    switch self {
    case .refactor: "the same engine, rewritten: results must be identical"
    case .build: "the same physics, implemented differently: only rounding may differ"
    case .contract: "another engine that keeps the same contract"
    case .perception: "only differences that a user would not notice"
    }
  }
}
