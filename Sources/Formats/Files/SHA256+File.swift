package import Gesture

extension SHA256 {
  /// The hash of a file's bytes, read a piece at a time.
  package static func hexadecimal(ofFile path: String) throws(FormatError) -> String {
    hexadecimal(try bytes(ofFile: path)[...])
  }

  /// The same as its 32 bytes.
  package static func bytes(ofFile path: String) throws(FormatError) -> [UInt8] {
    let source = try ByteSource(file: path)
    var hash = SHA256()
    while true {
      let piece = try source.read(ByteSource.pieceSize)
      piece.withUnsafeBytes { hash.update($0) }
      if piece.count < ByteSource.pieceSize { return hash.digest }
    }
  }
}
