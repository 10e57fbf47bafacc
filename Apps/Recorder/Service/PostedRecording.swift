internal import Files
internal import Platform
package import Results
internal import Text
internal import Writing

/// Handles a recording received over the network: lints, saves and judges it.
package struct PostedRecording: Sendable {
  package let folder: String
  private let judge: any PostedJudge

  /// Maximum time for judging in seconds. It is short because the user is waiting.
  let patience = 10.0

  package init(folder: String, judge: any PostedJudge) {
    self.folder = folder
    self.judge = judge
  }

  /// The result of saving a recording.
  enum Saved {
    /// The path of the file, and warnings about valid content that is probably a mistake.
    case saved(path: String, warnings: [String])
    /// The error, as text for the sender.
    case refused(String)
    case unsaved(WriteError)
  }

  /// Saves a recording under a free name, or in place of the recording that the same phone has just
  /// sent, because the user has named and annotated it.
  ///
  /// - Parameter earlier: The file to replace.
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
        // If another request has taken the name in the meantime, uses the next free name.
        let next = FreeName(folder: folder).path(for: name.text)
        guard next != path else { return .unsaved(error) }
        path = next
      }
    }
  }

  /// The rows that `check` would report for a saved recording, one per engine.
  func judge(_ path: String) throws -> [JudgedRecording] {
    try judge.judge(path, within: patience, else: late)
  }

  var late: String {
    "not judged within \(patience.text) s: run 'flickbook check', which has no such limit"
  }
}

/// Judges saved recordings as `check` does.
package protocol PostedJudge: Sendable {
  /// - Parameters:
  ///   - seconds: The maximum time for each row.
  ///   - late: The error text of a row that takes longer.
  func judge(
    _ path: String, within seconds: Double, else late: String
  ) throws -> [JudgedRecording]
}
