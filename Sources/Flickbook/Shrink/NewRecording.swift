internal import Gesture
internal import Platform
internal import Writing

/// Where a verb that makes a recording puts it: a file that appears when it is whole, or stdout.
struct NewRecording {
  /// A file, or `-` for stdout.
  let path: String

  /// The place of a recording is never taken by what is made from it.
  static func check(
    _ path: String, isNot inputs: [String], after option: String = "-o"
  ) throws(UsageError) {
    guard path != "-", let target = FileStatus(of: path) else { return }
    for input in inputs where input != "-" {
      if target.identity == FileStatus(of: input)?.identity {
        throw UsageError("\(option) cannot be \(path.quoted): that is the recording itself")
      }
    }
  }

  func write(_ recording: Recording) throws(WriteError) {
    let bytes = try recording.canonicalBytes()
    guard path != "-" else {
      var stdout = DescriptorSink(STDOUT_FILENO, name: "stdout")
      return try stdout.write(bytes)
    }
    try NewFile(path, replacing: true).put(bytes)
  }
}
