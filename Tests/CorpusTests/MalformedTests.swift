import Files
import Testing
import TestSupport
import Text

/// Every file in `Malformed` is rejected with exactly the messages in the `.err` file beside it.
/// For every bug found in the reader, a file is added there.
struct MalformedTests {
  @Test(arguments: Corpus.malformed)
  func `a malformed file is rejected with the reviewed messages`(_ path: String) throws {
    let lint = Lint(bytes: Corpus.bytes(of: path), named: path)
    let said = (lint.errors + lint.warnings).map { $0.description + "\n" }.joined()
    #expect(!lint.errors.isEmpty)
    #expect(!lint.isUnreadable)
    #expect(said == (try Golden(at: Corpus.absolute(path + ".err")).text(renewedBy: said)))
  }

  @Test func `every reviewed message belongs to a malformed file`() {
    #expect(Corpus.strayErrors == [])
  }
}
