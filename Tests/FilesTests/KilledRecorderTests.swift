import Files
import Model
import Testing
import TestSupport
import Text

@Suite(.serialized)
struct KilledRecorderTests {
  @Test func `a killed recorder leaves every event that it has reported as safe`() throws {
    let folder = TemporaryFolder()
    let prefixes = killedPrefixes(50, seed: 20, in: folder)
    #expect(prefixes.count == 50)
    for killed in prefixes {
      let text = folder.text(of: killed.file) ?? ""
      let prefix = Prefix(text)
      #expect(killed.promisedEvents > 0)
      #expect(prefix.events >= killed.promisedEvents)
      #expect(prefix.lastTimes.contains(killed.promisedTime))
      #expect(prefix.strayLines == [])
      try expectRepair(of: killed, folder / killed.file, text, prefix)
    }
  }

  /// Expects that only the end is missing, and that a repair keeps every complete touch.
  private func expectRepair(
    of killed: KilledPrefix, _ path: String, _ text: String, _ prefix: Prefix
  ) throws {
    let end = text.utf8.lastIndex(of: UInt8(ascii: ">")) ?? text.startIndex
    let line = 1 + text.utf8[..<end].count { $0 == UInt8(ascii: "\n") }
    let lint = Lint(file: path)
    #expect(lint.isTruncated)
    #expect(lint.errors.map(\.objection.found) == ["truncated after line \(line)"])
    try CanonicalFile(path, isRepair: true).rewrite()
    let repaired = try Recording(file: path)
    #expect(repaired.head.quality.contains(.truncated))
    #expect(repaired.events.count >= killed.promisedEvents)
    #expect(repaired.events.count - prefix.events <= 1)
  }
}
