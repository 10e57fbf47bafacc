internal import Files
package import Model
package import Text

/// One recording to edit, and the destination of the new one.
package struct EditRequest {
  /// A file, or `-` for stdin.
  let path: String
  package let recording: Recording
  /// The name in messages.
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

  /// The source of a recording, as its origin names it: a name without folders, so that the same
  /// recording gives the same bytes in any folder.
  package var source: String {
    let file = name.split(separator: "/").last.map { String($0) } ?? name
    return "\(file.visible) sha256:\(sha256)"
  }

  /// Adds the sources of a new recording to its origin; device and digitiser are unchanged.
  package func signed(_ recording: Recording, _ sources: [String]? = nil) -> Recording {
    var recording = recording
    var origin = recording.head.origin ?? Origin()
    origin.source = Self.list(sources ?? [source])
    recording.head.origin = origin
    return recording
  }

  /// Sources joined for one attribute: a tag is limited to 64 KiB, and thousands may be joined.
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
