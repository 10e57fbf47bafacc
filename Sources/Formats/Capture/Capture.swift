package import Gesture
package import Writing

/// A live touch screen on its way into a recording.
///
/// Everything is in the file's `.part` as soon as it has happened, so that a capture that is killed
/// loses nothing; in memory there is one frame of the screen.
package final class Capture {
  /// What the screen calls itself, if it does.
  package let device: String?
  private let scene: Scene
  private let wishes: ImportWishes
  private let source: String
  private var port: any InputPort
  private var touches: LiveTouches

  /// Opens a screen: a device, or a pipe or a file with the bytes that one gives.
  ///
  /// - Parameters:
  ///   - path: `/dev/input/eventN`; `-` is standard input.
  ///   - description: What `evemu-describe` says of the screen, for bytes that come from elsewhere.
  package convenience init(
    device path: String, like description: String?, _ wishes: ImportWishes
  ) throws(FormatError) {
    var known = EvdevDevice(id: "")
    if let description { known = try EvemuDescription(file: description).device }
    let name = path == "-" ? StandardInput.name : path
    do throws(Objection) {
      let node = try InputNode(path)
      if let reported = node.description {
        guard reported.hasSurface, reported.kind == .screen else {
          throw Objection(
            .sense, "\(reported.name.map { "\"\($0)\" is" } ?? "this is") no touch screen",
            expected: TouchScreens.expected)
        }
        known = reported
      }
      if let objection = known.kind.objection {
        throw Objection(.sense, objection, expected: TouchScreens.expected)
      }
      try self.init(node, known, named: name, wishes)
    } catch {
      throw FormatError(in: name, at: .nowhere, error)
    }
  }

  init(
    _ port: any InputPort, _ device: EvdevDevice, named source: String, _ wishes: ImportWishes
  ) throws(Objection) {
    self.port = port
    self.source = source
    self.wishes = wishes
    self.device = device.name
    scene = try wishes.scene(in: device.sizeInPoints)
    touches = LiveTouches(
      device, SurfaceMapping(device, to: scene.window.size), standing: port.standing())
  }

  /// What came of it.
  package struct Summary: Sendable {
    package var events = 0
    /// From the first event to the last.
    package var end = Instant.zero
    package var losses = ImportLosses()
  }

  /// Records into a file of a free name until the screen is gone or `isOver`; no file where nobody
  /// touched anything.
  package func record(to target: String, until isOver: () -> Bool) throws(WriteError) -> Summary {
    let recorder = try TouchRecorder<Int>(head(target, ImportLosses()), to: target)
    var summary = Summary()
    let trouble = watch(recorder, isOver)
    summary.losses = touches.losses
    summary.losses.add(backSteps: recorder.lateEvents)
    if let trouble { summary.losses.add(.truncated, "the events broke off: " + trouble.message) }
    summary.events = recorder.writtenEvents
    summary.end = recorder.now
    do throws(WriteError) {
      guard summary.events > 0 else {
        try recorder.abandon()
        if let trouble { throw WriteError.cannotBeSaid(trouble) }
        return summary
      }
      try recorder.finish()
    } catch .cannotBeSaid(let objection) {
      throw .source(FormatError(in: source, at: .nowhere, objection))
    }
    if !summary.losses.words.isEmpty { try retell(target, summary.losses) }
    return summary
  }

  /// Takes events until the end; what ended it before its time.
  private func watch(_ recorder: TouchRecorder<Int>, _ isOver: () -> Bool) -> Objection? {
    var reports = InputReports()
    do throws(Objection) {
      while !isOver(), recorder.failure == nil {
        guard let bytes = try port.read() else {
          return reports.isCut
            ? Objection(.value, "the last event is not whole", expected: "24 bytes") : nil
        }
        for event in try reports.read(bytes) {
          let samples = touches.apply(event) { port.standing() }
          if !samples.isEmpty { recorder.record(samples) }
        }
      }
      return nil
    } catch {
      return error
    }
  }

  /// A recording says what it lacks before its first event, and that is known after the last: the
  /// file is whole already, and another one takes its place that says so.
  private func retell(_ target: String, _ losses: ImportLosses) throws(WriteError) {
    let reader = try WriteError.reading(try RecordingReader(file: target))
    do throws(WriteError) {
      let file = try NewFile(target, replacing: true)
      var writer = try RecordingWriter(head(target, losses), to: file)
      while let event = try next(reader) { try writer.write(event) }
      try writer.finish()
      try file.finish()
    } catch .cannotBeSaid(let objection) {
      throw .source(FormatError(in: target, at: .nowhere, objection))
    }
  }

  private func next(_ reader: RecordingReader) throws(WriteError) -> InputEvent? {
    do { return try reader.next()?.value } catch { throw .cannotBeSaid(error.objection) }
  }

  private func head(_ target: String, _ losses: ImportLosses) -> RecordingHead {
    var head = RecordingHead(
      imported: scene, titled: target, of: device, by: "capture", losses, wishes)
    head.origin?.source = source.sayable
    return head
  }
}
