/// The library that parses XML.
package enum XMLLibrary {
  /// Such as `2.9.14`.
  package static var version: String { MarkupParser.libraryVersion }
}
