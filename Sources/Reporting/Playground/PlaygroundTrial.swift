internal import Gesture
internal import JSON
package import Replay
internal import Verdicts

/// A failed recording as the playground opens it: its gesture, and the engine that it failed on.
package struct PlaygroundTrial: Sendable {
  private let source: PlaygroundPage.Source
  private let engine: EngineFactory
  private let against: EngineFactory?
  private let isStandIn: Bool

  /// - Parameters:
  ///   - engine: One of those that the playground has, with its settings.
  ///   - against: What it is compared with, where that runs in a page too.
  ///   - isStandIn: Whether the recording failed on another engine, which no page can run.
  package init(
    _ source: PlaygroundPage.Source, on engine: EngineFactory, against: EngineFactory?,
    isStandIn: Bool
  ) {
    (self.source, self.engine, self.against) = (source, engine, against)
    self.isStandIn = isStandIn
  }

  /// What the report found is shown beside what breaks there now.
  func json(_ row: JudgedRecording) -> JSONPiece {
    let breaks: [JSONPiece] = (row.broken + row.warned).compactMap { invariant in
      invariant.first.map {
        ["invariant": invariant.name.json, "time": JSONPiece(raw: $0.time.text)]
      }
    }
    return [
      "recording": PlaygroundText.of(source), "chosen": PlaygroundText.chosen(engine),
      "engine": row.engine.json, "isStandIn": isStandIn.json,
      "breaks": row.compare == nil ? breaks.json : [],
      "against": against.map(PlaygroundText.chosen),
    ]
  }
}

/// The playground as a report holds it: one for all its recordings.
package struct ReportedPlayground: Sendable {
  /// The whole page, UTF-8.
  let html: @Sendable () -> [UInt8]
  /// What opens a recording there; nothing where its file is gone, or no page can play it.
  let trial: @Sendable (JudgedRecording) throws -> PlaygroundTrial?

  package init(
    html: @escaping @Sendable () -> [UInt8],
    trial: @escaping @Sendable (JudgedRecording) throws -> PlaygroundTrial?
  ) {
    (self.html, self.trial) = (html, trial)
  }

  /// In a folder, the file that all its pages lead to.
  static let file = "play.html"
}

extension Markup {
  /// The whole playground, for a script that opens it.
  mutating func inert(_ playground: ReportedPlayground) {
    inert(String(decoding: playground.html(), as: UTF8.self).json, id: "playground")
  }
}
