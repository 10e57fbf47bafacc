import TestSupport
import Testing

#if DEBUG
  private let isOptimised = false
#else
  private let isOptimised = true
#endif

/// Tests the cost of a session at every frame.
struct CostTests {
  /// In builds without optimisation, accesses through the standard library allocate memory.
  @Test(.enabled(if: isOptimised, "the allocations of a frame, this is no optimised build"))
  func `in the steady state, a frame with ten views allocates no memory`() throws {
    let run = try Program("frame-cost").run([])
    #expect(run.code == 0 && run.errors == "", "\(run)")
    var values: [String: Double] = [:]
    for line in run.output.split(separator: "\n") {
      let words = line.split(separator: " ")
      values[String(words[0])] = Double(words[1].filter { $0 != "," })
    }
    #expect(try #require(values["allocations"]) == 0, "\(run.output)")
    // The control value shows that the counter counts allocations.
    #expect(try #require(values["control"]) >= 1)
    // The session lasts 1,700 frames; in nine of ten frames, five views move.
    #expect(try #require(values["events"]) >= 5 * 1500)
  }
}
