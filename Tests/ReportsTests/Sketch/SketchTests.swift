import Model
import Replay
import Reports
import Results
import Testing
import Text

struct SketchTests {
  private static let scene = Scene(
    window: Window(size: Size(width: 320, height: 480)),
    views: [
      ViewScene(
        id: "list", frame: Rectangle(x: 0, y: 0, width: 320, height: 480),
        content: Size(width: 320, height: 2000))
    ])

  private func step(
    _ time: Double, _ cause: Step.Cause = .frame, y: Double, _ activity: Activity = [],
    _ events: [InputEvent.Action] = [], _ callbacks: [Callback.Kind] = []
  ) -> Step {
    var state = ViewState()
    state.offset.y = y
    state.content = Size(width: 320, height: 2000)
    state.bounds = Size(width: 320, height: 480)
    state.frame = Rectangle(x: 0, y: 0, width: 320, height: 480)
    state.activity = activity
    var step = Step()
    step.time = .milliseconds(time)
    step.cause = cause
    step.frame = Frame(views: [state], callbacks: callbacks.map { Callback(view: 0, $0) })
    step.moment = Moment(
      at: step.time, events.map { Located($0, at: FileLocation(line: 9, column: 5)) })
    return step
  }

  private func touch(_ phase: Touch.Phase) -> InputEvent.Action {
    .touch(Touch(phase, finger: 1, at: Point(x: 10, y: 20)))
  }

  private var drag: [Step] {
    [
      step(0, y: 0), step(100, .after, y: 0, .tracking, [touch(.down)]),
      step(200, .after, y: 50, [.tracking, .dragging], [touch(.move)], [.willBeginDragging]),
      step(300, .after, y: 100, .decelerating, [touch(.up)]),
      step(400, y: 120, .decelerating, [.mark("a\u{1b}b")], [.didScroll]),
      step(500, y: 120, [], [], [.didEndDecelerating]), step(1000, y: 120),
    ]
  }

  @Test func `a drag is drawn as a plot and a table`() {
    var sketch = Sketch(of: Self.scene)
    for step in drag { sketch.add(step) }
    sketch.finish(.rest)
    let look = PlotLook(width: 60, isASCII: true)
    let text = (sketch.picture(look) + sketch.table(look)).joined(separator: "\n")
    #expect(
      text == """
           finger 1 |    [========]
             events |                  M
                    | M mark
           activity |....T----D----d---------......................
                    | T tracking   D dragging   d decelerating
                    |
                    | offset y in points, rests from 0 to 1520
                120 |               __-''''''''''''''''''''''''''''
                    |             -'
                    |            |
                    |          _'
                    |         -'
                    |       _'
                    |      -'
              low 0 +_____'. . . . . . . . . . . . . . . . . . . .
                    ++--------+--------+--------+--------+--------+
                     0       200      400      600      800 ms
          t ms  line  what              x       y
           100     9  down 1         0.00    0.00
           200                       0.00   50.00
                willBeginDragging
           300     9  up 1           0.00  100.00
           400     9  mark a\\u{1b}b  0.00  120.00
           400        at rest        0.00  120.00
           500                       0.00  120.00
                didEndDecelerating
        """)
  }

  @Test func `the number of rows is bounded for recordings of any length`() {
    var sketch = Sketch(of: Self.scene)
    for k in 0..<2000 {
      sketch.add(step(Double(k) * 100, .after, y: 0, [], [touch(k % 2 == 0 ? .down : .up)]))
    }
    sketch.finish(.rest)
    let table = sketch.table(PlotLook(width: 80))
    #expect(table.count == 1 + 24 + 1 + 12)
    #expect(table[25].contains("… 1964 more"))
  }

  @Test func `a close-up shows five frames before and after its time`() {
    var closeup = Closeup(at: .milliseconds(1000))
    for k in 0..<100 { closeup.add(step(Double(k) * 20, y: Double(k))) }
    let table = closeup.table(of: Self.scene, PlotLook(width: 80))
    #expect(table.count == 1 + 10)
    #expect(table[6].hasPrefix("> 1000  frame  0.00  50.00"))
    #expect(table[0].contains("activity") && table[6].contains("idle"))
    // If an engine reports only offsets, it is unknown whether the view is idle.
    let offsets = Sketch(of: Self.scene, .all.subtracting(.activity))
    let silent = offsets.table(of: closeup, PlotLook(width: 80))
    #expect(silent.count == 11 && !silent.contains { $0.contains("activity") })
    #expect(!silent.contains { $0.contains("idle") })
  }
}
