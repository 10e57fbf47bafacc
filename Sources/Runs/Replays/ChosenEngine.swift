package import Chromium
internal import Files
package import Invariants
package import Model
package import Replay
internal import Text

/// The engine, or its saved output, on which a recording is replayed.
package struct ChosenEngine: Sendable {
  package let designation: EngineDesignation
  package let kind: Kind
  /// Makes the same engine, which also collects the executed code of its page; nil if it has no
  /// page.
  package var covering: (@Sendable (CodeWatch) throws(EngineError) -> EngineFactory)?

  package init(designation: EngineDesignation, kind: Kind) {
    self.designation = designation
    self.kind = kind
  }

  package enum Kind: Sendable {
    /// An engine that runs now, with the designated settings.
    case live(EngineFactory)
    /// The observations of the recorded device.
    case seen
    /// A saved trace or saved steps of an engine.
    case kept(KeptReplays)
  }
}

extension ChosenEngine {
  /// One sentence for each name in its declarations that is unknown and has no effect.
  package var unknownNames: [String] {
    switch kind {
    case .live(let factory): factory.unknownNames
    case .seen, .kept: []
    }
  }

  /// An engine with its default settings.
  package init(_ factory: EngineFactory) throws(SessionError) {
    if let objection = EngineNames.objection(to: [factory]) {
      throw SessionError(.unjudged, objection)
    }
    self.init(designation: EngineDesignation(name: factory.name), kind: .live(factory))
  }

  /// Its factory, if it runs now.
  var factory: EngineFactory? { if case .live(let factory) = kind { factory } else { nil } }

  /// The head of the saved replay.
  private var kept: TraceHead? { if case .kept(let kept) = kind { kept.head } else { nil } }

  /// A copy for one recording, which reports later errors of the engine.
  func reporting(_ lateFaults: LateFaults?) -> ChosenEngine {
    guard var factory else { return self }
    factory.lateFaults = lateFaults
    return ChosenEngine(designation: designation, kind: .live(factory))
  }

  /// Whether it runs now and can be replayed again. Recorded and saved output cannot.
  package var isLive: Bool { factory != nil }

  /// Whether it is a recorded device, with samples at irregular times. An engine has a value at
  /// every frame.
  package var isSeen: Bool { if case .seen = kind { true } else { false } }

  /// Whether it can take pictures of what it shows.
  package var takesPictures: Bool { factory?.picturing != nil }

  /// Whether it shows a web page of the user.
  package var showsPage: Bool { factory?.showsPage ?? false }

  /// The contract by which invariants judge. A device declares nothing.
  var contract: EngineContract { factory?.contract ?? kept?.declared?.contract ?? EngineContract() }

  /// Whether it is a browser.
  package var isBrowser: Bool { factory?.name == Browsers.engineName }

  /// The values that it reports.
  package var reports: Abilities {
    if isSeen { return SeenSteps<RecordingEvents>.abilities }
    return factory?.abilities ?? kept?.declared?.abilities ?? .all
  }

  /// The terms by which invariants judge it. The state of a recorded device between two samples is
  /// not inferred.
  package func terms(at clock: FrameClock) -> Terms {
    Terms(reports, contract, isSeen: isSeen, showsPage: showsPage, at: clock)
  }

  /// Its name and version, without its settings.
  var nameAndVersion: String {
    factory.map { "\($0.name) \($0.version)" } ?? kept?.engine ?? designation.text
  }

  /// `nil` for a recorded device.
  var version: String? { factory?.version ?? kept?.engineVersion }

  /// For display: `ios(slop=8) 1.0`.
  package var text: String { isSeen ? EngineNames.seen : "\(designation.text) \(version ?? "")" }
}

extension Terms {
  /// The terms of a replay, whether live or saved.
  init(
    _ reports: Abilities, _ contract: EngineContract, isSeen: Bool, showsPage: Bool,
    at clock: FrameClock
  ) {
    self.init(abilities: reports, contract: contract)
    infers = !isSeen
    self.showsPage = showsPage
    frame = .seconds(1 / clock.rate.hertz)
  }
}
