internal import Invariants
internal import Model
package import Replay
internal import Text

/// A failed recording for the playground: its gesture, and the engine on which it failed.
package struct PlaygroundTrial: Sendable {
  private let source: PlaygroundPage.Source
  private let engine: EngineFactory
  private let against: EngineFactory?
  private let isSubstitute: Bool

  /// - Parameters:
  ///   - engine: One of the engines of the playground, with its settings.
  ///   - against: The engine it is compared with, if that one runs in a page too.
  ///   - isSubstitute: Whether the recording failed on another engine, which cannot run in a page.
  package init(
    _ source: PlaygroundPage.Source, on engine: EngineFactory, against: EngineFactory?,
    isSubstitute: Bool
  ) {
    self.source = source
    self.engine = engine
    self.against = against
    self.isSubstitute = isSubstitute
  }

  /// The findings of the report are shown beside the violations in the playground.
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

/// The playground of a report, shared by all its recordings.
package struct ReportedPlayground: Sendable {
  /// The whole page, UTF-8.
  let html: @Sendable () -> [UInt8]
  /// The data that opens a recording there, or `nil` if its file no longer exists or cannot be
  /// played in a page.
  let trial: @Sendable (JudgedRecording) throws -> PlaygroundTrial?

  package init(
    html: @escaping @Sendable () -> [UInt8],
    trial: @escaping @Sendable (JudgedRecording) throws -> PlaygroundTrial?
  ) {
    self.html = html
    self.trial = trial
  }

  /// The file of the playground in a folder, to which all pages link.
  static let file = "play.html"
}

extension Markup {
  /// The whole playground, as data for the script that opens it.
  mutating func inert(_ playground: ReportedPlayground) {
    inert(String(decoding: playground.html(), as: UTF8.self).json, id: "playground")
  }
}
