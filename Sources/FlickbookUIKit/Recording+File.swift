package import Model
internal import Text
package import Writing

extension Recording {
  /// Writes the recording to a file. An existing file is replaced.
  package func write(to path: String) throws(WriteError) {
    let file = try NewFile(path, replacing: true)
    var writer = try RecordingWriter(head, to: file)
    for event in events { try writer.write(event.value) }
    try writer.finish()
    try file.finish()
  }
}
