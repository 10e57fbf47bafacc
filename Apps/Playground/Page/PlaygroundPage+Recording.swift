internal import Live
package import Model
internal import Reports
internal import Text
package import Writing

extension PlaygroundPage.Source {
  /// Creates a scene without events; nil if the scene cannot be encoded as numbers.
  package init?(_ name: String, _ scene: Scene) throws(WriteError) {
    var head = RecordingHead(title: "\(name), played by hand", scene: scene)
    var origin = Origin()
    origin.recorder = "flickbook-playground 1"
    head.origin = origin
    try self.init(Recording(head, events: []), name: name, file: "played")
  }

  /// Creates a source from a recording, named by its title, or by its file if it has no title.
  package init?(_ recording: Recording, _ title: String, from path: String) throws(WriteError) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    try self.init(
      recording, name: title.isEmpty ? name : title,
      file: name.hasSuffix(".xml") ? String(name.dropLast(4)) : name)
  }

  /// Creates a source from a recording; nil if the recording cannot be encoded as numbers.
  ///
  /// The expectations of the recording are left out: the page judges with the default tolerances of
  /// the invariants, and recordings saved in the page are later judged with the same tolerances.
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
