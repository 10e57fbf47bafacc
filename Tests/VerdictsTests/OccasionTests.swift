import TestSupport
import Testing
import Verdicts

struct OccasionTests {
  /// An invariant that looks away, or looks twice, changes a number here.
  @Test func `the small recordings put each invariant to the test as often as was reviewed`() throws
  {
    let text = try InvariantTrial().occasions().map { $0 + "\n" }.joined()
    #expect(text == (try Golden("occasions.txt").text(renewedBy: text)))
  }

  @Test func `each invariant has two small recordings, which put it to the test in full`() throws {
    let idleRecordings = try InvariantTrial().idleRecordings()
    #expect(idleRecordings == [])
  }
}
