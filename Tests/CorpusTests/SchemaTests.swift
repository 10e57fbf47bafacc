import TestSupport
import Testing

/// The reader and the two schemas must accept the same files.
struct SchemaTests {
  @Test(arguments: SchemaVerdicts.Language.allCases)
  func `a schema accepts the whole corpus`(_ language: SchemaVerdicts.Language) throws {
    let verdicts = try SchemaVerdicts(language, of: Corpus.recordings, in: Corpus.root)
    #expect(verdicts.accepted == Set(Corpus.recordings))
    #expect(verdicts.refused == [])
  }

  @Test(arguments: SchemaVerdicts.Language.allCases)
  func `a schema rejects all files in Grammar`(_ language: SchemaVerdicts.Language) throws {
    let verdicts = try SchemaVerdicts(language, of: Corpus.grammar, in: Corpus.root)
    #expect(verdicts.accepted == [])
    #expect(Set(Corpus.grammar).subtracting(verdicts.refused) == [])
  }

  @Test(arguments: SchemaVerdicts.Language.allCases)
  func `a schema accepts all files in Sense`(_ language: SchemaVerdicts.Language) throws {
    let verdicts = try SchemaVerdicts(language, of: Corpus.sense, in: Corpus.root)
    #expect(Set(Corpus.sense).subtracting(verdicts.accepted) == [])
    #expect(verdicts.refused == [])
  }
}
