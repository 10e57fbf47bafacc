internal import Files
package import Interchange
package import Model
package import Text
package import Writing

/// Records a live touch screen.
///
/// Every event is written to the `.part` file immediately, so that a killed capture loses nothing.
/// Only the current frame of touches is kept in memory.
package final class Capture {
  /// The name of the screen; nil if the screen reports no name.
  package let device: String?
  private let scene: Scene
  private let options: ImportOptions
  private let source: String
  private var port: any InputPort
  private var touches: LiveTouches

  /// Opens a screen: a device, or a pipe or file with the bytes of a device.
  ///
  /// - Parameters:
  ///   - path: `/dev/input/eventN`; `-` is standard input.
  ///   - description: The output of `evemu-describe` for the screen, if the bytes come from another
  ///     machine.
  package convenience init(
    device path: String, like description: String?, _ options: ImportOptions
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
      try self.init(node, known, named: name, options)
    } catch {
      throw FormatError(in: name, at: .nowhere, error)
    }
  }

  init(
    _ port: any InputPort, _ device: EvdevDevice, named source: String, _ options: ImportOptions
  ) throws(Objection) {
    self.port = port
    self.source = source
    self.options = options
    self.device = device.name
    scene = try options.scene(in: device.sizeInPoints)
    touches = LiveTouches(
      device, SurfaceMapping(device, to: scene.window.size), initialState: port.initialState())
  }

  /// The result of a capture.
  package struct Summary: Sendable {
    package var events = 0
    /// The time from the first event to the last event.
    package var end = Instant.zero
    package var losses = ImportLosses()
  }

  /// Records into a new file until the screen is disconnected or `isOver` returns true. No file
  /// remains if there was no touch.
  package func record(to target: String, until isOver: () -> Bool) throws(WriteError) -> Summary {
    let recorder = try TouchRecorder<Int>(head(target, ImportLosses()), to: target)
    var summary = Summary()
    let trouble = watch(recorder, isOver)
    summary.losses = touches.losses
    summary.losses.add(backSteps: recorder.lateEvents)
    if let trouble { summary.losses.add(.truncated, "the events ended: " + trouble.message) }
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

  /// Reads events until the end of the capture. Returns the error that ended the capture early, if
  /// any.
  private func watch(_ recorder: TouchRecorder<Int>, _ isOver: () -> Bool) -> Objection? {
    var reports = InputReports()
    do throws(Objection) {
      while !isOver(), recorder.failure == nil {
        guard let bytes = try port.read() else {
          return reports.isCut
            ? Objection(.value, "the last event is incomplete", expected: "24 bytes") : nil
        }
        for event in try reports.read(bytes) {
          let samples = touches.apply(event) { port.initialState() }
          if !samples.isEmpty { recorder.record(samples) }
        }
      }
      return nil
    } catch {
      return error
    }
  }

  /// Replaces the complete file by a file that states the losses. A recording states its losses
  /// before its first event, but they are known only after the last event.
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
      imported: scene, titled: target, of: device, by: "capture", losses, options)
    head.origin?.source = source.sanitizedForXML
    return head
  }
}
