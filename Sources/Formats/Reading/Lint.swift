public import Gesture

/// What is to be said of one recording: everything that is wrong with it, not only the first.
public struct Lint: Sendable {
  /// What makes it no recording.
  public private(set) var errors: [FormatError] = []
  /// What is legal and rarely meant.
  public private(set) var warnings: [FormatError] = []
  /// Whether there may be more errors than were asked for.
  public private(set) var isCutShort = false
  public private(set) var eventCount = 0

  /// The most errors that are looked for in one file unless a caller says otherwise.
  public static let usualMost = 20

  public init(file path: String, atMost most: Int = usualMost) {
    do throws(Objection) {
      let source = try ByteSource(file: path)
      self.init(source, named: path, atMost: most)
    } catch {
      self.init(refusing: FormatError(in: path, at: .nowhere, error))
    }
  }

  public init(standardInputAtMost most: Int = usualMost) {
    self.init(.standardInput, named: StandardInput.name, atMost: most)
  }

  public init(bytes: [UInt8], named name: String, atMost most: Int = usualMost) {
    self.init(ByteSource(bytes: bytes), named: name, atMost: most)
  }

  private init(refusing error: FormatError) {
    errors = [error]
  }

  init(_ source: ByteSource, named name: String, atMost most: Int) {
    let problems = ProblemList(file: name, most: most)
    let builder = RecordingBuilder(problems)
    let stream = RecordingStream(source, to: builder, problems)
    stream.prepare(builder.prepare)
    var last = SourceLocation.nowhere
    while !stream.isAtEnd {
      stream.pump()
      eventCount += builder.events.count
      last = builder.events.last?.place ?? last
      builder.events.removeAll(keepingCapacity: true)
    }
    errors = problems.problems
    isCutShort = problems.isFull
    if errors.isEmpty, !builder.head.quality.contains(.truncated),
      let finger = builder.grammar.fingers.lowest
    {
      warnings.append(
        FormatError(
          in: name, at: last,
          Objection(
            .sense, "finger \(finger) never lifts",
            expected: "an up or a cancel, or quality=\"truncated\"")))
    }
  }

  /// Whether the file could not be read at all, so that nothing can be said of what is in it.
  public var isUnreadable: Bool { errors.first?.objection.kind == .unreadable }

  /// Whether nothing is wrong but that the end is missing.
  public var isTruncated: Bool {
    errors.count == 1 && errors[0].objection.kind == .truncated
  }
}
