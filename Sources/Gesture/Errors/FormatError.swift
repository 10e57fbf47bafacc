/// An error in a file, with its location.
public struct FormatError: Error, Hashable, Sendable {
  /// The file name as given.
  public var file: String
  /// The location in the file.
  public var place: FileLocation
  /// What is wrong there.
  public var objection: Objection

  /// An error at a location of a file.
  public init(in file: String, at place: FileLocation, _ objection: Objection) {
    self.file = file
    self.place = place
    self.objection = objection
  }
}

extension FormatError: CustomStringConvertible {
  /// `file:line:column: error: what was found: expected what is allowed there`.
  public var description: String {
    var text = file.visible
    if place.line > 0 { text += ":\(place.line):\(place.column)" }
    return text + ": error: " + objection.message.visibleLines
  }
}
