internal import PageAssets

/// The schema of recordings, in the two languages tools ask for; it travels inside the program.
public enum RecordingSchema: Sendable {
  case relaxNG, xsd
}

extension RecordingSchema {
  /// The whole schema, byte for byte as it stands in `Recordings/`.
  public var text: String {
    var length = 0
    let bytes =
      switch self {
      case .relaxNG: page_assets_recording_rng(&length)
      case .xsd: page_assets_recording_xsd(&length)
      }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
  }
}
