public import Text

/// The part of a recording before its first event.
public struct RecordingHead: Equatable, Sendable {
  /// A one-line description of the recording.
  public var title: String
  /// The flaws of the recording's data.
  public var quality: Quality = []
  /// The origin of the recording.
  public var origin: Origin?
  /// Tags by which recordings are selected.
  public var tags: [String] = []
  /// A note for readers.
  public var note: String?
  /// The scene before the first event.
  public var scene: Scene
  /// The expectations by which the recording is judged.
  package var expectations: [Located<ExpectationLine>] = []

  /// Creates a head with only a title and a scene.
  public init(title: String, scene: Scene) {
    self.title = title
    self.scene = scene
  }
}

/// A whole recording in memory: for tests, editing and shrinking. Replays use streams instead.
public struct Recording: Equatable, Sendable {
  /// The part before the first event.
  public var head: RecordingHead
  /// The events, in order of time.
  public var events: [Located<InputEvent>]

  /// Creates a recording with these events.
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

  /// Creates a source of the events of a recording in memory.
  public init(_ recording: Recording) {
    scene = recording.head.scene
    events = recording.events
    grammar = EventGrammar(scene)
  }

  /// The next event; nil after the last event.
  public mutating func next() throws(FormatError) -> Located<InputEvent>? {
    guard position < events.count else { return nil }
    let event = events[position]
    position += 1
    do {
      try grammar.admit(event.value)
    } catch {
      position = events.count
      throw FormatError(in: "a recording in memory", at: event.location, error)
    }
    return event
  }
}

/// The origin of a recording.
public struct Origin: Hashable, Sendable {
  /// The device, such as iPhone17,1.
  public var device: String?
  /// The operating system of the device, with its version.
  public var system: String?
  /// The program that made the recording, with its version.
  public var recorder: String?
  /// The date of the recording, in ISO 8601.
  public var recorded: String?
  /// The sampling rate of the digitiser, in hertz.
  public var rate: Double?
  /// Whether coalesced samples were kept.
  public var coalesced: Bool?
  /// What each observation of a view contains besides its position.
  public var observes: ObservedParts = []
  /// The maximum error of observed positions, in points; nil if it is unknown.
  public var positionError: Double?
  /// The maximum error of observations' times, in milliseconds; nil if it is unknown.
  public var timeError: Double?
  /// A hash or a name of the data from which the recording was converted.
  public var source: String?

  /// Creates an unknown origin.
  public init() {}
}

/// Flaws of a recording's data. Flags survive every conversion; an invariant that needs the missing
/// data is untested.
public struct Quality: OptionSet, Hashable, Sendable {
  /// One bit for each flag.
  public let rawValue: UInt8

  /// Creates the set of the flags whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Samples of the fingers are missing.
  public static let coarse = Quality(rawValue: 1)
  /// The touches were not made on a device.
  public static let synthetic = Quality(rawValue: 2)
  /// The times of the touches are not the times that the digitiser reported.
  public static let resampled = Quality(rawValue: 4)
  /// A conversion has discarded data.
  public static let lossy = Quality(rawValue: 8)
  /// The recording was truncated, so its end may not be at rest.
  public static let truncated = Quality(rawValue: 16)
  /// Names and notes were removed.
  public static let anonymised = Quality(rawValue: 32)

  /// The names of all flags in recordings, in the order of their bits.
  package static let names = [
    "coarse", "synthetic", "resampled", "lossy", "truncated", "anonymised",
  ]

  /// Creates the set of the flags with these names.
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
