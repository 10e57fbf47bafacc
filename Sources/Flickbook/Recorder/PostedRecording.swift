internal import Formats
internal import Gesture
internal import Platform
internal import Reporting
internal import Writing

/// What is done with a recording that came over the network: linted, saved, judged.
struct PostedRecording: Sendable {
  let folder: String
  /// What it is judged on, `seen` first.
  let engines: [String]
  /// What the names of engines mean, for as long as the server runs.
  let choice: EngineChoice

  /// Seconds that judging may take: somebody with a phone in their hand waits.
  var patience = 10.0

  /// What has become of it.
  enum Saved {
    /// Its name, and what is legal in it and rarely meant.
    case saved(path: String, warnings: [String])
    /// What is wrong with it, in words for who sent it.
    case refused(String)
    case unsaved(WriteError)
  }

  /// Saves it under a free name, or in the place of what the same phone has just sent, which it has named
  /// and annotated since.
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
        // Somebody else may have taken the name since: then there is another.
        let next = FreeName(folder: folder).path(for: name.text)
        guard next != path else { return .unsaved(error) }
        path = next
      }
    }
  }

  /// The rows that `check` would report of it, one for each engine.
  ///
  /// - Parameter end: When it must be done, on the clock of the wall.
  func judge(_ path: String, until end: Double) throws -> [JudgedRecording] {
    var check = ParsedArguments(of: .check, among: choice.list)
    check.add(path)
    for engine in engines { try check.add(.engines, engine) }
    try check.add(.annotations, AnnotationWish.none.rawValue)
    // The phone shows what each engine did beside what it did itself.
    try check.add(.reportDetail, TraceDetail.all.rawValue)
    let request = try CheckRequest(check, [path], nil, Terminal(), among: choice)
    var waivers = request.waivers
    return (0..<request.work.count).map { piece in
      let end = Clock.seconds + patience
      var row = request.work.check(piece) { Clock.seconds > end || Interruption.hasCome }.row
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
