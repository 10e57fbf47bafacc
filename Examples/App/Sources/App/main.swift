import FlickbookRecorder

// Records a swipe into the file named on the command line, as an app records the touches of its
// window.

let list = Flick.ViewScene(
  id: "list", frame: Flick.Rectangle(x: 0, y: 0, width: 390, height: 844),
  content: Flick.Size(width: 390, height: 4000))
let window = Flick.Window(size: Flick.Size(width: 390, height: 844))
let head = RecordingHead(
  title: "A swipe that an app recorded", scene: Flick.Scene(window: window, views: [list]))

let recorder = try TouchRecorder<Int>(head, to: CommandLine.arguments[1])
for frame in 0...12 {
  let phase: Flick.Touch.Phase = frame == 0 ? .down : frame == 12 ? .up : .move
  recorder.record([
    TouchSample(
      phase, key: 1, at: Flick.Point(x: 195, y: 700 - 25 * Double(frame)),
      time: ClockTime(seconds: 0.016 * Double(frame)))
  ])
}
try recorder.finish()
