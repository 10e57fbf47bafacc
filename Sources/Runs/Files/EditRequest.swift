internal import Files
package import Model
package import Text

/// A recording to edit, with its name in messages and its hash.
package struct EditRequest {
  /// A file, or `-` for stdin.
  let path: String
  package let recording: Recording
  /// The name of the recording in messages.
  package let name: String
  private let sha256: String

  package init(_ path: String) throws(FormatError) {
    self.path = path
    if path == "-" {
      let bytes = try StandardInput.bytes()
      name = StandardInput.name
      sha256 = SHA256.hexadecimal(of: bytes)
      recording = try Recording(bytes: bytes, named: name)
    } else {
      name = path
      sha256 = try SHA256.hexadecimal(ofFile: path)
      recording = try Recording(file: path)
    }
  }

  /// The text that names the recording in the origin of an edited recording. It contains no
  /// folders, so that the same recording gives the same bytes in any folder.
  package var source: String {
    let file = name.split(separator: "/").last.map { String($0) } ?? name
    return "\(file.visible) sha256:\(sha256)"
  }

  /// Adds sources to the origin of a new recording; device and digitiser are unchanged.
  package func signed(_ recording: Recording, _ sources: [String]? = nil) -> Recording {
    var recording = recording
    var origin = recording.head.origin ?? Origin()
    origin.source = Self.list(sources ?? [source])
    recording.head.origin = origin
    return recording
  }

  /// Joins sources for one attribute. The number is limited, because a tag is limited to 64 KiB and
  /// thousands of recordings may be joined.
  private static func list(_ sources: [String]) -> String {
    var text = ""
    for (index, source) in sources.enumerated() {
      guard text.utf8.count + source.utf8.count < 8000 || index == 0 else {
        return "\(text) and \(sources.count - index) more"
      }
      text += index == 0 ? source : ", " + source
    }
    return text
  }
}
