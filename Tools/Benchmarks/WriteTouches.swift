import Model
import Writing

/// Writes this many touches: strokes of a down, fifty-eight moves and an up at 60 Hz, at positions
/// with at most two decimals. Every second stroke goes back, because users scroll in both
/// directions, and the view starts in the middle. So the content moves and rarely reaches its end.
func writeTouches(_ count: Int, to path: String) throws(WriteError) {
  var view = ViewScene(
    id: "list", frame: Rectangle(x: 0, y: 0, width: 320, height: 568),
    content: Size(width: 320, height: 5000))
  view.start.y = 2000
  let scene = Scene(window: Window(size: Size(width: 320, height: 568), scale: 2), views: [view])
  let file = try NewFile(path, replacing: true)
  var writer = try RecordingWriter(
    RecordingHead(title: "\(count) touches", scene: scene), to: file)
  for index in 0..<count { try writer.write(stroke(index)) }
  try writer.finish()
  try file.finish()
}

private func stroke(_ index: Int) -> InputEvent {
  let step = index % 60
  let phase: Touch.Phase = step == 0 ? .down : step == 59 ? .up : .move
  let x = Double(16_000 + (index * 37) % 1_000) / 100
  let way = index / 60 % 2 == 0 ? step : 59 - step
  let y = Double(50_000 - way * 700 + (index * 13) % 100) / 100
  let time = Instant(nanoseconds: Int64((Double(index) * 1e9 / 60).rounded(.toNearestOrEven)))
  return InputEvent(at: time, .touch(Touch(phase, finger: 1, at: Point(x: x, y: y))))
}
