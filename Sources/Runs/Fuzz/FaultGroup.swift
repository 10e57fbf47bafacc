package import Model
internal import Text

/// One kind of failure: the number of recordings with the failure, and the smallest versions of
/// some of these recordings.
package struct FaultGroup {
  package let name: String
  /// The number of the first recording with the failure.
  let first: Int
  package let text: String
  package private(set) var count = 0
  /// The number of recordings with the failure, by cause.
  private var counts: [String: Int] = [:]
  package private(set) var smallest: [Least] = []

  /// A saved recording.
  package struct Least {
    package let path: String
    package let recording: Recording
    let replays: Int
    let number: Int
    /// Whether this run created the file.
    let isNew: Bool
  }

  init(name: String, first: Int, text: String) {
    self.name = name
    self.first = first
    self.text = text
  }

  /// Counts a recording with the failure.
  ///
  /// - Returns: Whether the recording is worth shrinking. Each cause is shrunk at most twice,
  ///   because the result is mostly the same few touches.
  mutating func count(_ cause: String) -> Bool {
    count += 1
    counts[cause, default: 0] += 1
    return counts[cause, default: 0] <= 2
  }

  /// Adds a recording unless the same file was added before.
  mutating func keep(_ smallest: Least) {
    if !self.smallest.contains(where: { $0.path == smallest.path }) {
      self.smallest.append(smallest)
    }
  }

  /// Keeps only the saved recordings with these paths.
  ///
  /// - Returns: The paths of the dropped recordings that this run created.
  mutating func keep(only paths: Set<String>) -> [String] {
    defer { smallest.removeAll { !paths.contains($0.path) } }
    return smallest.filter { $0.isNew && !paths.contains($0.path) }.map(\.path)
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
