internal import Model
internal import Results
internal import Text

/// Every recording on every engine, in the compact form the script needs to list, sort and filter
/// them.
struct RecordingIndex {
  private(set) var rows: [Row] = []
  private var invariants = Ordered<String, String>()
  private var titles = Ordered<String, String>()
  private var tags = Ordered<String, String>()
  private var tagSets = Ordered<[Int], [Int]>()

  struct Row {
    let recording: String
    let engine: String
    let status: RowStatus
    /// The duration of the gesture in milliseconds.
    let time: Int
    /// Indices of the broken invariants, including waived invariants.
    let invariants: [Int]
    /// The index of the row's set of tags, which many recordings share.
    let tags: Int
    let title: String
    /// The index of the title in the list of titles.
    let titleNumber: Int
    /// Whether the recording has a failure that an earlier run does not have.
    let isNew: Bool
    /// Whether the user decides on the recording's difference to a baseline.
    let isPending: Bool
    /// The id of the recording's drawing; nil if the recording is not drawn.
    var id: String?
    /// Why the recording exercised nothing; nil if it exercised an invariant.
    var reason: String?
    /// The listing of the recording, if it failed and is not drawn.
    var failure: ListedFailure?
  }

  mutating func add(
    _ row: JudgedRecording, isDrawn: Bool, isNew: Bool = false, _ head: RunHead
  ) {
    let broken = (row.broken + row.warned + row.waived).map {
      invariants.index(of: $0.name, or: $0.name)
    }
    let set = row.tags.map { tags.index(of: $0, or: $0) }
    rows.append(
      Row(
        recording: row.recording, engine: row.engine, status: RowStatus(row),
        time: Int(row.time.nanoseconds / 1_000_000), invariants: broken,
        tags: tagSets.index(of: set, or: set), title: row.title,
        titleNumber: titles.index(of: row.title, or: row.title), isNew: isNew,
        isPending: row.isPending,
        id: isDrawn ? PageAddress(row.recording, on: row.engine).id : nil,
        reason: row.whyNotTested, failure: row.needsAttention ? ListedFailure(row, head) : nil))
  }

  /// The first invariant that a row breaks.
  func firstInvariant(of row: Row) -> String? { row.invariants.first.map { invariants.values[$0] } }

  /// Keeps the ids of the given drawn recordings, and the failure listings of all other recordings.
  func keeping(_ ids: Set<String>) -> RecordingIndex {
    var index = self
    for slot in rows.indices {
      if let id = rows[slot].id, ids.contains(id) {
        index.rows[slot].failure = nil
      } else {
        index.rows[slot].id = nil
      }
    }
    return index
  }

  /// `{"engines":[…],"invariants":[…],"titles":[…],"tags":[…],"sets":[[tag]…],"reasons":[…],
  /// "commands":[…],"files":true,"new":[row…],"pending":[row…],"end":"…","rows":
  /// [[shared,"rest",engine,status,ms,set,title,[invariant],id,why,at,place,command]…]}`
  ///
  /// `end` is the common end of all paths. A row stores how many characters its path shares with
  /// the path of the previous row, and the rest of the path without the end. Texts that occur in
  /// many rows are stored once, and rows contain their indices. Ten thousand recordings take about
  /// a quarter of a megabyte. The last members of a row are left out if it does not need them. A
  /// failure that is not drawn has all these members: its reason, its time, its line and column,
  /// and the command that reproduces it.
  func json(_ engines: [String], files: Bool) -> JSONPiece {
    let paths = rows.map { Array($0.recording.visible.unicodeScalars) }
    let end = Self.commonEnd(paths)
    var (reasons, commands) = (Ordered<String, String>(), Ordered<String, String>())
    var last: ArraySlice<Unicode.Scalar> = []
    let listed = zip(rows, paths).map { row, path in
      let path = path.dropLast(end.count)
      // The script counts in UTF-16 units, so scalars outside the basic plane are never shared.
      let shared = zip(last, path).prefix { $0 == $1 && $0.value < 0x10000 }.count
      last = path
      var parts: [JSONPiece] = [
        shared.json, Self.text(path.dropFirst(shared)).json,
        (engines.firstIndex(of: row.engine) ?? 0).json,
        (RowStatus.allCases.firstIndex(of: row.status) ?? 0).json, row.time.json, row.tags.json,
        row.titleNumber.json,
      ]
      let why = row.why.map { reasons.index(of: $0, or: $0) }
      if !row.invariants.isEmpty || row.id != nil || why != nil {
        parts.append(row.invariants.map(\.json).json)
      }
      if row.id != nil || why != nil { parts.append(row.id?.json ?? .nothing) }
      if let why { parts.append(why.json) }
      if let failure = row.failure {
        let command = commands.index(of: failure.command, or: failure.command)
        parts += [failure.time.json, failure.source.json, command.json]
      }
      return parts.json
    }
    return [
      "engines": engines.map(\.json).json.ifAny,
      "invariants": invariants.values.map(\.json).json.ifAny,
      "titles": titles.values.map(\.visible.json).json.ifAny,
      "tags": tags.values.map(\.json).json.ifAny,
      "sets": tagSets.values.map { $0.map(\.json).json }.json.ifAny,
      "reasons": reasons.values.map(\.json).json.ifAny,
      "commands": commands.values.map(\.json).json.ifAny, "files": files.json.ifAny,
      "new": rows.indices.filter { rows[$0].isNew }.map(\.json).json.ifAny,
      "pending": rows.indices.filter { rows[$0].isPending }.map(\.json).json.ifAny,
      "end": Self.text(end).json.ifAny, "rows": listed.json.ifAny,
    ]
  }

  /// The common suffix of all paths.
  private static func commonEnd(_ paths: [[Unicode.Scalar]]) -> ArraySlice<Unicode.Scalar> {
    guard var end = paths.first?[...] else { return [] }
    for path in paths {
      let common = zip(end.reversed(), path.reversed()).prefix { $0 == $1 }.count
      end = end.suffix(common)
    }
    return end
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}

extension RecordingIndex.Row {
  /// The remark shown beside the invariants: what failed, or why nothing was exercised.
  var why: String? { failure?.sentence ?? reason }
}
