@testable import Reports
import Results
import Testing

struct ValuePlotTests {
  /// The plot of a hill that is this many dots wide, with edges at 0 and 14.
  private func hill(_ dots: Int, rows: Int) -> ValuePlot {
    let spans = (0..<dots).map { dot in
      let share = Double(dot) / Double(dots - 1)
      return ValueSpan(80 * share * (1 - share))
    }
    return ValuePlot(
      spans: spans, lowEdge: spans.map { _ in ValueSpan(0) },
      highEdge: spans.map { _ in ValueSpan(14) }, rows: rows)
  }

  private func text(_ plot: ValuePlot, isASCII: Bool) -> String {
    plot.lines(PlotLook(width: 80, isASCII: isASCII)).map { line in
      var row = line.label.right(8) + (line.isEdge ? "+" : "|") + line.text
      while row.last == " " { row.removeLast() }
      return row + "\n"
    }.joined()
  }

  @Test func `a hill is drawn in braille, its edges dotted and labelled`() {
    #expect(
      text(hill(48, rows: 4), isASCII: false) == """
           19.99|      ⢀⠤⠔⠒⠉⠉⠉⠉⠒⠢⠤⡀
         high 14+⠁ ⠁⢀⡠⠊⠁ ⠁ ⠁ ⠁ ⠁ ⠁⠈⠑⢄⡀ ⠁
                | ⢀⠔⠁                ⠈⠢⡀
           low 0+⡠⠊⡀ ⡀ ⡀ ⡀ ⡀ ⡀ ⡀ ⡀ ⡀ ⡀ ⠘⢄

        """)
  }

  @Test func `a hill is drawn in ASCII`() {
    #expect(
      text(hill(40, rows: 4), isASCII: true) == """
           19.99|           __---''''''''---__
         high 14+. . . __-'' . . . . . . . . .''-__. . .
                |   _-'                            '-_
           low 0+_-' . . . . . . . . . . . . . . . . .'-_

        """)
  }

  @Test func `an empty plot has no rows`() {
    let empty = ValuePlot(spans: [], lowEdge: [], highEdge: [], rows: 4)
    #expect(text(empty, isASCII: true) == "")
  }

  @Test func `a range of one offset is drawn as one edge, and tiny motion is not magnified`() {
    let still = ValuePlot(
      spans: [ValueSpan(0), ValueSpan(0.01)], lowEdge: [ValueSpan(0), ValueSpan(0)],
      highEdge: [ValueSpan(0), ValueSpan(0)], rows: 3)
    #expect(text(still, isASCII: true) == "    0.51|\n  rest 0+--\n    -0.5|\n")
  }

  @Test func `a jump is drawn from top to bottom`() {
    let jump = ValuePlot(
      spans: [0, 0, 10, 10].map { ValueSpan($0) }, lowEdge: [], highEdge: [], rows: 3)
    #expect(text(jump, isASCII: true) == "      10|  |'\n        |  |\n       0|__'\n")
  }
}
