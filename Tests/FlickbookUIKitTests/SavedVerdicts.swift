import FlickbookUIKit
import Foundation
import TestSupport
import Testing
import Invariants

/// Judges the saved recordings of a folder with the program, and expects the verdicts of their
/// sessions.
func expect(_ verdicts: [String: Flick.RecordingVerdict], in folder: TemporaryFolder) throws {
  let names = verdicts.keys.sorted()
  let run = try Program("flickbook").run(
    ["check", "--engine", "seen", "--json", "results.json"] + names, folder: folder.path)
  #expect(run.code == (verdicts.values.allSatisfy(\.isHeld) ? 0 : 1), "\(run.errors)")
  let results = try #require(folder.text(of: "results.json"), "\(run.output)")
  let document = try JSONSerialization.jsonObject(with: Data(results.utf8)) as? [String: Any]
  var count = 0
  for row in document?["rows"] as? [[String: Any]] ?? [] {
    guard let name = row["recording"] as? String, let verdict = verdicts[name] else { continue }
    let rows = row["invariants"] as? [[String: Any]] ?? []
    var found: [String: String] = [:]
    for row in rows {
      found[row["invariant"] as? String ?? ""] = row["verdict"] as? String
    }
    for row in verdict.rows where !row.invariant.isRelation {
      #expect(found[row.invariant.name] == row.word, "\(name): \(row.invariant.name)")
      count += 1
    }
  }
  #expect(count >= 60 * names.count)
}

extension Flick.RecordingVerdict.Row {
  /// The keyword for the verdict in results.
  var word: String {
    switch verdict {
    case .held: "held"
    case .broken: "broken"
    case .untested: "untested"
    case .notApplicable: "not-applicable"
    }
  }
}
