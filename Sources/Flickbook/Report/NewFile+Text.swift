internal import Formats

extension NewFile {
  /// Writes a whole text and gives the file its name.
  func put(_ text: String) throws(WriteError) {
    try Array(text.utf8).withUnsafeBufferPointer { (bytes) throws(WriteError) in
      try write(UnsafeRawBufferPointer(bytes))
    }
    try finish()
  }
}
