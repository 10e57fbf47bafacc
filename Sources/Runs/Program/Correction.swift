/// A change of a command line that makes it valid.
package enum Correction: Hashable, Sendable {
  /// Replaces a mistyped word, or the part of a word that is a name, by the intended word.
  case replace(String, by: String)
  /// Removes a word that the verb does not take.
  case remove(String)
  /// Appends missing words, with a value that runs.
  case append(String)
}
