package import Invariants
internal import PageAssets

/// Documentation of an invariant besides its verdicts, from documents embedded in the program.
package enum Manual {
  /// The entry of an invariant, in paragraphs: the doc comment of its type.
  package static func entry(of invariant: Invariant) -> [String] {
    invariant.pageEntry ?? entries[invariant.name] ?? []
  }

  /// What a user notices if an invariant is broken: `a user feels the content slip under the
  /// finger`; nil if the entry does not state it.
  package static func effect(of invariant: Invariant) -> String? {
    let start = "If this invariant is broken, "
    guard let paragraph = entry(of: invariant).first(where: { $0.hasPrefix(start) }) else {
      return nil
    }
    var sentence: [Substring] = []
    for word in paragraph.dropFirst(start.count).split(separator: " ") {
      sentence.append(word)
      if word.last == "." { break }
    }
    return String(sentence.joined(separator: " ").dropLast().filter { $0 != "`" && $0 != "*" })
  }

  /// The guarantee of a held verdict: the sizes of faults in a sound engine that the invariant
  /// detected; `nil` for anything other than an invariant of single replays.
  package static func promise(of invariant: Invariant) -> String? { promises[invariant.name] }

  /// A heading begins an entry, and each line below it is a paragraph.
  private static let entries: [String: [String]] = {
    var entries: [String: [String]] = [:]
    var name = ""
    for line in PageAsset(file: page_assets_manual).text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        name = String(line.dropFirst(3))
      } else {
        entries[name, default: []].append(String(line))
      }
    }
    return entries
  }()

  /// A row for each invariant: its name, the size below which it detected nothing, the size above
  /// which it detected everything, the smallest detected fault, and its recording.
  private static let promises: [String: String] = {
    var promises: [String: String] = [:]
    let rows = PageAsset(file: page_assets_promises).text.split(separator: "\n")
    for row in rows where row.hasPrefix("| `") {
      let cells = row.filter { $0 != "`" }.split(separator: "|").map { $0.dropFirst().dropLast() }
      let sizes =
        cells[1].hasSuffix("size")
        ? "faults without a size" : "nothing below \(cells[1]), everything above \(cells[2])"
      promises[String(cells[0])] = "\(sizes) (such as \(cells[3]), in \(cells[4]))"
    }
    return promises
  }()
}
