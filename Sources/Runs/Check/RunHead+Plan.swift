internal import Comparing
internal import Files
package import Invariants
internal import Model
package import Results
package import Text

extension RunHead {
  /// A hash of everything that decides the outcome: runs with the same hash have the same outcome
  /// on every computer. The first half covers how recordings are judged, the second half the
  /// recordings.
  ///
  /// - Parameter ignored: Arguments of the command that do not change the outcome.
  package func planHash(
    _ paths: [String], _ hashes: RecordingHashes, _ invariants: [Invariant],
    _ contest: ComparisonTerms?, without ignored: [String]
  ) throws(FormatError) -> String {
    var head = self
    // How and when the plan was requested is not part of the hash.
    head.select = []
    head.review = nil
    head.date = nil
    head.planned = 0
    head.again.removeAll { ignored.contains($0) }
    var terms =
      ResultsText.line(head) + "\n" + invariants.map { $0.name }.joined(separator: " ") + "\n"
    if let suite { terms += try SHA256.hexadecimal(ofFile: suite) }
    var list = SHA256()
    for (index, path) in paths.enumerated() {
      var text = "\n\(path)\0\(hashes[index] ?? "")"
      if let contest, let trace = try? contest.against.trace(of: path) {
        text += "\0" + ((try? SHA256.hexadecimal(ofFile: trace)) ?? "")
      }
      // The list is hashed piece by piece, so that for millions of recordings the whole text is
      // never in memory.
      text.withUTF8 { list.update(UnsafeRawBufferPointer($0)) }
    }
    return [SHA256.hexadecimal(of: Array(terms.utf8)), list.hexadecimal]
      .map { $0.prefix(Self.half) }.joined()
  }

  private static let half = 32

  /// Whether two runs judge recordings in the same way. Their recordings may differ.
  func judges(as other: RunHead) -> Bool {
    !plan.isEmpty && plan.prefix(Self.half) == other.plan.prefix(Self.half)
  }
}
