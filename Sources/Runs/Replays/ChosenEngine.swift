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
  /// Makes the same engine with an additional collector of the executed code of its page; nil if
  /// the engine shows no page.
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
  /// One sentence for each unknown name in the engine's declarations. Such names have no effect.
  package var unknownNames: [String] {
    switch kind {
    case .live(let factory): factory.unknownNames
    case .seen, .kept: []
    }
  }

  /// Creates an engine with its default settings.
  package init(_ factory: EngineFactory) throws(SessionError) {
    if let objection = EngineNames.objection(to: [factory]) {
      throw SessionError(.unjudged, objection)
    }
    self.init(designation: EngineDesignation(name: factory.name), kind: .live(factory))
  }

  /// The factory of an engine that runs now; nil for recorded or saved output.
  var factory: EngineFactory? { if case .live(let factory) = kind { factory } else { nil } }

  /// The head of the saved trace; nil for other engines.
  private var kept: TraceHead? { if case .kept(let kept) = kind { kept.head } else { nil } }

  /// A copy for one recording, which reports later errors of the engine.
  func reporting(_ lateFaults: LateFaults?) -> ChosenEngine {
    guard var factory else { return self }
    factory.lateFaults = lateFaults
    return ChosenEngine(designation: designation, kind: .live(factory))
  }

  /// Whether the engine runs now and can be replayed again, in contrast to recorded and saved
  /// output.
  package var isLive: Bool { factory != nil }

  /// Whether this is the recorded device, which has samples at irregular times. An engine has a
  /// value at every frame.
  package var isSeen: Bool { if case .seen = kind { true } else { false } }

  /// Whether the engine can take pictures of its screen.
  package var takesPictures: Bool { factory?.picturing != nil }

  /// Whether the engine shows a web page of the user.
  package var showsPage: Bool { factory?.showsPage ?? false }

  /// The contract by which invariants judge the engine. A recorded device declares nothing.
  var contract: EngineContract { factory?.contract ?? kept?.declared?.contract ?? EngineContract() }

  /// Whether the engine is a browser.
  package var isBrowser: Bool { factory?.name == Browsers.engineName }

  /// The values that the engine reports.
  package var reports: Abilities {
    if isSeen { return SeenSteps<RecordingEvents>.abilities }
    return factory?.abilities ?? kept?.declared?.abilities ?? .all
  }

  /// The terms by which invariants judge the engine. The state of a recorded device between two
  /// samples is not inferred.
  package func terms(at clock: FrameClock) -> Terms {
    Terms(reports, contract, isSeen: isSeen, showsPage: showsPage, at: clock)
  }

  /// The name and version of the engine, without its settings.
  var nameAndVersion: String {
    factory.map { "\($0.name) \($0.version)" } ?? kept?.engine ?? designation.text
  }

  /// The version of the engine; nil for a recorded device.
  var version: String? { factory?.version ?? kept?.engineVersion }

  /// The engine as text for display: `ios(slop=8) 1.0`.
  package var text: String { isSeen ? EngineNames.seen : "\(designation.text) \(version ?? "")" }
}

extension Terms {
  /// Creates the terms of a live or saved replay.
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
