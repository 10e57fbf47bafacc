import Model
import TestSupport
import Text

/// Converts the traces of iOS to recordings with a finger and observations.
enum TracedRecordings {
  private static func recording(
    _ title: String, height: Double, start: Double, _ events: [InputEvent]
  ) -> Recording {
    var view = ViewScene(
      id: "list", frame: Rectangle(x: 0, y: 0, width: 440, height: height),
      content: Size(width: 440, height: 5000))
    view.start = Start(x: 0, y: start)
    let scene = Scene(window: Window(size: Size(width: 440, height: 1000), scale: 3), views: [view])
    return Recording(
      RecordingHead(title: title, scene: scene), events: events.map { Located($0) })
  }

  private static func touch(_ phase: Touch.Phase, _ y: Double, at time: Double) -> InputEvent {
    InputEvent(at: .milliseconds(time), .touch(Touch(phase, finger: 0, at: Point(x: 200, y: y))))
  }

  private static func seen(_ y: Double, at time: Double) -> InputEvent {
    InputEvent(
      at: .milliseconds(time), .observation(Observation(view: 0, offset: Point(x: 0, y: y))))
  }

  /// The finger is released at offset 400 pt. Its path before that is unknown.
  static var fling: Recording {
    recording(
      "A fling on iOS", height: 681.6666667, start: 400,
      [touch(.down, 500, at: 0), touch(.up, 500, at: 100)]
        + IOSTraces.fling.map { seen($0.shown, at: 100 + $0.at) })
  }

  static var pull: Recording {
    recording(
      "A pull on iOS", height: 681.6666667, start: 0,
      [touch(.down, 100, at: 0), seen(0, at: 0)]
        + IOSTraces.rubberBand.flatMap { sample in
          [
            touch(.move, 100 + sample.at, at: sample.at * 10),
            seen(-sample.shown, at: sample.at * 10),
          ]
        } + [touch(.cancel, 535, at: 5000)])
  }

  static var bounce: Recording {
    recording(
      "A bounce on iOS", height: 681.6666667, start: 0,
      [touch(.down, 100, at: 0), touch(.move, 535, at: 500), seen(-177, at: 500)]
        + [touch(.up, 535, at: 1000), seen(-177, at: 1000)]
        + IOSTraces.bounceBack.map { seen($0.shown, at: 1000 + $0.at) })
  }
}
