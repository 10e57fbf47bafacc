internal import Gesture

/// One run of SARIF 2.1.0: the rules of a tool, and what it has to say about files.
struct SARIFRun {
  private let identity: String
  private let version: String
  private var rules: [(name: String, json: String)] = []
  private var results: [String] = []
  private var left = 0
  private var notes: [String] = []
  private var notesLeft = 0

  /// What code scanning on GitHub shows of a run; it takes more, and hides them.
  private static let most = 5000
  private static let mostNotes = 100
  /// What has become of it since an earlier run: new, fixed and still broken.
  private var since: (new: Int, fixed: Int, still: Int)?

  /// - Parameters:
  ///   - identity: What tells this run from others of the same commit: `flickbook/ios/`.
  init(_ identity: String, version: String) {
    self.identity = identity
    self.version = version
  }

  /// Something said about a place in a file.
  struct Result {
    var rule: String
    var level: Level
    var message: String
    var path: String
    var place: FileLocation
    /// The lines around the place.
    var lines: [String] = []
    var fingerprint: String
    /// What it has in common with results that have the same cause.
    var cause: String?
    /// The address at which it can be looked at.
    var page: String?
    /// What it is beside an earlier run.
    var state: State?

    enum Level: String {
      case error, warning
    }

    enum State: String {
      case new, unchanged
    }
  }
}

extension SARIFRun {
  /// Makes a rule known, once; its texts are asked for only then.
  mutating func know(_ rule: String, _ texts: () -> (summary: String, help: String)) {
    guard !rules.contains(where: { $0.name == rule }) else { return }
    let (summary, help) = texts()
    var json = JSONMembers()
    json.text("id", rule)
    json.object("shortDescription", Self.text(summary))
    json.object("help", Self.text(help.isEmpty ? summary : help))
    rules.append((rule, json.json))
  }

  /// Says something of the run itself, which is no alert.
  mutating func note(_ text: String) {
    if notes.count < Self.mostNotes { notes.append(text) } else { notesLeft += 1 }
  }

  /// Counts what has become of a recording since an earlier run.
  mutating func count(_ difference: RowDifference) {
    let since = since ?? (0, 0, 0)
    self.since = (
      since.new + difference.new.count, since.fixed + difference.fixed.count,
      since.still + difference.still.count
    )
  }

  mutating func put(_ result: Result) {
    guard results.count < Self.most else { return left += 1 }
    var json = JSONMembers()
    json.text("ruleId", result.rule)
    if let index = rules.firstIndex(where: { $0.name == result.rule }) {
      json.raw("ruleIndex", String(index))
    }
    json.text("level", result.level.rawValue)
    json.object("message", Self.text(result.message))
    var location = JSONMembers()
    location.object("physicalLocation", Self.location(result))
    json.values("locations", [location.json])
    var prints = JSONMembers()
    prints.text("flickbookInvariant/v1", result.fingerprint)
    if let cause = result.cause { prints.text("flickbookCause/v1", cause) }
    // Two lines before it are quoted, where there are two.
    let index = min(2, Int(result.place.line) - 1)
    let line = result.lines.indices.contains(index) ? result.lines[index] : ""
    prints.text(
      "primaryLocationLineHash", Fingerprint(result.fingerprint, line).text + ":1")
    json.object("partialFingerprints", prints)
    if let page = result.page {
      var file = JSONMembers()
      file.text("uri", page)
      var members = JSONMembers()
      members.object("description", Self.text("The gesture, played"))
      members.object("artifactLocation", file)
      json.values("attachments", [members.json])
    }
    if let state = result.state { json.text("baselineState", state.rawValue) }
    results.append(json.json)
  }

  private static func location(_ result: Result) -> JSONMembers {
    var file = JSONMembers()
    file.text("uri", uri(result.path))
    if !result.path.hasPrefix("/") { file.text("uriBaseId", "SRCROOT") }
    // A reader that shows no result without a line gets the first one.
    let line = max(1, Int(result.place.line))
    var region = JSONMembers()
    region.raw("startLine", String(line))
    if result.place.line > 0, result.place.column > 0 {
      region.raw("startColumn", String(result.place.column))
    }
    var location = JSONMembers()
    location.object("artifactLocation", file)
    location.object("region", region)
    return location
  }

  /// A path as a URI: what is not a letter, a digit or a slash is said in numbers.
  private static func uri(_ path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        uri += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return uri
  }

  private static func text(_ text: String) -> JSONMembers {
    var members = JSONMembers()
    members.text("text", text.isEmpty ? "-" : text)
    return members
  }
}

extension SARIFRun {
  /// - Parameters:
  ///   - isWhole: Whether the tool could look at everything it was to look at.
  func json(isWhole: Bool) -> String {
    var driver = JSONMembers()
    driver.text("name", "flickbook")
    driver.text("version", version)
    driver.values("rules", rules.map(\.json))
    var tool = JSONMembers()
    tool.object("driver", driver)
    var identity = JSONMembers()
    identity.text("id", self.identity)
    if let since {
      identity.object(
        "description",
        Self.text(
          "\(since.new) new, \(since.fixed) fixed, \(since.still) still broken since the earlier run"
        ))
    }
    var root = JSONMembers()
    root.object(
      "description", Self.text("the repository, or the folder the program was started in"))
    var roots = JSONMembers()
    roots.object("SRCROOT", root)
    var invocation = JSONMembers()
    invocation.raw("executionSuccessful", isWhole ? "true" : "false")
    let notes =
      notes + (notesLeft > 0 ? ["\(notesLeft) more were not put to the test"] : [])
      + (left > 0 ? ["\(left) more results are left out"] : [])
    if !notes.isEmpty {
      invocation.list("toolExecutionNotifications", notes) { text in
        var note = JSONMembers()
        note.object("message", Self.text(text))
        return note
      }
    }
    var run = JSONMembers()
    run.object("tool", tool)
    run.object("automationDetails", identity)
    run.object("originalUriBaseIds", roots)
    run.values("invocations", [invocation.json])
    run.text("columnKind", "unicodeCodePoints")
    // Without results a run says that nothing was looked for.
    run.raw("results", results.isEmpty ? "[]" : "[\n" + results.joined(separator: ",\n") + "\n]")
    return run.json
  }

  static func text(_ runs: [String]) -> String {
    """
    {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[
    \(runs.joined(separator: ",\n"))
    ]}

    """
  }
}
