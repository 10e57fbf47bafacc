package import Model
package import Writing

/// The destination of a verb that makes a recording: a file that appears when it is complete, or
/// stdout.
package struct NewRecording {
  /// A file, or `-` for stdout.
  package let path: String

  package init(path: String) { self.path = path }

  package func write(_ recording: Recording) throws(WriteError) {
    let bytes = try recording.canonicalBytes()
    guard path != "-" else {
      var stdout = DescriptorSink.standardOutput
      return try stdout.write(bytes)
    }
    try NewFile.output(path).put(bytes)
  }
}
