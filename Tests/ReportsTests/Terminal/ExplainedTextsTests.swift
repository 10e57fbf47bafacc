import Model
@testable import Results
@testable import Reports
import Testing

/// Tests the terminal output for recordings that differ for one reason.
struct ExplainedTextsTests {
  private func line(_ cause: String?, suspects: [String] = []) -> String? {
    var explained = RunEnd.Explained("one", "two", distance: 3)
    var group = RunEnd.Explained.Group(cause, "coast", ["a.xml", "b.xml", "c.xml", "d.xml"])
    group.suspects = suspects
    explained.groups = [group]
    return explained.lines(PlotLook(width: 200)).first { $0.contains("a.xml") }
  }

  @Test func `a group of differences is named by its cause`() {
    #expect(
      line("rate") == "  rate: 4 recordings, from the coast on: a.xml, b.xml, c.xml and 1 more")
  }

  @Test func `an unexplained group names three suspects and counts the other suspects`() {
    #expect(line(nil)?.hasPrefix("  unexplained: 4 recordings") == true)
    #expect(line(nil, suspects: ["braking"])?.hasPrefix("  unexplained, perhaps braking: ") == true)
    #expect(
      line(nil, suspects: ["braking", "friction", "rate", "slop", "gain"])?
        .hasPrefix("  unexplained, perhaps braking, friction, rate and 2 more: ") == true)
  }

  @Test func `differences in behaviour that constants hide are listed before the constants`() {
    let text = Self.hidden.lines(PlotLook(width: 200)).joined(separator: "\n")
    #expect(
      text.contains(
        "  with equal constants: After the lift, one stays: 9 recordings, up to 12 pt apart, such as a.xml\n"
          + "  constants: slop 10 instead of 8 explains 70 % of it; rate 0.99 instead of 0.98 explains 20 %\n"
      ), "\(text)")
    #expect(text.contains("10 % remains; compare with these settings"), "\(text)")
    #expect(
      Self.hidden.summary
        == [
          "with equal constants too, after the lift, one stays (9 recordings, up to 12 pt apart)",
          "Constants: slop 10 instead of 8 explains 70 % of it; rate 0.99 instead of 0.98 explains 20 %; "
            + "10 % remains",
        ])
  }

  /// An explanation for two engines that differ in two constants, and in one behaviour that is
  /// visible only if the constants are equal.
  static var hidden: RunEnd.Explained {
    var explained = RunEnd.Explained("one", "two", distance: 3)
    explained.causes = [
      .init("slop", "touch", one: "10", other: "8", share: 0.7),
      .init("rate", "coast", one: "0.99", other: "0.98", share: 0.2),
    ]
    explained.left = 0.1
    explained.setting = "one(slop=8,rate=0.98)"
    explained.motions = [
      .init(
        "After the lift, one stays", isOfBehavior: true, recordings: 9, distance: 12,
        smallest: "a.xml", time: .zero)
    ]
    return explained
  }
}
