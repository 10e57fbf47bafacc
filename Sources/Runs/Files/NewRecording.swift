package import Model
package import Writing

/// The destination of a recording that a verb makes: stdout, or a file that appears when it is
/// complete.
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
