internal import Files
internal import Platform
internal import Reporting
internal import Runs
internal import Text
internal import Writing

/// Handles a recording received over the network: lints, saves and judges it.
struct PostedRecording: Sendable {
  let folder: String
  /// The engines to judge it on, `seen` first.
  let engines: [String]
  /// The engines by name, for as long as the server runs.
  let choice: EngineChoice

  /// Maximum time for judging in seconds, because the user is waiting.
  var patience = 10.0

  /// The result of saving it.
  enum Saved {
    /// The path of the file, and warnings about valid content that is probably a mistake.
    case saved(path: String, warnings: [String])
    /// The error, as text for the sender.
    case refused(String)
    case unsaved(WriteError)
  }

  /// Saves it under a free name, or replaces the recording that the same phone has just sent, after
  /// the user has named and annotated it.
  ///
  /// - Parameter earlier: The file that it replaces.
  func save(_ bytes: [UInt8], as name: PostedName, insteadOf earlier: String? = nil) -> Saved {
    let lint = Lint(bytes: bytes, named: name.text, atMost: 3)
    guard lint.errors.isEmpty else {
      return .refused(lint.errors.map(\.description).joined(separator: "\n"))
    }
    let warnings = lint.warnings.map(\.description)
    if let earlier, name.isName(of: earlier) {
      do throws(WriteError) {
        try NewFile(earlier, replacing: true).put(bytes)
        return .saved(path: earlier, warnings: warnings)
      } catch {
        return .unsaved(error)
      }
    }
    var path = FreeName(folder: folder).path(for: name.text)
    while true {
      do throws(WriteError) {
        try NewFile(path).put(bytes)
        if let earlier { unlink(earlier) }
        return .saved(path: path, warnings: warnings)
      } catch {
        // If another request has taken the name in the meantime, the next name is used.
        let next = FreeName(folder: folder).path(for: name.text)
        guard next != path else { return .unsaved(error) }
        path = next
      }
    }
  }

  /// The rows that `check` would report for it, one per engine.
  ///
  /// - Parameter end: The deadline in real time.
  func judge(_ path: String, until end: Double) throws -> [JudgedRecording] {
    var check = ParsedArguments(of: .check, among: choice.list)
    check.add(path)
    for engine in engines { try check.add(.engines, engine) }
    try check.add(.annotations, AnnotationMode.none.rawValue)
    // The phone shows the replay of each engine beside the recording.
    try check.add(.reportDetail, TraceDetail.all.rawValue)
    let run = try CheckRequest(check, [path], nil, Terminal(), among: choice).run
    var waivers = run.waivers
    return (0..<run.work.count).map { piece in
      let end = Clock.seconds + patience
      var row = run.work.check(piece) { Clock.seconds > end || Interruption.hasCome }.row
      waivers.apply(to: &row)
      if Clock.seconds > end, row.invariants.isEmpty, row.error == nil {
        row.error = JudgedRecording.Failure(.timeout, late)
      }
      return row
    }
  }

  var late: String {
    "not judged within \(patience.text) s: run 'flickbook check', which has no such limit"
  }
}
