import Engines
import Formats
import Gesture
import Replay
import TestSupport
import Testing
import Verdicts

struct FaultTests {
  /// What laws say of an engine made worse, over the whole corpus.
  private struct Sentence {
    /// In how many recordings the intended law caught it.
    var caught = 0
    var others: Set<String> = []

    init(_ fault: Fault, _ strength: Double, _ corpus: [Recording], by laws: [any Invariant.Type])
      throws
    {
      let engine = fault.worsen(BuiltInEngines.ios, strength)
      for recording in corpus {
        for finding in try judged(recording, engine, by: laws) where finding.isBroken {
          if finding.law.name == fault.law { caught += 1 } else { others.insert(finding.law.name) }
        }
      }
    }
  }

  @Test func `every fault is caught by the law it offends, and every law catches one`() throws {
    let corpus = try Corpus.recordings.map { try Recording(file: Corpus.absolute($0)) }
    var catching: Set<String> = []
    var strengths: [(fault: Fault, least: Double)] = []
    print("law ← fault: recordings in which it was caught; other laws it offends")
    for fault in Fault.all {
      // At no more than twice what the law lets pass.
      let sentence = try Sentence(fault, 2, corpus, by: Catalogue.laws)
      let others = sentence.others.sorted().joined(separator: ", ")
      print("\(fault.law) ← \(fault.name): \(sentence.caught)\(others.isEmpty ? "" : "; " + others)")
      // One recording may be an accident of that recording.
      #expect(sentence.caught >= 2, "\(fault.law) must catch an engine that \(fault.name)")
      if sentence.caught > 0 { catching.insert(fault.law) }
      guard fault.hasStrength, let law = Catalogue.law(named: fault.law) else { continue }
      let least = try [0.5, 0.75, 0.9, 1.1, 1.25, 1.5, 2].first {
        try Sentence(fault, $0, corpus, by: [law]).caught > 0
      }
      strengths.append((fault, least ?? .infinity))
    }
    print("least strength caught, as a multiple of the law's tolerance")
    for (fault, least) in strengths { print("\(fault.law) ← \(fault.name): \(least)") }
    #expect(Catalogue.laws.map { $0.name }.filter { !catching.contains($0) } == [])
  }
}
