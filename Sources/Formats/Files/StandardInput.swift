package import Gesture

/// One recording on standard input, as a whole: it can be read only once.
package enum StandardInput {
  /// What it is called where a file would have a name.
  package static let name = "<stdin>"

  package static func bytes() throws(FormatError) -> [UInt8] {
    try ByteSource.standardInput.whole() ?? []
  }
}
