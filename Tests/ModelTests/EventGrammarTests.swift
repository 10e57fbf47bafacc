import Model
import Testing
import Text

struct EventGrammarTests {
  /// The error of the grammar for the last of these events; nil if the grammar admits them all.
  private func refusal(_ events: [(Int64, InputEvent.Action)]) -> String? {
    var grammar = EventGrammar(scene)
    for (index, (time, action)) in events.enumerated() {
      do {
        try grammar.admit(InputEvent(at: Instant(nanoseconds: time * 1_000_000), action))
      } catch {
        return index == events.count - 1 ? error.message : "refused too early: \(error.message)"
      }
    }
    return nil
  }

  private func touch(_ phase: Touch.Phase, _ finger: UInt8 = 1) -> InputEvent.Action {
    .touch(Touch(phase, finger: finger, at: .zero))
  }

  @Test func `touches in a valid order are admitted`() {
    #expect(
      refusal([
        (0, touch(.down)), (0, touch(.down, 255)), (1, touch(.move)), (1, touch(.up)),
        (1, touch(.down)), (2, touch(.cancel)), (2, touch(.up, 255)),
      ]) == nil)
  }

  @Test func `decreasing times are rejected`() {
    #expect(
      refusal([(2, .mark("a")), (1, .mark("b"))])
        == "time runs backwards to 1 ms: expected 2 ms or later")
  }

  @Test func `a finger can move and lift only while it is down, and come down only while it is up`()
  {
    #expect(
      refusal([(0, touch(.down)), (1, touch(.down))])
        == "finger 1 comes down twice: expected an up or a cancel of finger 1 between")
    #expect(
      refusal([(0, touch(.down, 2)), (1, touch(.move))])
        == "finger 1 moves but is not down: expected a down of finger 1 before")
    #expect(
      refusal([(0, touch(.down)), (1, touch(.up)), (1, touch(.up))])
        == "finger 1 lifts but is not down: expected a down of finger 1 before")
    #expect(
      refusal([(0, touch(.cancel))])
        == "finger 1 is cancelled but is not down: expected a down of finger 1 before")
  }

  @Test func `at most twenty fingers are down at once`() {
    let twenty = (0..<20).map { (Int64(0), touch(.down, UInt8($0))) }
    #expect(refusal(twenty) == nil)
    #expect(
      refusal(twenty + [(1, touch(.down, 99))])
        == "finger 99 comes down where 20 are down: expected at most 20 fingers at once")
  }

  @Test func `at most 4096 events have the same time`() {
    let events = [(Int64(7), touch(.down))] + (1..<4096).map { _ in (Int64(7), touch(.move)) }
    #expect(refusal(events) == nil)
    #expect(refusal(events + [(8, touch(.move))]) == nil)
    for last in [touch(.move), .mark("a")] {
      #expect(
        refusal(events + [(7, last)])
          == "more than 4096 events at 7 ms: expected at most 4096 events at one time")
    }
  }

  @Test func `the force must be from 0 to 1, and the radius must not be negative`() {
    #expect(
      refusal([(0, .touch(Touch(.down, finger: 1, at: .zero, force: 1.5)))])
        == "force 1.5: expected a number from 0 to 1")
    #expect(
      refusal([(0, .touch(Touch(.down, finger: 1, at: .zero, radius: -1)))])
        == "radius -1: expected a number of points")
  }

  @Test func `the names and values of an event must be valid in the scene`() {
    #expect(
      refusal([(0, .request(Command(view: 1, .stop)))]) == "view number 1: expected one of 1 views")
    #expect(
      refusal([(0, .request(Command(view: 0, .zoomTo(0))))]) == "zoom 0: expected a zoom above 0")
    #expect(
      refusal([(0, .observation(Observation(view: 0, offset: .zero, zoom: 0)))])
        == "zoom 0: expected a zoom above 0")
    #expect(
      refusal([(0, .setting(SettingChange(view: 0, [])))])
        == "a change that changes nothing: expected at least one setting")
    #expect(
      refusal([(0, .setting(SettingChange(view: 0, [.zoomMinimum(2)])))])
        == "zoom limits that cross: minimum 2, maximum 1: "
        + "expected a minimum that is at most the maximum")
    let flat = FrameChange(view: 0, frame: Rectangle(x: 0, y: 0, width: 0, height: 1))
    #expect(
      refusal([(0, .layout(.frame(flat)))])
        == "a frame of 0 × 1 points: expected a width and height above 0")
    #expect(
      refusal([(0, .layout(.resize(window: WindowChange(size: .zero), frames: [])))])
        == "a window of 0 × 0 points: expected a width and height above 0")
    let frame = Rectangle(x: 0, y: 0, width: 1, height: 1)
    #expect(
      refusal([(0, .layout(.keyboard(.shown(frame: frame, field: 0))))])
        == "field 0: expected a view that declares fields")
  }

  @Test func `after an error is skipped, the grammar reports no consequences of the error`() throws
  {
    var grammar = EventGrammar(scene)
    let move = InputEvent(at: .zero, touch(.move))
    #expect(throws: Objection.self) { try grammar.admit(move) }
    grammar.follow(move)
    try grammar.admit(move)
    try grammar.admit(InputEvent(at: .zero, touch(.up)))
    #expect(grammar.fingers.count == 0)
  }
}

private let scene = Scene(
  window: Window(size: Size(width: 320, height: 568)),
  views: [
    ViewScene(
      id: "a", frame: Rectangle(x: 0, y: 0, width: 320, height: 568),
      content: Size(width: 320, height: 5000))
  ])
