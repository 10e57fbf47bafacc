internal import Gesture

/// What is known of one kind of fault: in how many recordings it was, and the least of some of them.
struct FaultGroup {
  let name: String
  /// The number of the first recording that shows it, and what was found there.
  let first: Int
  let words: String
  var count = 0
  private(set) var least: [Least] = []

  /// A recording that was kept.
  struct Least {
    let path: String
    let recording: Recording
    let replays: Int
    let number: Int
    /// Whether the file was not there before.
    let isNew: Bool
  }

  /// The same fault is not shrunk again and again: it mostly comes down to the same few touches.
  var isWorthShrinking: Bool { count <= 3 }

  /// Keeps it unless the same was kept before.
  mutating func keep(_ least: Least) {
    if !self.least.contains(where: { $0.path == least.path }) { self.least.append(least) }
  }

  /// Keeps the smallest of each cause.
  ///
  /// - Parameter cause: By the path of a recording.
  /// - Returns: The paths of the others that were not there before.
  mutating func keepOne(forEach cause: [String: String]) -> [String] {
    let sorted = least.sorted {
      ($0.recording.events.count, $0.number) < ($1.recording.events.count, $1.number)
    }
    var known: Set<String> = []
    let kept = Set(sorted.filter { known.insert(cause[$0.path] ?? "").inserted }.map(\.path))
    defer { least.removeAll { !kept.contains($0.path) } }
    return least.filter { $0.isNew && !kept.contains($0.path) }.map(\.path)
  }

  var lines: [String] {
    [
      "\(name): in \(count.counted("recording")), first in number \(first): \(words)"
    ]
      + least.map { least in
        let events = least.recording.events.count.counted("event")
        return
          "  \(least.path.visible): \(events), shrunk from number \(least.number) in \(least.replays) replays"
      }
  }
}
