package import Gesture

/// One file on stdin, kept in memory: like any other file it may be read several times.
package enum StandardInput {
  /// What is typed where a file would be named.
  package static let path = "-"
  /// What it is called where a file would have a name.
  package static let name = "<stdin>"

  private static let whole = Result { () throws(FormatError) -> [UInt8] in
    try ByteSource.standardInput.whole() ?? []
  }

  package static func bytes() throws(FormatError) -> [UInt8] { try whole.get() }
}
