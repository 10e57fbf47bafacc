/// The library that parses XML.
package enum XMLLibrary {
  /// The version, such as `2.9.14`.
  package static var version: String { MarkupParser.libraryVersion }
}
