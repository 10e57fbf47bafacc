package import Text

/// The contents of standard input, kept in memory so that they can be read several times like a
/// file.
package enum StandardInput {
  /// The path that the user types for standard input.
  package static let path = "-"
  /// The name that is shown for standard input.
  package static let name = "<stdin>"

  private static let whole = Result { () throws(FormatError) -> [UInt8] in
    try ByteSource.standardInput.whole() ?? []
  }

  package static func bytes() throws(FormatError) -> [UInt8] { try whole.get() }
}
