internal import PageAssets

/// The schema of recordings, in the two languages tools ask for, and that of the suite file; they
/// travel inside the program.
public enum RecordingSchema: Sendable {
  case relaxNG, xsd, suite
}

extension RecordingSchema {
  /// The whole schema, byte for byte as it stands in `Recordings/`.
  public var text: String {
    var length = 0
    let bytes =
      switch self {
      case .relaxNG: page_assets_recording_rng(&length)
      case .xsd: page_assets_recording_xsd(&length)
      case .suite: page_assets_suite_rng(&length)
      }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
  }
}
