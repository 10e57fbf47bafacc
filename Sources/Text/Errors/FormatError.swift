/// An error in a file, with its location.
public struct FormatError: Error, Hashable, Sendable {
  /// The name of the file, as it was given.
  public var file: String
  /// The location in the file.
  public var source: FileLocation
  /// The error, without its location.
  public var objection: Objection

  /// Creates an error at a location of a file.
  public init(in file: String, at location: FileLocation, _ objection: Objection) {
    self.file = file
    self.source = location
    self.objection = objection
  }
}

extension FormatError: CustomStringConvertible {
  /// The error as text, in the form `file:line:column: error: what was found: expected what is
  /// allowed there`.
  public var description: String {
    var text = file.visible
    if source.line > 0 { text += ":\(source.line):\(source.column)" }
    return text + ": error: " + objection.message.visibleLines
  }
}
