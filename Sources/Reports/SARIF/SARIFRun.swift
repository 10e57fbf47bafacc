internal import Results
internal import Text

/// One run of SARIF 2.1.0: the rules of a tool, and its results.
struct SARIFRun {
  private let identity: String
  private let version: String
  private var rules: [(name: String, json: JSONPiece)] = []
  private var results: [JSONPiece] = []
  private var left = 0
  private var notes: [String] = []
  private var notesLeft = 0

  /// The maximum number of results. GitHub code scanning accepts more in a run, but hides them.
  private static let maximum = 5000
  private static let maxNotes = 100
  /// The numbers of changes since an earlier run, if an earlier run is known.
  private var since: (new: Int, errors: Int, fixed: Int, still: Int, stillErrors: Int)?

  /// - Parameter identity: Distinguishes this run from other runs of the same commit, such as
  ///   `flickbook/ios/`.
  init(_ identity: String, version: String) {
    self.identity = identity
    self.version = version
  }

  /// A result at a location in a file.
  struct Result {
    var rule: String
    var level: Level
    var message: String
    var path: String
    var location: FileLocation
    /// The lines around the location.
    var lines: [String] = []
    var fingerprint: String
    /// A fingerprint that results with the same cause share.
    var cause: String?
    /// The address of the page that shows the result.
    var page: String?
    /// The state of the result relative to an earlier run.
    var state: State?

    enum Level: String {
      case error, warning
    }

    enum State: String {
      case new, unchanged
    }
  }

  /// Adds a rule if it is missing. Its texts are built only in that case.
  mutating func know(_ rule: String, _ texts: () -> (summary: String, help: String)) {
    guard !rules.contains(where: { $0.name == rule }) else { return }
    let (summary, help) = texts()
    let json: JSONPiece = [
      "id": rule.json, "shortDescription": Self.text(summary),
      "help": Self.text(help.isEmpty ? summary : help),
    ]
    rules.append((rule, json))
  }

  /// Adds a note about the run itself, which creates no alert.
  mutating func note(_ text: String) {
    if notes.count < Self.maxNotes { notes.append(text) } else { notesLeft += 1 }
  }

  /// Counts the changes of a recording since an earlier run.
  mutating func count(_ difference: RowDifference) {
    let since = since ?? (0, 0, 0, 0, 0)
    let errors = difference.new.count { $0.isUnjudged }
    let stillErrors = difference.still.count { $0.isUnjudged }
    self.since = (
      since.new + difference.new.count - errors, since.errors + errors,
      since.fixed + difference.fixed.count, since.still + difference.still.count - stillErrors,
      since.stillErrors + stillErrors
    )
  }

  mutating func put(_ result: Result) {
    guard results.count < Self.maximum else { return left += 1 }
    // The lines begin at most two lines before the location.
    let index = min(2, Int(result.location.line) - 1)
    let line = result.lines.indices.contains(index) ? result.lines[index] : ""
    let attachment: JSONPiece? = result.page.map {
      ["description": Self.text("The gesture, played"), "artifactLocation": ["uri": $0.json]]
    }
    results.append([
      "ruleId": result.rule.json,
      "ruleIndex": rules.firstIndex { $0.name == result.rule }?.json,
      "level": result.level.rawValue.json,
      "message": Self.text(result.message),
      "locations": [["physicalLocation": Self.location(result)]],
      "partialFingerprints": [
        "flickbookInvariant/v1": result.fingerprint.json,
        "flickbookCause/v1": result.cause?.json,
        "primaryLocationLineHash": (Fingerprint(result.fingerprint, line).text + ":1").json,
      ],
      "attachments": attachment.map { [$0] },
      "baselineState": result.state?.rawValue.json,
    ])
  }

  private static func location(_ result: Result) -> JSONPiece {
    let position = result.location
    return [
      "artifactLocation": [
        "uri": result.path.uri.json,
        "uriBaseId": result.path.hasPrefix("/") ? nil : "SRCROOT",
      ],
      "region": [
        // Some readers show no result without a line, so the first line is the default.
        "startLine": max(1, position.line).json,
        "startColumn": position.line > 0 && position.column > 0 ? position.column.json : nil,
      ],
    ]
  }

  private static func text(_ text: String) -> JSONPiece { ["text": text.isEmpty ? "-" : text.json] }

  /// - Parameter isWhole: Whether the tool could examine everything.
  func json(isWhole: Bool) -> JSONPiece {
    let notes =
      notes + (notesLeft > 0 ? ["\(notesLeft) more were not exercised"] : [])
      + (left > 0 ? ["\(left) more results are left out"] : [])
    let news = since.map {
      RunDifference.headline(
        violations: $0.new, errors: $0.errors, older: $0.still, olderErrors: $0.stillErrors,
        fixed: $0.fixed) + " since the earlier run"
    }
    let root = "the repository, or the folder the program was started in"
    let lines = results.map(\.text).joined(separator: ",\n")
    return [
      "tool": [
        "driver": [
          "name": "flickbook", "version": version.json.ifAny, "rules": rules.map(\.json).json.ifAny,
        ]
      ],
      "automationDetails": ["id": identity.json, "description": news.map(Self.text)],
      "originalUriBaseIds": ["SRCROOT": ["description": Self.text(root)]],
      "invocations": [
        [
          "executionSuccessful": isWhole.json,
          "toolExecutionNotifications": notes.map { ["message": Self.text($0)] }.json.ifAny,
        ]
      ],
      "columnKind": "unicodeCodePoints",
      // A run without a `results` member means that nothing was examined.
      "results": results.isEmpty ? [] : JSONPiece(raw: "[\n" + lines + "\n]"),
    ]
  }

  static func text(_ runs: [JSONPiece]) -> String {
    """
    {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[
    \(runs.map(\.text).joined(separator: ",\n"))
    ]}

    """
  }
}
