internal import Text

extension Array<String> {
  /// The elements joined as in a sentence: `auto, always or never`. The conjunction is before the
  /// last element.
  package func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

extension Int {
  /// A count with its noun: `1 event`, `2 events`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension String {
  /// This text in quotes, with control characters made visible: typed text and file names must not
  /// move the cursor or break the line.
  package var quoted: String { "\"" + visible + "\"" }
}

extension Sequence where Element: Hashable {
  /// Each element once, at its first index.
  package var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

/// The end of an error message, which proposes the name that was probably meant; empty if no such
/// name is known.
package func offer(_ name: String?) -> String { name.map { ": did you mean \($0.quoted)?" } ?? "" }
