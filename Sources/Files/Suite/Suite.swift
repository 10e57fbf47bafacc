package import Model
package import Text

/// The expectations for the recordings in the folder of a file named `flickbook-suite.xml`.
package struct Suite: Equatable, Sendable {
  /// The name of the file in a folder of recordings.
  package static let fileName = "flickbook-suite.xml"

  /// The path of the file as given.
  package let file: String
  /// As typed after `--engine`.
  package internal(set) var engines: [Located<String>] = []
  /// The engines that are separate programs.
  package internal(set) var commands: [Located<Command>] = []
  /// The page that an engine loads in place of scenes.
  package internal(set) var page: Located<Page>?
  /// The views of a page that names do not identify.
  package internal(set) var views: [View] = []
  /// The signals that a page in the browser is queried for at every step.
  package internal(set) var signals: [Signal] = []
  package internal(set) var expectations: [Located<ExpectationLine>] = []
  package internal(set) var groups: [Group] = []
  package internal(set) var waivers: [Located<Waiver>] = []
  package internal(set) var gate = Gate()
  /// Values of options that the command line may leave out, by their names.
  package internal(set) var defaults: [Located<Default>] = []

  init(named file: String) { self.file = file }

  /// Whether it contains anything executable: a command, a page or the script of a signal.
  package var runsCode: Bool { !commands.isEmpty || page != nil || !signals.isEmpty }

  /// Additional expectations for the recordings that match a pattern.
  package struct Group: Equatable, Sendable {
    /// Relative to the folder of the suite.
    package var pattern: String
    package var location = FileLocation.nowhere
    package var expectations: [Located<ExpectationLine>]
  }

  /// An engine that is a separate program.
  package struct Command: Equatable, Sendable {
    package var name: String
    /// A shell command, run in the folder of the suite.
    package var line: String
    /// Its further environment variables, each as `NAME` or `NAME=VALUE`.
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
    /// The files with the answers to its requests, with the cookies and local storage of its user,
    /// and with a script to run before its own.
    package var har: Located<String>?
    package var storageState: Located<String>?
    package var initScript: Located<String>?
  }

  /// A view of a page.
  package struct View: Equatable, Sendable {
    package var name: String
    /// The element, as a CSS selector.
    package var selector: String
    /// The selector of the moving descendant; nil if it must be inferred.
    package var moves: String?
  }

  /// A number or a text of a page, which formulas read by its name.
  package struct Signal: Equatable, Sendable {
    package var name: String
    /// An expression of JavaScript.
    package var script: String
    /// The location of the expression.
    package var location = FileLocation.nowhere
  }

  /// A known violation that does not count.
  package struct Waiver: Equatable, Sendable {
    /// A path or a pattern, relative to the folder of the suite.
    package var recording: String
    package var invariant: String
    /// `nil` for every engine.
    package var engine: String?
    package var reason: String
    /// The last day on which it applies, as `2027-01-31`.
    package var until: String?
  }

  /// The conditions for the run as a whole.
  package struct Gate: Equatable, Sendable {
    package var location = FileLocation.nowhere
    package var minRecordings: Int?
    package var maxWarnings: Int?
    /// Maximum number of recordings that may be untested or refused.
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

  /// What can be read of a suite, and its errors.
  static func read(_ source: ByteSource, _ problems: ProblemList) -> Suite {
    let builder = SuiteBuilder(Suite(named: source.name), problems)
    let stream = RecordingStream(source, to: builder, problems, .suite)
    while !stream.isAtEnd { stream.pump() }
    return builder.suite
  }
}
