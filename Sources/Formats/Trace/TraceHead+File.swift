package import Gesture

extension TraceHead {
  /// Reads the head of a trace and nothing else of it.
  package init(ofFile path: String) throws(FormatError) {
    var lines = TraceLines(
      try ByteSource(file: path, naming: path), pieceSize: ByteSource.pieceSize)
    do {
      self = try lines.head()
    } catch {
      throw TraceReader.error(error, in: path, lines.number)
    }
  }
}
