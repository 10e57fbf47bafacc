internal import Live
internal import Model
internal import Reporting
internal import Text
internal import Writing

extension PlaygroundPage.Source {
  /// A scene without events; nil if it cannot be written as numbers.
  init?(_ name: String, _ scene: Scene) throws(WriteError) {
    var head = RecordingHead(title: "\(name), played by hand", scene: scene)
    var origin = Origin()
    origin.recorder = "flickbook-playground 1"
    head.origin = origin
    try self.init(Recording(head, events: []), name: name, file: "played")
  }

  /// A recording, named by its title or else by its file.
  init?(_ recording: Recording, _ title: String, from path: String) throws(WriteError) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    try self.init(
      recording, name: title.isEmpty ? name : title,
      file: name.hasSuffix(".xml") ? String(name.dropLast(4)) : name)
  }

  /// A recording; nil if a part of it cannot be written as numbers.
  ///
  /// Its expectations are left out: the page judges with the default tolerances of the invariants,
  /// and a recording saved there is judged with the same ones.
  private init?(_ recording: Recording, name: String, file: String) throws(WriteError) {
    let scene = recording.head.scene
    let events = recording.events.map(\.value)
    guard let numbers = FlatEvents.numbers(of: scene, events) else { return nil }
    var head = recording.head
    head.expectations = []
    var writer = try RecordingWriter(head, to: MemorySink())
    try writer.flush()
    self.init(
      name: name, file: file, numbers: numbers, scene: scene,
      head: String(decoding: writer.sink.bytes, as: UTF8.self))
    quality = Int(head.quality.rawValue)
    var written = writer.sink.bytes.count
    var last: Instant?
    for event in events {
      try writer.write(event)
      try writer.flush()
      let lines = String(decoding: writer.sink.bytes[written...], as: UTF8.self)
      written = writer.sink.bytes.count
      if event.time != last { moments.append("") }
      last = event.time
      moments[moments.count - 1] += lines
    }
  }
}
