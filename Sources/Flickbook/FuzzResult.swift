public import Model
internal import Runs
internal import Writing

/// The findings of fuzzing.
public struct FuzzResult: Sendable {
  /// The number of recordings that were tried.
  public let recordings: Int
  /// The number of recordings that failed.
  public let failing: Int
  /// The kinds of failures, by the names of invariants, or of measures in which two engines differ.
  public let faults: [Fault]
  /// Why recordings could not be judged.
  public let unjudged: [String]
  private let lines: [String]

  /// A kind of failure.
  public struct Fault: Sendable {
    /// The invariant or the measure.
    public let name: String
    /// The number of recordings with this failure.
    public let count: Int
    /// A description of the first failure of this kind.
    public let text: String
    /// The smallest recordings that still show the failure, at most three.
    public let smallest: [Recording]
  }

  init(_ plan: FuzzPlan) throws(SessionError) {
    var session = FuzzSession(plan)
    session.run()
    if let error = session.writing { throw SessionError(.unjudged, error.description) }
    recordings = session.done
    failing = session.failing
    faults = session.groups.sorted { $0.name < $1.name }.map { group in
      Fault(
        name: group.name, count: group.count, text: group.text,
        smallest: group.smallest.map(\.recording))
    }
    unjudged = session.unjudged
    lines = session.lines
  }

  /// Whether nothing was found, and every recording could be judged.
  public var holds: Bool { faults.isEmpty && unjudged.isEmpty }
}

extension FuzzResult: CustomStringConvertible {
  /// The output of `flickbook fuzz`.
  public var description: String { lines.joined(separator: "\n") }
}
