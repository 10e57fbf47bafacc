internal import Formats
internal import Writing

extension NewFile {
  /// Writes all there is and gives the file its name. Where that fails nothing is left of it: what is
  /// made of results can be made of them again.
  func put(_ text: String) throws(WriteError) {
    do throws(WriteError) {
      try write(Array(text.utf8))
      try finish()
    } catch {
      try? abandon()
      throw error
    }
  }
}
