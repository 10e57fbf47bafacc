internal import Gesture

/// Every recording on every engine, as short as the script needs it to list, sort and filter them.
struct RecordingIndex {
  private(set) var rows: [Row] = []
  private var laws: [String: Int] = [:]
  private var lawNames: [String] = []
  private var tags: [String: Int] = [:]
  private var tagNames: [String] = []

  struct Row {
    let recording: String
    let engine: String
    let standing: Standing
    /// In milliseconds.
    let time: Int
    /// Indices of the laws it breaks, waived or not.
    let laws: [Int]
    let tags: [Int]
    /// Where it is drawn, if it is.
    var id: String?
  }
}

extension RecordingIndex {
  mutating func take(_ row: JudgedRecording, isDrawn: Bool) {
    var broken: [Int] = []
    for law in row.broken + row.warned + row.waived {
      broken.append(Self.number(of: law.name, &laws, &lawNames))
    }
    rows.append(
      Row(
        recording: row.recording, engine: row.engine, standing: Standing(row),
        time: Int(row.time.nanoseconds / 1_000_000), laws: broken,
        tags: row.tags.map { Self.number(of: $0, &tags, &tagNames) },
        id: isDrawn ? PageAddress(row.recording, on: row.engine).id : nil))
  }

  /// Forgets where all others would be drawn.
  mutating func keepDrawn(_ ids: Set<String>) {
    for index in rows.indices {
      if let id = rows[index].id, !ids.contains(id) { rows[index].id = nil }
    }
  }

  private static func number(
    of name: String, _ numbers: inout [String: Int], _ names: inout [String]
  ) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }
}

extension RecordingIndex {
  /// `{"engines":[…],"laws":[…],"tags":[…],"rows":[[shared,"rest",engine,standing,ms,[law],[tag],id]…]}`
  ///
  /// A path says how many letters it shares with the one before; engines, laws and tags are said
  /// once. So ten thousand recordings take about a third of a megabyte.
  func json(_ engines: [String], files: Bool) -> String {
    var members = JSONMembers()
    members.texts("engines", engines)
    members.texts("laws", lawNames)
    members.texts("tags", tagNames)
    members.flag("files", files)
    var last: [Unicode.Scalar] = []
    members.values(
      "rows",
      rows.map { row in
        let path = Array(row.recording.visible.unicodeScalars)
        // The script counts in halves of the largest characters, so these are never shared.
        let shared = zip(last, path).prefix { $0 == $1 && $0.value < 0x10000 }.count
        last = path
        var rest = ""
        rest.unicodeScalars.append(contentsOf: path[shared...])
        var parts = [
          String(shared), JSONText.string(rest),
          String(engines.firstIndex(of: row.engine) ?? 0),
          String(Standing.allCases.firstIndex(of: row.standing) ?? 0), String(row.time),
        ]
        if !row.laws.isEmpty || !row.tags.isEmpty || row.id != nil { parts.append(list(row.laws)) }
        if !row.tags.isEmpty || row.id != nil { parts.append(list(row.tags)) }
        if let id = row.id { parts.append(JSONText.string(id)) }
        return "[" + parts.joined(separator: ",") + "]"
      })
    return members.json
  }

  private func list(_ numbers: [Int]) -> String {
    "[" + numbers.map { String($0) }.joined(separator: ",") + "]"
  }
}
