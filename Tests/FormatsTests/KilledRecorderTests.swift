import TestSupport
import Testing

@Suite(.serialized)
struct KilledRecorderTests {
  @Test func `a killed recorder leaves every event it called safe`() {
    let folder = TemporaryFolder()
    let prefixes = killedPrefixes(50, seed: 20, in: folder)
    #expect(prefixes.count == 50)
    for killed in prefixes {
      let prefix = Prefix(folder.text(of: killed.file) ?? "")
      #expect(killed.promisedEvents > 0)
      #expect(prefix.events >= killed.promisedEvents)
      #expect(prefix.lastTimes.contains(killed.promisedTime))
      #expect(prefix.strayLines == [])
    }
  }
}
