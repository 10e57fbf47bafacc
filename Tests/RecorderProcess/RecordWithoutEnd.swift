import Exploration
import Model
import Platform
import Writing

/// Records batches of coalesced touches of one to three fingers, without end. After each flush the
/// function prints the number of safely stored events, and the last event's time in milliseconds.
///
/// The function returns when the parent process ends or a write fails; otherwise it would fill the
/// disk after a test was stopped.
func recordWithoutEnd(seed: UInt64, to path: String) throws(WriteError) {
  let view = ViewScene(
    id: "list", frame: Rectangle(x: 0, y: 0, width: 320, height: 568),
    content: Size(width: 320, height: 5000))
  let scene = Scene(window: Window(size: Size(width: 320, height: 568)), views: [view])
  let recorder = try TouchRecorder<Int>(
    RecordingHead(title: "A recorder that is killed", scene: scene), to: path)
  var promises = DescriptorSink(1, name: "standard output")
  var numbers = SeededNumbers(seed: seed)
  var time: Int64 = 0
  let parent = getppid()
  while recorder.failure == nil && getppid() == parent {
    let fingers = numbers.uniform(in: 1...3)
    for frame in 0..<numbers.uniform(in: 3...20) {
      var batch: [TouchSample<Int>] = []
      for finger in 0..<fingers {
        for sample in 0..<4 {
          let point = Point(
            x: numbers.uniform(in: 0..<320), y: Double(numbers.uniform(in: 0...56_800)) / 100)
          let phase: Touch.Phase = frame == 0 && sample == 0 ? .down : .move
          batch.append(
            TouchSample(
              phase, key: finger, at: point,
              time: ClockTime(nanoseconds: time + Int64(sample) * 4_166_667)))
        }
      }
      time += 16_666_667
      recorder.record(batch)
      try promise(recorder.writtenEvents, recorder.now, through: &promises)
    }
    recorder.record(
      (0..<fingers).map { finger in
        TouchSample(.up, key: finger, at: .zero, time: ClockTime(nanoseconds: time))
      })
    try promise(recorder.writtenEvents, recorder.now, through: &promises)
    time += 50_000_000
  }
  if let failure = recorder.failure { throw failure }
}

private func promise(
  _ events: Int, _ last: Instant, through sink: inout DescriptorSink
) throws(WriteError) {
  let line = Array("\(events) \(last.text)\n".utf8)
  try line.withUnsafeBufferPointer { (bytes) throws(WriteError) in
    try sink.write(UnsafeRawBufferPointer(bytes))
  }
}
