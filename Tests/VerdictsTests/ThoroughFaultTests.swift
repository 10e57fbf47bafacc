import TestSupport
import Testing
import Verdicts

/// Every fault, every recording, every law: minutes of work in a debug build.
@Suite(.enabled(if: isThorough), .serialized)
struct ThoroughFaultTests {
  @Test func `every law kills its engines, in two recordings at least`() throws {
    let corpus = try Corpus.recordings.map { try Corpus.recording($0) }
    let trials = try Fault.all.map { ($0, try FaultTrial($0).breaches(corpus)) }
    let matrix = KillMatrix(trials)
    print(matrix.text)
    #expect(matrix.complaints == [])
  }

  @Test func `every law catches its engines at twice its tolerance, and none that keep it`() throws
  {
    let table = try StrengthTable(Fault.all)
    print(table.text)
    #expect(table.complaints == [])
  }
}
