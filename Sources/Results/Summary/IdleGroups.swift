/// The recordings that exercised nothing, grouped by engine and reason. Groups have the order of
/// first appearance.
package struct IdleGroups {
  package private(set) var groups = Ordered<Key, Group>()
  /// The maximum number of reasons, because an engine may give a different reason for each
  /// recording.
  private let maxReasons: Int
  private let maxNames: Int

  package init(maxReasons: Int, maxNames: Int = 1) {
    self.maxReasons = maxReasons
    self.maxNames = maxNames
  }

  package struct Key: Hashable {
    package let engine: String
    package let isRefused: Bool
    package let reason: String
  }

  package struct Group {
    package let key: Key
    /// The first recordings of the group.
    package var recordings: [String] = []
    package var count = 0
  }

  /// - Returns: Whether the reason has a group or could get a group.
  @discardableResult package mutating func add(_ row: JudgedRecording, _ reason: String) -> Bool {
    let key = Key(engine: row.engine, isRefused: row.refusal != nil, reason: reason)
    guard groups.index(of: key) != nil || groups.values.count < maxReasons else { return false }
    let index = groups.index(of: key, or: Group(key: key))
    groups.values[index].count += 1
    let isNamed = groups.values[index].recordings.count < maxNames
    if isNamed { groups.values[index].recordings.append(row.recording) }
    return true
  }

  /// The groups of one engine.
  package subscript(engine: String) -> [Group] { groups.values.filter { $0.key.engine == engine } }
}
