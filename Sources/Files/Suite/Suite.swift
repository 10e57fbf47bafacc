package import Model
package import Text

/// The expectations for the recordings in a folder, from its file `flickbook-suite.xml`.
package struct Suite: Equatable, Sendable {
  /// The name of the file in a folder of recordings.
  package static let fileName = "flickbook-suite.xml"

  /// The path of the file as given.
  package let file: String
  /// The engines, as typed after `--engine`.
  package internal(set) var engines: [Located<String>] = []
  /// The engines that are separate programs.
  package internal(set) var commands: [Located<Command>] = []
  /// The page that an engine loads instead of scenes.
  package internal(set) var page: Located<Page>?
  /// The additional views of a page, each with a name and a selector.
  package internal(set) var views: [View] = []
  /// The signals that are computed from a page in the browser at every step.
  package internal(set) var signals: [Signal] = []
  package internal(set) var expectations: [Located<ExpectationLine>] = []
  package internal(set) var groups: [Group] = []
  package internal(set) var waivers: [Located<Waiver>] = []
  package internal(set) var gate = Gate()
  /// Default values of options, used where the command line does not contain the option.
  package internal(set) var defaults: [Located<Default>] = []

  init(named file: String) { self.file = file }

  /// Whether the suite contains anything executable: a command, a page or the script of a signal.
  package var runsCode: Bool { !commands.isEmpty || page != nil || !signals.isEmpty }

  /// Additional expectations for the recordings that match a pattern.
  package struct Group: Equatable, Sendable {
    /// The pattern, relative to the folder of the suite.
    package var pattern: String
    package var location = FileLocation.nowhere
    package var expectations: [Located<ExpectationLine>]
  }

  /// An engine that is a separate program.
  package struct Command: Equatable, Sendable {
    package var name: String
    /// The shell command, run in the folder of the suite.
    package var line: String
    /// Additional environment variables of the engine, each as `NAME` or `NAME=VALUE`.
    package var environment: [String] = []
  }

  /// The value of an option.
  package struct Default: Equatable, Sendable {
    /// The name of the option without dashes.
    package var option: String
    package var value: String
  }

  /// A page that an engine loads.
  package struct Page: Equatable, Sendable {
    package var engine: String
    /// A path relative to the folder of the suite, or an address.
    package var path: String
    /// The files with the answers to the page's requests (`har`), with the cookies and local
    /// storage of its user (`storageState`), and with a script to run before the page's own
    /// (`initScript`).
    package var har: Located<String>?
    package var storageState: Located<String>?
    package var initScript: Located<String>?
  }

  /// A view of a page.
  package struct View: Equatable, Sendable {
    package var name: String
    /// The CSS selector of the element.
    package var selector: String
    /// The selector of the descendant that moves; nil if it must be inferred.
    package var moves: String?
  }

  /// A number or a text computed from a page, which formulas read by its name.
  package struct Signal: Equatable, Sendable {
    package var name: String
    /// A JavaScript expression.
    package var script: String
    /// The location of the expression.
    package var location = FileLocation.nowhere
  }

  /// A known violation that does not count.
  package struct Waiver: Equatable, Sendable {
    /// A path or a pattern, relative to the folder of the suite.
    package var recording: String
    package var invariant: String
    /// The name of the engine; nil for every engine.
    package var engine: String?
    package var reason: String
    /// The last day on which the waiver applies, such as `2027-01-31`.
    package var until: String?
  }

  /// The conditions for the run as a whole.
  package struct Gate: Equatable, Sendable {
    package var location = FileLocation.nowhere
    package var minRecordings: Int?
    package var maxWarnings: Int?
    /// The maximum number of recordings that may be untested or refused.
    package var maxUntested: Int?
  }

  /// Reads a whole suite file.
  package init(file path: String) throws(FormatError) {
    try self.init(ByteSource(file: path))
  }

  package init(bytes: [UInt8], named name: String) throws(FormatError) {
    try self.init(ByteSource(bytes: bytes, named: name))
  }

  private init(_ source: ByteSource) throws(FormatError) {
    let problems = ProblemList(file: source.name, maximum: 1)
    self = Self.read(source, problems)
    if let problem = problems.problems.first { throw problem }
  }

  /// Reads as much of a suite as possible, and collects its errors.
  static func read(_ source: ByteSource, _ problems: ProblemList) -> Suite {
    let builder = SuiteBuilder(Suite(named: source.name), problems)
    let stream = RecordingStream(source, to: builder, problems, .suite)
    while !stream.isAtEnd { stream.pump() }
    return builder.suite
  }
}
