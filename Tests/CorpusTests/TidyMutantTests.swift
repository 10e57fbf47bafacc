import Files
import Model
import Testing
import TestSupport

/// Tests `fmt` on recordings that were mutated at random and are still valid.
struct TidyMutantTests {
  @Test func `fmt turns a valid recording into a canonical recording with the same content`()
    throws
  {
    var sound = 0
    for (number, path) in Corpus.recordings.enumerated() {
      var mutants = Mutants(of: Corpus.text(of: path), seed: 1_000 + UInt64(number))
      for _ in 0..<16 {
        let (text, deed) = mutants.next()
        let bytes = Array(text.utf8)
        guard Lint(bytes: bytes, named: path, atMost: 1).errors.isEmpty else { continue }
        sound += 1
        let once = try CanonicalForm(bytes: bytes, named: path).wholeText()
        #expect(Lint(bytes: once, named: path).errors == [], "\(path), \(deed)")
        let twice = try CanonicalForm(bytes: once, named: path).wholeText()
        #expect(twice == once, "\(path), \(deed)")
        // Equal recordings have equal verdicts, so the test does not replay them.
        let (before, after) = try (Recording(bytes: bytes), Recording(bytes: once))
        #expect(after == before, "\(path), \(deed)")
      }
    }
    #expect(sound > 1_000)
  }
}
