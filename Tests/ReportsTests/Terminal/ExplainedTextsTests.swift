@testable import Results
@testable import Reports
import Testing

/// The terminal output for recordings that differ for one reason.
struct ExplainedTextsTests {
  private func line(_ cause: String?, suspects: [String] = []) -> String? {
    var explained = RunEnd.Explained("one", "two", distance: 3)
    var group = RunEnd.Explained.Group(cause, "coast", ["a.xml", "b.xml", "c.xml", "d.xml"])
    group.suspects = suspects
    explained.groups = [group]
    return explained.lines(PlotLook(width: 200)).first { $0.contains("a.xml") }
  }

  @Test func `a group is named by its cause`() {
    #expect(
      line("rate") == "  rate: 4 recordings, from the coast on: a.xml, b.xml, c.xml and 1 more")
  }

  @Test func `an unexplained group names three suspects and counts the others`() {
    #expect(line(nil)?.hasPrefix("  unexplained: 4 recordings") == true)
    #expect(line(nil, suspects: ["braking"])?.hasPrefix("  unexplained, perhaps braking: ") == true)
    #expect(
      line(nil, suspects: ["braking", "friction", "rate", "slop", "gain"])?
        .hasPrefix("  unexplained, perhaps braking, friction, rate and 2 more: ") == true)
  }
}
