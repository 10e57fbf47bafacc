package import Model
internal import Text

/// One kind of failure: the number of recordings that show it, and the smallest of some of them.
package struct FaultGroup {
  package let name: String
  /// The number of the first recording that shows it, and a description.
  let first: Int
  package let text: String
  package var count = 0
  package private(set) var smallest: [Least] = []

  /// A saved recording.
  package struct Least {
    package let path: String
    package let recording: Recording
    let replays: Int
    let number: Int
    /// Whether the file did not exist before.
    let isNew: Bool
  }

  /// The same failure is shrunk at most three times, because the result is mostly the same few
  /// touches.
  var isWorthShrinking: Bool { count <= 3 }

  /// Adds a recording unless the same file was added before.
  mutating func keep(_ smallest: Least) {
    if !self.smallest.contains(where: { $0.path == smallest.path }) {
      self.smallest.append(smallest)
    }
  }

  /// Keeps only the smallest recording of each cause.
  ///
  /// - Parameter cause: The causes by the paths of recordings.
  /// - Returns: The paths of the other recordings whose files did not exist before.
  mutating func keepOne(forEach cause: [String: String]) -> [String] {
    let sorted = smallest.sorted {
      ($0.recording.events.count, $0.number) < ($1.recording.events.count, $1.number)
    }
    var known: Set<String> = []
    let kept = Set(sorted.filter { known.insert(cause[$0.path] ?? "").inserted }.map(\.path))
    defer { smallest.removeAll { !kept.contains($0.path) } }
    return smallest.filter { $0.isNew && !kept.contains($0.path) }.map(\.path)
  }

  var lines: [String] {
    [
      "\(name): in \(count.counted("recording")), first in number \(first): \(text)"
    ]
      + smallest.map { smallest in
        let events = smallest.recording.events.count.counted("event")
        return
          "  \(smallest.path.visible): \(events), shrunk from number \(smallest.number) in \(smallest.replays) replays"
      }
  }
}
