extension NewFile {
  /// Writes the whole text and gives the file its name. After an error no file remains, because
  /// output made from results can be made again.
  package func put(_ text: String) throws(WriteError) { try put(Array(text.utf8)) }

  package func put(_ bytes: [UInt8]) throws(WriteError) {
    try put { (file) throws(WriteError) in try file.write(bytes) }
  }

  /// Writes everything that the closure writes, and gives the file its name.
  package func put(_ write: (NewFile) throws(WriteError) -> Void) throws(WriteError) {
    do throws(WriteError) {
      try write(self)
      try finish()
    } catch {
      try? abandon()
      throw error
    }
  }
}
