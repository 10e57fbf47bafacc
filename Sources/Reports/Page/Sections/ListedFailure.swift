internal import Invariants
internal import Results
internal import Text

/// The listing of a failure that does not fit on the page as a drawing: the failure, its location,
/// and the command that reproduces it.
struct ListedFailure: Equatable {
  let sentence: String
  /// The time of the failure in milliseconds; empty if it has none.
  let time: String
  /// The line and column in the recording; empty if they are unknown.
  let source: String
  /// The command that reproduces the failure. It contains placeholders for the recording and for
  /// the names of the broken invariants, so that many failures share one text.
  let command: String

  /// Placeholders that cannot appear in a command.
  private static let path = "\u{0}"
  private static let invariants = "\u{1}"

  init(_ row: JudgedRecording, _ head: RunHead) {
    let violations = row.broken + row.warned + row.waived
    let first = row.leading
    let location = row.error?.location ?? first?.first.location ?? .nowhere
    source = location.line > 0 ? "\(location.line):\(location.column)" : ""
    time = first?.first.time.rounded ?? ""
    if let error = row.error {
      sentence = error.message.visible
    } else if let (invariant, first) = first {
      sentence = invariant.name + ": " + first.sentence
    } else if let missing = row.missing.first {
      sentence = "\(missing.name) was not exercised: \(missing.whyUntested)"
    } else {
      sentence = row.unobserved ?? ""
    }
    let names = violations.map(\.name)
    let whole = row.checkCommand(names, head)
    let list = names.joined(separator: ",")
    let path = row.recording.shellTypedPath
    let parts = whole.split(separator: path, maxSplits: 1, omittingEmptySubsequences: false)
    // A path that is quoted or escaped in the command has no placeholder, so the whole command is
    // stored.
    guard path == row.recording.visible, parts.count == 2 else {
      command = whole
      return
    }
    var rest = String(parts[1])
    if !list.isEmpty, row.compare == nil {
      let halves = rest.split(separator: list, maxSplits: 1, omittingEmptySubsequences: false)
      if halves.count == 2 { rest = halves[0] + Self.invariants + halves[1] }
    }
    command = parts[0] + Self.path + rest
  }
}
