internal import Gesture
internal import Writing

/// Where a verb that makes a recording puts it: a file that appears when it is whole, or stdout.
struct NewRecording {
  /// A file, or `-` for stdout.
  let path: String

  func write(_ recording: Recording) throws(WriteError) {
    let bytes = try recording.canonicalBytes()
    guard path != "-" else {
      var stdout = DescriptorSink.standardOutput
      return try stdout.write(bytes)
    }
    try NewFile.output(path).put(bytes)
  }
}
