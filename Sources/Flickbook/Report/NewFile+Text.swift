internal import Writing

extension NewFile {
  /// Writes all there is and gives the file its name. Where that fails nothing is left of it: what is
  /// made of results can be made of them again.
  func put(_ text: String) throws(WriteError) { try put(Array(text.utf8)) }

  func put(_ bytes: [UInt8]) throws(WriteError) {
    try put { (file) throws(WriteError) in try file.write(bytes) }
  }

  /// Writes all that a function has to write, and gives the file its name.
  func put(_ write: (NewFile) throws(WriteError) -> Void) throws(WriteError) {
    do throws(WriteError) {
      try write(self)
      try finish()
    } catch {
      try? abandon()
      throw error
    }
  }
}
