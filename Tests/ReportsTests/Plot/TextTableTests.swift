@testable import Reports
import Testing

struct TextTableTests {
  private func table(_ width: Int) -> String {
    var table = TextTable([.init("t ms", .right), .init("what"), .init("callbacks")])
    table.add(["100", "down 1", ""])
    table.add(
      ["225.5", "up 1", "willEndDragging(1.16,-0.03;686.18,0) didEnd(true)"], isMarked: true)
    return table.lines(PlotLook(width: width)).joined(separator: "\n")
  }

  @Test func `the text of the last column wraps beside the other columns`() {
    #expect(
      table(60) == """
           t ms  what    callbacks
            100  down 1
        > 225.5  up 1    willEndDragging(1.16,-0.03;686.18,0)
                         didEnd(true)
        """)
  }

  @Test
  func
    `a narrow last column moves below the other columns, and its long words are broken`()
  {
    #expect(
      table(36) == """
           t ms  what
            100  down 1
        > 225.5  up 1
                 willEndDragging(1.16,-0.03;
                 686.18,0) didEnd(true)
        """)
  }
}
