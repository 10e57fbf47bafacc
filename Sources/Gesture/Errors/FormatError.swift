/// A file is wrong, here.
public struct FormatError: Error, Hashable, Sendable {
  /// The file as it was named.
  public var file: String
  /// Where in the file it is.
  public var place: FileLocation
  /// What is wrong there.
  public var objection: Objection

  /// What is wrong at a place of a file.
  public init(in file: String, at place: FileLocation, _ objection: Objection) {
    self.file = file
    self.place = place
    self.objection = objection
  }
}

extension FormatError: CustomStringConvertible {
  /// `file:line:column: error: what was found: expected what may be there`.
  public var description: String {
    var text = file.visible
    if place.line > 0 { text += ":\(place.line):\(place.column)" }
    return text + ": error: " + objection.message.visibleLines
  }
}
