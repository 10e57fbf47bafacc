/// The recordings that exercised nothing, grouped by engine and reason in order of first
/// appearance.
struct IdleGroups {
  private(set) var groups = Ordered<Key, Group>()
  /// Limits the number of reasons, because an engine may give each recording a different one.
  let maxReasons: Int
  var maxNames = 1

  struct Key: Hashable {
    let engine: String
    let isRefused: Bool
    let reason: String
  }

  struct Group {
    let key: Key
    /// The first of the recordings.
    var recordings: [String] = []
    var count = 0
  }

  /// - Returns: Whether its reason has a group or could get one.
  @discardableResult mutating func add(_ row: JudgedRecording, _ reason: String) -> Bool {
    let key = Key(engine: row.engine, isRefused: row.refusal != nil, reason: reason)
    guard groups.index(of: key) != nil || groups.values.count < maxReasons else { return false }
    let index = groups.index(of: key, or: Group(key: key))
    groups.values[index].count += 1
    let isNamed = groups.values[index].recordings.count < maxNames
    if isNamed { groups.values[index].recordings.append(row.recording) }
    return true
  }

  /// The groups of an engine.
  subscript(engine: String) -> [Group] { groups.values.filter { $0.key.engine == engine } }
}
