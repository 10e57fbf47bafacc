/// What stands before the first event of a recording.
public struct RecordingHead: Equatable, Sendable {
  public var title: String
  public var quality: Quality
  public var origin: Origin?
  public var tags: [String]
  public var note: String?
  public var scene: Scene
  public var expectations: [Located<ExpectationLine>]

  public init(title: String, scene: Scene) {
    self.title = title
    self.scene = scene
    quality = []
    tags = []
    expectations = []
  }
}

/// A whole recording in memory: for tests, editing and shrinking. Replays stream instead.
public struct Recording: Equatable, Sendable {
  public var head: RecordingHead
  public var events: [Located<InputEvent>]

  public init(_ head: RecordingHead, events: [Located<InputEvent>]) {
    self.head = head
    self.events = events
  }
}

/// A recording in memory as a stream.
public struct RecordingEvents: EventSource {
  public let scene: Scene
  private let events: [Located<InputEvent>]
  private var position = 0
  private var grammar: EventGrammar

  public init(_ recording: Recording) {
    scene = recording.head.scene
    events = recording.events
    grammar = EventGrammar(scene)
  }

  public mutating func next() throws(FormatError) -> Located<InputEvent>? {
    guard position < events.count else { return nil }
    let event = events[position]
    position += 1
    do {
      try grammar.admit(event.value)
    } catch {
      position = events.count
      throw FormatError(in: "a recording in memory", at: event.place, error)
    }
    return event
  }
}

/// Where a recording comes from.
public struct Origin: Hashable, Sendable {
  public var device: String?
  public var system: String?
  public var recorder: String?
  /// ISO 8601.
  public var recorded: String?
  /// How often the digitiser samples, in hertz.
  public var rate: Double?
  /// Whether coalesced samples were kept.
  public var coalesced: Bool?
  /// A hash or a name of what it was made from.
  public var source: String?

  public init() {}
}

/// What a recording has lost or never had. Flags survive every conversion; an invariant that needs
/// what is lost is untested.
public struct Quality: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let coarse = Quality(rawValue: 1)
  public static let synthetic = Quality(rawValue: 2)
  public static let resampled = Quality(rawValue: 4)
  public static let lossy = Quality(rawValue: 8)
  public static let truncated = Quality(rawValue: 16)
  public static let anonymised = Quality(rawValue: 32)
}
