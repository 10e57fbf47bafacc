/// How alike two engines are meant to be, and so which differences count.
public enum Likeness: String, CaseIterable, Sendable {
  /// The same engine, rewritten: not a bit may differ.
  case refactor
  /// The same physics, built otherwise or run elsewhere: rounding may differ.
  case build
  /// Another engine that keeps the same contract.
  case contract
  /// Whether a person would notice.
  case perception

  /// One line for people.
  public var summary: String {
    switch self {
    case .refactor: "the same engine, rewritten: not a bit may differ"
    case .build: "the same physics, built otherwise: rounding may differ"
    case .contract: "another engine that keeps the same contract"
    case .perception: "whether a person would notice"
    }
  }
}
