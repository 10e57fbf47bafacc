internal import Gesture

/// One kind of failure: the number of recordings that show it, and the smallest of some of them.
struct FaultGroup {
  let name: String
  /// The number of the first recording that shows it, and a description.
  let first: Int
  let words: String
  var count = 0
  private(set) var least: [Least] = []

  /// A saved recording.
  struct Least {
    let path: String
    let recording: Recording
    let replays: Int
    let number: Int
    /// Whether the file did not exist before.
    let isNew: Bool
  }

  /// The same failure is shrunk at most three times, because the result is mostly the same few
  /// touches.
  var isWorthShrinking: Bool { count <= 3 }

  /// Adds a recording unless the same file was added before.
  mutating func keep(_ least: Least) {
    if !self.least.contains(where: { $0.path == least.path }) { self.least.append(least) }
  }

  /// Keeps only the smallest recording of each cause.
  ///
  /// - Parameter cause: The causes by the paths of recordings.
  /// - Returns: The paths of the other recordings whose files did not exist before.
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
