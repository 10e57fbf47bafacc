internal import Formats
internal import Gesture
internal import Glibc
internal import Reporting

/// What is done with a recording that came over the network: linted, saved, judged.
struct PostedRecording {
  let folder: String
  /// What it is judged on, `seen` first.
  let engines: [String]
  let arguments: ParsedArguments

  /// Seconds an engine may take for one recording: somebody with a phone in their hand waits.
  private static let patience = 20.0
}

extension PostedRecording {
  enum Trouble: Error {
    /// What is wrong with it, in words for who sent it.
    case refused(String)
    case unsaved(WriteError)
  }

  /// Saves it under a free name; that name, and what is legal in it and rarely meant.
  func save(
    _ bytes: [UInt8], as name: PostedName
  ) throws(Trouble) -> (path: String, warnings: [String]) {
    let lint = Lint(bytes: bytes, named: name.text, atMost: 3)
    guard lint.errors.isEmpty else {
      throw .refused(lint.errors.map(\.description).joined(separator: "\n"))
    }
    do throws(WriteError) {
      let path = FreeName(in: folder).path(for: name.text)
      let file = try NewFile(path)
      try bytes.withUnsafeBufferPointer { (bytes) throws(WriteError) in
        try file.write(UnsafeRawBufferPointer(bytes))
      }
      try file.finish()
      return (path, lint.warnings.map(\.description))
    } catch {
      throw .unsaved(error)
    }
  }

  /// What each engine shows of it, as `check` would tell; or why it could not be asked.
  func judge(_ path: String) throws -> [JudgedRecording] {
    var check = ParsedArguments(of: .check, among: arguments.engines)
    check.add(path)
    for engine in engines { try check.add(.engines, engine) }
    try check.add(.annotations, AnnotationWish.none.rawValue)
    let request = try CheckRequest(check, [path], nil, Terminal())
    var waivers = request.waivers
    return (0..<request.work.count).map { piece in
      let end = Clock.seconds + Self.patience
      var row = request.work.row(piece) { Clock.seconds > end || Interruption.hasCome }
      waivers.apply(to: &row)
      if Clock.seconds > end, row.laws.isEmpty, row.error == nil {
        row.error = JudgedRecording.Failure(
          .timeout, "not judged within \(Int(Self.patience)) s; 'flickbook check' takes its time")
      }
      return row
    }
  }
}
