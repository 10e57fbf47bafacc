/// What stands before the first event of a recording.
public struct RecordingHead: Equatable, Sendable {
  /// What the recording is, in one line.
  public var title: String
  /// What it has lost or never had.
  public var quality: Quality = []
  /// Where it comes from.
  public var origin: Origin?
  /// Words to select recordings by.
  public var tags: [String] = []
  /// What a person should know about it.
  public var note: String?
  /// What is on the screen when it begins.
  public var scene: Scene
  /// How it is to be judged.
  package var expectations: [Located<ExpectationLine>] = []

  /// A head with a title and a scene, and nothing else.
  public init(title: String, scene: Scene) {
    self.title = title
    self.scene = scene
  }
}

/// A whole recording in memory: for tests, editing and shrinking. Replays stream instead.
public struct Recording: Equatable, Sendable {
  /// What stands before the first event.
  public var head: RecordingHead
  /// What happens, in order.
  public var events: [Located<InputEvent>]

  /// A recording of these events.
  public init(_ head: RecordingHead, events: [Located<InputEvent>]) {
    self.head = head
    self.events = events
  }
}

/// A recording in memory as a stream.
public struct RecordingEvents: EventSource {
  /// The scene before the first event.
  public let scene: Scene
  private let events: [Located<InputEvent>]
  private var position = 0
  private var grammar: EventGrammar

  /// The events of a recording in memory.
  public init(_ recording: Recording) {
    scene = recording.head.scene
    events = recording.events
    grammar = EventGrammar(scene)
  }

  /// The next event, or nil after the last.
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
  /// The device, such as iPhone17,1.
  public var device: String?
  /// Its operating system, with the version.
  public var system: String?
  /// The program that made the recording, with its version.
  public var recorder: String?
  /// ISO 8601.
  public var recorded: String?
  /// How often the digitiser samples, in hertz.
  public var rate: Double?
  /// Whether coalesced samples were kept.
  public var coalesced: Bool?
  /// A hash or a name of what it was made from.
  public var source: String?

  /// An origin of which nothing is known.
  public init() {}
}

/// What a recording has lost or never had. Flags survive every conversion; an invariant that needs
/// what is lost is untested.
public struct Quality: OptionSet, Hashable, Sendable {
  /// One bit for each flag.
  public let rawValue: UInt8

  /// The flags whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Samples of the fingers are missing.
  public static let coarse = Quality(rawValue: 1)
  /// Its touches were not made on a device.
  public static let synthetic = Quality(rawValue: 2)
  /// Its touches are at other times than those of the digitizer.
  public static let resampled = Quality(rawValue: 4)
  /// A conversion has lost something.
  public static let lossy = Quality(rawValue: 8)
  /// It was cut off, so its end may not be at rest.
  public static let truncated = Quality(rawValue: 16)
  /// Names and notes were removed.
  public static let anonymised = Quality(rawValue: 32)

  /// The names of all flags in recordings, in the order of their bits.
  package static let names = [
    "coarse", "synthetic", "resampled", "lossy", "truncated", "anonymised",
  ]

  /// The flags with these names.
  package init(names: [String]) {
    self = []
    for (bit, name) in Self.names.enumerated() where names.contains(name) {
      insert(Quality(rawValue: 1 << UInt8(bit)))
    }
  }

  /// The names of the flags that are set.
  package var words: [String] {
    Self.names.enumerated().filter { rawValue >> UInt8($0.offset) & 1 == 1 }.map { $0.element }
  }
}
