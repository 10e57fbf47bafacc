import Flickbook
import Testing

/// This file imports Flickbook and Testing, as a user's test does, and uses every name unqualified.
struct PublicNamesTests {
  @Test func `names that Swift Testing might also define are unambiguous`() throws {
    let locations: [FileLocation] = [.nowhere, FileLocation(line: 3, column: 1)]
    let lines: [ExpectationLine] = []
    let suite: Suite? = nil
    let errors: [any Error.Type] = [
      FormatError.self, Objection.self, WriteError.self, EngineError.self, ReplayError.self,
      SessionError.self,
    ]
    #expect(locations.count == 2 && lines.isEmpty && suite == nil && errors.count == 6)
  }

  @Test func `names can be qualified by the module`() {
    let verdict: Flickbook.Verdict? = nil
    let judgement: Flickbook.Judgement? = nil
    let location: Flickbook.FileLocation = .nowhere
    let result: Flickbook.FuzzResult? = nil
    #expect(verdict == nil && judgement == nil && result == nil && location.line == 0)
  }
}
