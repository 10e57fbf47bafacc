internal import Gesture
package import Replay

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
}

extension PlaygroundTrial {
  /// What the report found is shown beside what breaks there now.
  func json(_ row: JudgedRecording) -> String {
    let breaks = (row.broken + row.warned).compactMap { invariant in
      invariant.first.map { first in
        JSONText.object([
          ("invariant", JSONText.string(invariant.name)), ("time", first.time.text),
        ])
      }
    }
    var members = [
      ("recording", PlaygroundText.of(source)), ("chosen", PlaygroundText.chosen(engine)),
      ("engine", JSONText.string(row.engine)), ("isStandIn", isStandIn ? "true" : "false"),
      ("breaks", PlaygroundText.list(row.compare == nil ? breaks : [])),
    ]
    if let against { members.append(("against", PlaygroundText.chosen(against))) }
    return JSONText.object(members)
  }
}

/// The playground as a report holds it: one for all its recordings.
package struct ReportedPlayground: Sendable {
  /// The whole page, UTF-8.
  let html: @Sendable () -> [UInt8]
  /// What opens a recording there; nothing where its file is gone, or no page can play it.
  let trial: @Sendable (JudgedRecording) -> PlaygroundTrial?

  package init(
    html: @escaping @Sendable () -> [UInt8],
    trial: @escaping @Sendable (JudgedRecording) -> PlaygroundTrial?
  ) {
    (self.html, self.trial) = (html, trial)
  }

  /// In a folder, the file that all its pages lead to.
  static let file = "play.html"
}

extension Markup {
  /// The whole playground, for a script that opens it.
  mutating func inert(_ playground: ReportedPlayground) {
    inert(JSONText.string(String(decoding: playground.html(), as: UTF8.self)), id: "playground")
  }
}
