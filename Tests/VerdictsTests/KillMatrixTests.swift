import FlickbookTesting
import TestSupport
import Testing
import Verdicts

/// The matrix itself complains: of made-up rows, in no time.
struct KillMatrixTests {
  private static let every = Fault.isolated.map { ($0, [$0.invariant: 2]) }

  @Test func `nothing is wrong where every invariant catches its engines twice`() {
    #expect(KillMatrix(Self.every).complaints == [])
  }

  @Test func `one recording alone is not enough`() {
    var rows = Self.every
    rows[0].1 = [rows[0].0.invariant: 1]
    let fault = rows[0].0
    #expect(
      KillMatrix(rows).complaints == [
        "\(fault.invariant) catches an engine that \(fault.name) in 1"
      ])
  }

  @Test func `an invariant that catches nothing is named`() {
    let rows = Self.every.filter { $0.0.invariant != "no-teleport" }
    #expect(KillMatrix(rows).complaints == ["no-teleport catches nothing"])
  }

  @Test func `being caught by another invariant does not count`() throws {
    var rows = Self.every
    let row = try #require(rows.firstIndex { $0.0.invariant == "finite-state" })
    rows[row].1 = ["no-teleport": 9]
    #expect(KillMatrix(rows).complaints.last == "finite-state catches nothing")
  }
}
