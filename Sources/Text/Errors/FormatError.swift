/// An error in a file, with its location.
public struct FormatError: Error, Hashable, Sendable {
  /// The file name as given.
  public var file: String
  /// The location in the file.
  public var source: FileLocation
  /// What is wrong there.
  public var objection: Objection

  /// An error at a location of a file.
  public init(in file: String, at location: FileLocation, _ objection: Objection) {
    self.file = file
    self.source = location
    self.objection = objection
  }
}

extension FormatError: CustomStringConvertible {
  /// `file:line:column: error: what was found: expected what is allowed there`.
  public var description: String {
    var text = file.visible
    if source.line > 0 { text += ":\(source.line):\(source.column)" }
    return text + ": error: " + objection.message.visibleLines
  }
}
