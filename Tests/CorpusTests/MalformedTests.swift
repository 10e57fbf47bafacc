import Formats
import Gesture
import TestSupport
import Testing

/// Every file of `Malformed` is refused in exactly the words of the `.err` file beside it. When a fault of
/// the reader is found, a file is added there.
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
