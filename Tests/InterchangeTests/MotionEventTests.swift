import Model
import Testing
import Text

@testable import Interchange

/// Tests logs of logcat, in which touches are mixed with other output.
struct MotionEventTests {
  private let size = Size(width: 100, height: 200)

  private func motion(
    _ action: String, _ points: [(id: Int, x: Double, y: Double)], at time: Int,
    tool: String = "FINGER", source: String = "0x1002",
    by view: String = "D/View: processMotionEvent"
  ) -> String {
    var text = "\(view) MotionEvent { action=ACTION_\(action), actionButton=0"
    for (index, point) in points.enumerated() {
      text += ", id[\(index)]=\(point.id), x[\(index)]=\(point.x), y[\(index)]=\(point.y)"
      text += ", toolType[\(index)]=TOOL_TYPE_\(tool)"
    }
    return text
      + ", pointerCount=\(points.count), historySize=0, eventTime=\(time), deviceId=4, "
      + "source=\(source) }\n"
  }

  @Test func `MotionEvents are in pixels, and an event that is printed twice counts once`() throws {
    let log =
      motion("DOWN", [(0, 500, 1000)], at: 5000) + motion("DOWN", [(0, 500, 1000)], at: 5000)
      + motion("POINTER_DOWN(1)", [(0, 500, 1000), (3, 100, 100)], at: 5010)
      + motion("MOVE", [(0, 600, 1000), (3, 100, 200)], at: 5020)
      + motion("POINTER_UP(0)", [(0, 600, 1000), (3, 100, 200)], at: 5030)
      + motion("UP", [(3, 100, 200)], at: 5040)
      + motion("DOWN", [(0, 1, 1)], at: 5050, tool: "STYLUS")
      + motion("DOWN", [(0, 1, 1)], at: 5060, source: "0x2002")
    #expect(refusal(log)?.contains("its positions are pixels: expected --screen") == true)
    #expect(
      try imported(log, size: size) { $0.screen = Size(width: 1000, height: 2000) } == [
        "touches of a pen, a mouse or a touchpad, not of fingers: 2, left out",
        "0 down 0 50 100", "10 down 1 10 10", "20 move 0 60 100", "20 move 1 10 20",
        "30 up 0 60 100", "40 up 1 10 20",
      ])
  }

  /// The number may be anything, because logs may have been edited.
  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "99999999999999999999"])
  func `touches are read whatever historySize a MotionEvent states`(_ count: String) throws {
    let log = [
      motion("DOWN", [(0, 500, 1000)], at: 0), motion("MOVE", [(0, 500, 900)], at: 10),
      motion("UP", [(0, 500, 900)], at: 20),
    ].joined().replacing("historySize=0", with: "historySize=\(count)")
    let lines = try imported(log, size: size) { $0.screen = Size(width: 1000, height: 2000) }
    #expect(lines.suffix(3) == ["0 down 0 50 100", "10 move 0 50 90", "20 up 0 50 90"])
  }

  /// A list that begins 63 pixels below the top of its parent. Both views print all events of one
  /// drag.
  private func nested(_ outer: String, _ inner: String) -> String {
    motion("DOWN", [(0, 500, 1000)], at: 0, by: outer)
      + motion("DOWN", [(0, 500, 937)], at: 0, by: inner)
      + motion("MOVE", [(0, 500, 837)], at: 10, by: inner)
      + motion("MOVE", [(0, 500, 900)], at: 10, by: outer)
      + motion("UP", [(0, 500, 900)], at: 20, by: outer)
      + motion("UP", [(0, 500, 837)], at: 20, by: inner)
  }

  /// The forms that the options of logcat give to a line with a tag.
  @Test(arguments: [
    "D/%: onTouch", "D/%( 4711): onTouch", "11-26 14:00:00.123  4711  4712 D %: onTouch",
    "11-26 14:00:00.123 D/%( 4711): onTouch",
    "2026-11-26 14:00:00.123  4711-4712  %  com.app  D  onTouch",
  ])
  func `events of views with different coordinates are never mixed`(line: String) throws {
    let log = nested(
      line.replacing("%", with: "Root"), line.replacing("%", with: "List"))
    let found = refusal(log) { $0.screen = Size(width: 1000, height: 2000) }
    #expect(
      found?.contains("touches of 2 views, each in its own coordinates: expected --view") == true)
    #expect(found?.contains("List") == true)
    for (view, first, last) in [("Root", 100.0, 90.0), ("List", 93.7, 83.7)] {
      let lines = try imported(log, size: size) {
        $0.screen = Size(width: 1000, height: 2000)
        $0.view = view
      }
      #expect(
        lines == [
          "0 down 0 50 \(first.text)", "10 move 0 50 \(last.text)", "20 up 0 50 \(last.text)",
        ])
    }
    #expect(
      refusal(log) { ($0.screen, $0.view) = (Size(width: 1, height: 1), "Cell") }?
        .contains("no view \"Cell\" in it") == true)
  }

  @Test func `several views require the option --view unless they print the same events`() throws {
    func tap(_ view: String, _ y: Double, at time: Int) -> String {
      motion("DOWN", [(0, 500, y)], at: time, by: view)
        + motion("UP", [(0, 500, y)], at: time + 10, by: view)
    }
    func edit(_ options: inout ImportOptions) { options.screen = Size(width: 1000, height: 2000) }
    let apart = tap("D/A: onTouch", 10, at: 0) + tap("D/B: onTouch", 10, at: 100)
    #expect(refusal(apart, edit)?.contains("touches of 2 views") == true)
    let agreed = [("DOWN", 0), ("UP", 10)].map { action, time in
      ["dispatch", "onTouch"].map {
        motion(action, [(0, 500, 10)], at: time, by: "D/A: \($0)")
      }.joined()
    }.joined()
    #expect(try imported(agreed, size: size, edit).suffix(2) == ["0 down 0 50 1", "10 up 0 50 1"])
    let counted = (0..<6).map { tap("D/A: event \($0)", 10, at: $0 * 100) }.joined()
    #expect(try imported(counted, size: size, edit).count == 12)
    let nameless = tap("D/A: onTouch", 10, at: 0) + tap("D/A: onTouch", 73, at: 0)
    #expect(
      refusal(nameless, edit)?.contains("several views print the same events under one name")
        == true)
  }
}
