import Testing

@testable import Runs

struct OutcomeTests {
  @Test func `the most severe of several outcomes is reported first`() {
    let inOrder: [ExitCode] = [.interrupted, .unjudged, .broken, .incomplete, .nothing, .held]
    for (index, grave) in inOrder.enumerated() {
      for light in inOrder[(index + 1)...] {
        #expect(grave.isGraver(than: light) && !light.isGraver(than: grave))
        var outcome = Outcome(light, "light")
        outcome.add(Outcome(grave, "grave"))
        #expect(outcome.code == grave)
        #expect(outcome.lastLine == "exit \(grave.rawValue): grave; light")
      }
    }
  }

  @Test func `a successful run prints no last line`() {
    #expect(Outcome.held.lastLine == nil)
  }

  @Test func `counts are printed in correct English`() {
    #expect(
      Outcome.share(2, of: 14, "recording", are: "malformed")
        == "2 of 14 recordings are malformed")
    #expect(
      Outcome.share(1, of: 14, "recording", are: "malformed")
        == "1 of 14 recordings is malformed")
    #expect(
      Outcome.share(1, of: 1, "recording", are: "malformed") == "the recording is malformed")
  }
}
