internal import Invariants
internal import Model
package import Replay
internal import Results
internal import Text

/// A recording that failed, and the engine on which the playground replays it.
package struct PlaygroundTrial: Sendable {
  private let source: PlaygroundPage.Source
  private let engine: EngineFactory
  private let against: EngineFactory?
  private let isSubstitute: Bool

  /// - Parameters:
  ///   - engine: An engine of the playground, with its settings.
  ///   - against: The engine with which `engine` is compared, if that engine can also run in a
  ///     page.
  ///   - isSubstitute: Whether `engine` replaces the engine on which the recording failed, because
  ///     that engine cannot run in a page.
  package init(
    _ source: PlaygroundPage.Source, on engine: EngineFactory, against: EngineFactory?,
    isSubstitute: Bool
  ) {
    self.source = source
    self.engine = engine
    self.against = against
    self.isSubstitute = isSubstitute
  }

  /// The data of the trial, with the violations in the report, which the playground shows beside
  /// its own findings.
  func json(_ row: JudgedRecording) -> JSONPiece {
    let violations: [JSONPiece] = (row.broken + row.warned).compactMap { invariant in
      invariant.first.map {
        ["invariant": invariant.name.json, "time": JSONPiece(raw: $0.time.text)]
      }
    }
    return [
      "recording": PlaygroundText.of(source), "chosen": PlaygroundText.chosen(engine),
      "engine": row.engine.json, "isStandIn": isSubstitute.json,
      "breaks": row.compare == nil ? violations.json : [],
      "against": against.map(PlaygroundText.chosen),
    ]
  }
}
