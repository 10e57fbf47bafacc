import FileChanges
import Testing

/// What `Tools/fuzz-imports` does to a million files, done to a few.
struct ChangedImportTests {
  @Test(arguments: 1...8)
  func `a changed file is refused in words, or becomes a sound recording`(seed: Int) throws {
    let tally = try MutatedImports(seed: UInt64(seed)).run(0..<600)
    #expect(tally.refused > 60)
    #expect(tally.imported > 60)
    #expect(tally.events > 600)
  }
}
