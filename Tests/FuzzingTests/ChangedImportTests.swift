import FileChanges
import Foundation
import Testing

/// Tests randomly changed files of other tools; `make fuzz-imports` tests more of them.
struct ChangedImportTests {
  private static let count =
    ProcessInfo.processInfo.environment["FLICKBOOK_CHANGED_FILES"].flatMap { Int($0) } ?? 4800

  @Test(arguments: 1...8)
  func `a changed file is rejected with a message or becomes a valid recording`(seed: Int) throws {
    let count = Self.count / 8
    let tally = try MutatedImports(seed: UInt64(seed)).run(0..<count)
    #expect(tally.refused > count / 10)
    #expect(tally.imported > count / 10)
    #expect(tally.events > count)
  }
}
