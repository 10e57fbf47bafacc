import Model
import Testing
@testable import Reports

struct TimeAxisTests {
  private func text(_ start: Double, _ end: Double, _ columns: Int) -> String {
    let axis = TimeAxis(start: .milliseconds(start), end: .milliseconds(end), columns: columns)
    let (rule, labels) = axis.lines(PlotLook(width: columns, isASCII: true))
    return rule + "\n" + labels + "\n"
  }

  @Test func `below two seconds the axis counts milliseconds`() {
    #expect(
      text(0, 1000, 40) == """
        +-------+-------+-------+-------+------+
        0      200     400     600     800 ms

        """)
  }

  @Test func `from two seconds on, the axis counts seconds`() {
    #expect(
      text(0, 4200, 40) == """
        +--------+---------+--------+---------+-
        0        1         2        3        4 s

        """)
  }

  @Test func `the axis begins at the start of the recording`() {
    #expect(
      text(130, 190, 40) == """
        ------+-------------+------------+------
             140           160          180 ms

        """)
  }

  @Test(arguments: [0.0, 0.000001, 1, 59, 3_600_000, 8e12])
  func `labels stay within the line for any duration`(_ length: Double) {
    for columns in [16, 40, 66, 180] {
      for line in text(0, length, columns).split(separator: "\n") {
        #expect(line.count <= columns, "\(length) ms in \(columns): \(line)")
      }
    }
  }
}
