internal import Chromium
internal import Gesture
internal import Replay
internal import Verdicts

/// What a recording is replayed on.
struct ChosenEngine: Sendable {
  let designation: EngineDesignation
  let kind: Kind
  /// The same engine, which also collects the code of its page that runs; nil where it has no page.
  var covering: (@Sendable (CodeWatch) throws(EngineError) -> EngineFactory)?

  enum Kind: Sendable {
    /// An engine that runs now, its settings changed as designated.
    case live(EngineFactory)
    /// What the recorded device showed.
    case seen
    /// What an engine showed when a trace or its steps were kept.
    case kept(KeptReplays)
  }
}

extension ChosenEngine {
  /// An engine as it is.
  init(_ factory: EngineFactory) throws(SessionError) {
    if let objection = EngineList([factory]).objection { throw SessionError(.unjudged, objection) }
    self.init(designation: EngineDesignation(name: factory.name), kind: .live(factory))
  }

  /// What makes it, where it runs now.
  var factory: EngineFactory? { if case .live(let factory) = kind { factory } else { nil } }

  /// What a kept replay says of it.
  private var kept: TraceHead? { if case .kept(let kept) = kind { kept.head } else { nil } }

  /// The same for one recording: what the engine does wrong afterwards is reported.
  func reporting(_ lateFaults: LateFaults?) -> ChosenEngine {
    guard var factory else { return self }
    factory.lateFaults = lateFaults
    return ChosenEngine(designation: designation, kind: .live(factory))
  }

  /// Whether it runs now, and can be asked again; what was recorded or kept cannot.
  var isLive: Bool { factory != nil }

  /// Whether it is what a recorded device showed, now and then; an engine is asked at every frame.
  var isSeen: Bool { if case .seen = kind { true } else { false } }

  /// Whether pictures can be taken of what it shows.
  var takesPictures: Bool { factory?.picturing != nil }

  /// Whether it shows a web page of somebody's own.
  var showsPage: Bool { factory?.showsPage ?? false }

  /// What invariants are judged by; a device declares nothing.
  var contract: EngineContract { factory?.contract ?? kept?.declared?.contract ?? EngineContract() }

  /// What it reports of itself.
  var reports: Abilities {
    if isSeen { return SeenSteps<RecordingEvents>.abilities }
    return factory?.abilities ?? kept?.declared?.abilities ?? .all
  }

  /// What invariants judge it by. What a recorded device did between two samples is not inferred.
  func terms(at clock: FrameClock) -> Terms {
    Terms(reports, contract, isSeen: isSeen, showsPage: showsPage, at: clock)
  }

  /// Its name and version, without its settings.
  var nameAndVersion: String {
    factory.map { "\($0.name) \($0.version)" } ?? kept?.engine ?? designation.text
  }

  /// Nothing of what a device showed.
  var version: String? { factory?.version ?? kept?.engineVersion }

  /// For people: `ios(slop=8) 1.0`.
  var text: String { isSeen ? EngineList.seen : "\(designation.text) \(version ?? "")" }
}

extension Terms {
  /// By what a replay is judged, whether it runs now or was kept.
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
