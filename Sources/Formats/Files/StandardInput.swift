package import Gesture

/// One recording on standard input, as a whole: it can be read only once.
package enum StandardInput {
  /// What it is called where a file would have a name.
  package static let name = "<stdin>"

  package static func bytes() throws(FormatError) -> [UInt8] {
    let source = ByteSource.standardInput
    var bytes: [UInt8] = []
    while true {
      let piece = try source.read(ByteSource.pieceSize, naming: name)
      bytes += piece
      if piece.count < ByteSource.pieceSize { return bytes }
    }
  }
}
