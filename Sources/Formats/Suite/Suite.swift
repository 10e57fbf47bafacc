public import Gesture

/// What is expected of the recordings around a file named `flickbook-suite.xml`.
public struct Suite: Equatable, Sendable {
  /// The file as it was named.
  public let file: String
  /// As they are typed after `--engine`.
  public internal(set) var engines: [Located<String>] = []
  /// Those of them that are programs of their own.
  public internal(set) var commands: [Located<Command>] = []
  public internal(set) var expectations: [Located<ExpectationLine>] = []
  public internal(set) var groups: [Group] = []
  public internal(set) var waivers: [Located<Waiver>] = []
  public internal(set) var gate = Gate()

  init(named file: String) { self.file = file }

  /// What is expected of the recordings that a pattern matches, besides what holds for all.
  public struct Group: Equatable, Sendable {
    /// Relative to the folder of the suite.
    public var pattern: String
    public var place = FileLocation.nowhere
    public var expectations: [Located<ExpectationLine>]
  }

  /// An engine that is a program of its own.
  public struct Command: Equatable, Sendable {
    public var name: String
    /// A command of the shell, run in the folder of the suite.
    public var line: String
  }

  /// A break that is known and not counted.
  public struct Waiver: Equatable, Sendable {
    /// A path or a pattern, relative to the folder of the suite.
    public var recording: String
    public var invariant: String
    /// No name: on every engine.
    public var engine: String?
    public var reason: String
    /// The last day it holds, as `2027-01-31`.
    public var until: String?
  }

  /// What the run as a whole must reach.
  public struct Gate: Equatable, Sendable {
    public var place = FileLocation.nowhere
    public var leastRecordings: Int?
    public var mostWarnings: Int?
    /// How many recordings may be untested or refused.
    public var mostUntested: Int?
  }
}

extension Suite {
  /// Reads a suite file to its end.
  public init(file path: String) throws(FormatError) {
    try self.init(ByteSource(file: path, naming: path), named: path)
  }

  public init(bytes: [UInt8], named name: String) throws(FormatError) {
    try self.init(ByteSource(bytes: bytes), named: name)
  }

  private init(_ source: ByteSource, named name: String) throws(FormatError) {
    let problems = ProblemList(file: name, most: 1)
    let builder = SuiteBuilder(Suite(named: name), problems)
    let stream = RecordingStream(source, to: builder, problems, .suite)
    while !stream.isAtEnd { stream.pump() }
    if let problem = problems.problems.first { throw problem }
    self = builder.suite
  }
}
