// This file is compiled only into a mutated copy of the sources, as a part of TestSupport.
internal import Foundation

/// The results of the invariants as lines of text, by the names of the figures: how often each
/// invariant was exercised and broken, and by how much. The texts are too long for a review, and
/// they change with every recording. But a mutant that changes none of them has no effect.
package struct Figures {
  private var lines: [String: [String]] = [:]
  private var sets: [String: Set<String>] = [:]

  package init() {}

  package mutating func add(_ new: [String], to name: String) {
    lines[name, default: []] += new
    sets[name, default: []].formUnion(new)
  }

  package func contains(_ some: [String], in name: String) -> Bool {
    sets[name, default: []].isSuperset(of: some)
  }

  /// Writes one file per figure, for a developer who compares two states of the sources. No test
  /// reads the files.
  package func write(to folder: String) {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, lines) in lines {
      let text = lines.map { $0 + "\n" }.joined()
      try? Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name + ".txt"))
    }
  }
}
