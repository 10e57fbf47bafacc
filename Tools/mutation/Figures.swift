// Compiled only into a mutated copy of the sources, among what tests use.
internal import Foundation

/// The printed results of the invariants, as lines, by the names of the figures: how often each was
/// exercised and violated, and by how much. Too much to review, and it changes with every
/// recording; but a mutant that changes none of it changes nothing.
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

  /// Writes one file per figure, for a developer who compares two states of the sources. Nothing
  /// depends on them.
  package func write(to folder: String) {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, lines) in lines {
      let text = lines.map { $0 + "\n" }.joined()
      try? Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name + ".txt"))
    }
  }
}
