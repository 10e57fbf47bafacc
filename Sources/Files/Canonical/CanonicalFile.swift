package import Text
package import Writing

/// A file and its canonical text: compares them, or rewrites the file.
package struct CanonicalFile {
  private let path: String
  private let isRepair: Bool

  package init(_ path: String, isRepair: Bool = false) {
    self.path = path
    self.isRepair = isRepair
  }

  /// Whether the file already is its own canonical text, byte by byte.
  package func isCanonical() throws(FormatError) -> Bool {
    let form = try CanonicalForm(file: path, isRepair: isRepair)
    let source = try ByteSource(file: path)
    while let piece = try form.next() {
      guard try source.read(piece.count) == piece else { return false }
    }
    return try source.read(1).isEmpty
  }

  /// Replaces the file by its canonical text once the whole text is written. After an error the
  /// file is unchanged.
  package func rewrite() throws(WriteError) {
    let form = try WriteError.reading(try CanonicalForm(file: path, isRepair: isRepair))
    let file = try NewFile(path, replacing: true)
    do {
      while let piece = try WriteError.reading(try form.next()) { try file.write(piece) }
      try file.finish()
    } catch {
      // The first error is thrown. A further error while removing the unfinished file is ignored.
      try? file.abandon()
      throw error
    }
  }
}
