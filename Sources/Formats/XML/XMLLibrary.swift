/// The library that reads XML.
public enum XMLLibrary {
  /// Such as `2.9.14`.
  public static var version: String { MarkupParser.libraryVersion }
}
