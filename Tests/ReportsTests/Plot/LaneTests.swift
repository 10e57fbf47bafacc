@testable import Reports
import Testing

struct LaneTests {
  private let look = PlotLook(width: 80)
  private let plain = PlotLook(width: 80, isASCII: true)

  @Test func `a finger is drawn as a bar from down to up`() {
    let bar: [Marks] = [[], .down, .held, .held, .up, [], [.down, .up], [], .down, .cancelled]
    #expect(Lane.finger(bar, look) == " ┣━━┫ ╋ ┣╳")
    #expect(Lane.finger(bar, plain) == " [==] + [x")
  }

  @Test func `an event is drawn as a letter, and several events at one time as a plus`() {
    let (mark, turn) = (Marks(rawValue: 1), Marks(rawValue: 2))
    let ticks = Lane.ticks([[], mark, [mark, turn], turn], [(mark, "A"), (turn, "T")])
    #expect(ticks == " A+T")
  }

  @Test func `an interval is labelled if its name fits`() {
    #expect(Lane.text("dragging", "D", length: 11, plain) == "dragging---")
    #expect(Lane.text("dragging", "D", length: 9, plain) == "dragging-")
    #expect(Lane.text("dragging", "D", length: 8, plain) == "D-------")
    #expect(Lane.text("dragging", "D", length: 1, plain) == "D")
  }

  @Test func `the most important of several marks in a column is drawn`() {
    let (drag, track) = (Marks(rawValue: 2), Marks(rawValue: 1))
    #expect(
      Lane.intervals([[], track, [track, drag], drag, []], [drag, track]) == [
        Lane.Interval(index: nil, length: 1), Lane.Interval(index: 1, length: 1),
        Lane.Interval(index: 0, length: 2), Lane.Interval(index: nil, length: 1),
      ])
  }
}
