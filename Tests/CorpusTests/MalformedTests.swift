import Formats
import Gesture
import TestSupport
import Testing

/// Every file of `Recordings/Malformed` says exactly what its `.err` says.
struct MalformedTests {
  @Test(arguments: Corpus.malformed)
  func `a malformed file is refused in the reviewed words`(_ path: String) throws {
    let lint = Lint(bytes: Corpus.bytes(of: path), named: path)
    let said = (lint.errors + lint.warnings).map { $0.description + "\n" }.joined()
    #expect(!lint.errors.isEmpty)
    #expect(!lint.isUnreadable)
    #expect(said == (try Golden(at: Corpus.absolute(path + ".err")).text(renewedBy: said)))
  }

  @Test func `there is no reviewed text without its file`() {
    #expect(Corpus.strayErrors == [])
  }
}
