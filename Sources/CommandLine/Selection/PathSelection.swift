internal import Files
internal import Model
internal import Platform
internal import Runs
internal import Text

/// The recordings that a command line selects, in the given order, without duplicates.
struct PathSelection {
  private(set) var paths: [String] = []
  /// The errors of all given paths that cannot be judged.
  private(set) var problems: [FormatError] = []
  /// Descriptions of folders and patterns in which no recording was found.
  private(set) var barren: [String] = []
  /// Whether a folder or a pattern was searched. Messages then explain which files count as
  /// recordings.
  private(set) var hasSearched = false
  /// The plan that contains the recordings; nil if they do not come from a plan.
  let plan: RecordingPlan?
  /// The fingerprints of the absolute forms of `paths`, to detect duplicates. The set is empty
  /// while there is a single path, as for most command lines.
  private var known: Set<Fingerprint> = []
  private lazy var here = currentFolder()

  /// Selects the recordings of a plan, without comparing them with the files on disk.
  init(_ plan: RecordingPlan) {
    self.plan = plan
    paths = plan.paths
    if paths.isEmpty { addBarren("no recording in the plan") }
  }

  init(_ operands: [String] = []) {
    plan = nil
    for operand in operands { add(operand) }
  }

  /// Adds an operand: the paths of a list after `@`, or a path as in `add(path:)`.
  mutating func add(_ operand: String) {
    guard operand.hasPrefix("@"), operand.utf8.count > 1 else { return add(path: operand) }
    let list = String(operand.dropFirst())
    do throws(FormatError) {
      let paths = try PathList.lines(of: list)
      if paths.isEmpty { addBarren("no path in the list \(operand.quoted)") }
      for path in paths { add(path: path) }
    } catch {
      addProblem(FormatError(unread: operand, error.objection.found))
    }
  }

  /// Adds a file, the recordings in a folder, or the matches of a pattern. An existing file with
  /// exactly that name has priority over the pattern.
  mutating func add(path: String) {
    switch FileKind(of: path) {
    case .file?: add(file: path)
    case .folder?: add(folder: path)
    case nil where Glob.isPattern(path): add(matchesOf: path)
    case nil: addProblem(.missing(path))
    }
  }

  /// Adds the recording on stdin.
  mutating func addStandardInput() { paths.append(StandardInput.path) }

  /// Whether the only recording is read from stdin.
  var isStandardInput: Bool { paths == [StandardInput.path] }

  mutating func addProblem(_ problem: FormatError) { problems.append(problem) }

  mutating func addBarren(_ location: String) { barren.append(location) }

  private mutating func add(file path: String) {
    guard access(path, R_OK) == 0 else {
      problems.append(FormatError(unread: path, lastSystemError()))
      return
    }
    if let first = paths.first {
      if known.isEmpty { known.insert(Fingerprint(spelling(of: first))) }
      guard known.insert(Fingerprint(spelling(of: path))).inserted else { return }
    }
    paths.append(path)
  }

  private mutating func add(folder path: String) {
    hasSearched = true
    let search = FolderSearch.recordings(in: path)
    problems += search.problems
    if search.found.isEmpty, search.problems.isEmpty { addBarren("no recording in \(path.quoted)") }
    barren += search.skipped
    for path in search.found { add(file: path) }
  }

  private mutating func add(matchesOf pattern: String) {
    hasSearched = true
    var files: [String] = []
    let search = GlobSearch(pattern)
    var problems = search.problems
    for path in search.matches {
      let name = path.split(separator: "/").last ?? ""
      switch FileKind(of: path) {
      case .folder?:
        let below = FolderSearch.recordings(in: path)
        files += below.found
        problems += below.problems
        barren += below.skipped
      case .file(isRegular: true)? where FolderSearch.isRecording(name): files.append(path)
      default: break
      }
    }
    self.problems += problems
    if files.isEmpty, problems.isEmpty { addBarren("no recording matches \(pattern.quoted)") }
    for file in files.sortedByBytes() { add(file: file) }
  }

  /// The canonical form of a path: absolute, without `.` and double slashes. Links are not
  /// resolved, because two names of the same file may be two recordings.
  private mutating func spelling(of path: String) -> String {
    let absolute = path.hasPrefix("/") ? path : here + "/" + path
    var spelling = ""
    for part in absolute.split(separator: "/") where part != "." { spelling += "/" + part }
    return spelling
  }
}

/// Identifies a path by the first 16 bytes of its hash.
private struct Fingerprint: Hashable {
  private let high: UInt64
  private let low: UInt64

  init(_ path: String) {
    var hash = SHA256()
    var path = path
    path.withUTF8 { hash.update(UnsafeRawBufferPointer($0)) }
    let bytes = hash.digest
    high = bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
    low = bytes[8..<16].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
