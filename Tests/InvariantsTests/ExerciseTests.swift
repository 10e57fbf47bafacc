import Invariants
import Testing
import TestSupport

/// The recordings that are named after an invariant exercise it.
struct ExerciseTests {
  @Test func `the engines and the number of checks of each invariant equal the reviewed file`()
    throws
  {
    let lines = try InvariantTrial().exercises()
    #expect(lines.count == Catalogue.invariants.count)
    let text = lines.map { $0 + "\n" }.joined()
    #expect(text == (try Golden("exercises.txt").text(renewedBy: text)))
  }

  @Test
  func `two recordings named after an invariant exercise it, and one of these recordings fully`()
    throws
  {
    let idleRecordings = try InvariantTrial().idleRecordings()
    #expect(idleRecordings == [])
  }
}
