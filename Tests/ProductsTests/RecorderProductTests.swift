import FlickbookCore
import FlickbookRecorder
import TestSupport
import Testing

/// Uses the products as an app does, by their own names.
struct RecorderProductTests {
  @Test func `an app can record a touch with the names of the product alone`() throws {
    let folder = TemporaryFolder()
    let view = Flick.ViewScene(
      id: "list", frame: Flick.Rectangle(x: 0, y: 0, width: 320, height: 568),
      content: Flick.Size(width: 320, height: 5000))
    let window = Flick.Window(size: Flick.Size(width: 320, height: 568))
    let recorder = try TouchRecorder<Int>(
      RecordingHead(title: "A touch", scene: Flick.Scene(window: window, views: [view])),
      to: folder / "touch.xml")
    let phases: [Flick.Touch.Phase] = [.down, .up]
    for (time, phase) in phases.enumerated() {
      recorder.record([
        TouchSample(
          phase, key: 1, at: Flick.Point(x: 10, y: 20), time: ClockTime(seconds: Double(time)))
      ])
    }
    try recorder.finish()
    #expect(recorder.writtenEvents == 2)
    #expect(recorder.failure == nil)
  }

  @Test func `an app can replay on an engine with the names of the core alone`() throws {
    let view = Flick.ViewScene(
      id: "list", frame: Flick.Rectangle(x: 0, y: 0, width: 320, height: 568),
      content: Flick.Size(width: 320, height: 5000))
    let scene = Flick.Scene(
      window: Flick.Window(size: Flick.Size(width: 320, height: 568)), views: [view])
    let recording = Flick.Recording(RecordingHead(title: "Nothing", scene: scene), events: [])
    var steps = Flick.Player(
      Flick.RecordingEvents(recording),
      on: try Flick.AnyEngine(BuiltInEngines.ios.make(scene)), at: Flick.FrameClock())
    var step = Flick.Step()
    var count = 0
    while try steps.next(into: &step) { count += 1 }
    #expect(count > 0)
    #expect(step.frame.views.count == 1)
  }
}
