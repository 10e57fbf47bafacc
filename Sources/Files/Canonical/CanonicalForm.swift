package import Text

/// The canonical text of a recording, piece by piece.
///
/// This type does not check the meaning of the recording. `Lint` must do so first.
package final class CanonicalForm {
  private let text: CanonicalText
  private let stream: RecordingStream
  private let isRepair: Bool
  private var isFinished = false

  /// Creates the canonical text of a file. With `isRepair`, the open elements of a truncated file
  /// are closed.
  package convenience init(file path: String, isRepair: Bool = false) throws(FormatError) {
    self.init(try ByteSource(file: path), isRepair: isRepair)
  }

  package convenience init(bytes: [UInt8], named name: String, isRepair: Bool = false) {
    self.init(ByteSource(bytes: bytes, named: name), isRepair: isRepair)
  }

  private init(_ source: ByteSource, isRepair: Bool) {
    self.isRepair = isRepair
    text = CanonicalText(isRepair: isRepair)
    stream = RecordingStream(source, to: text, ProblemList(file: source.name, maximum: 1))
  }

  /// The next piece, or nil at the end of the text.
  package func next() throws(FormatError) -> [UInt8]? {
    guard !isFinished else { return nil }
    if !stream.isAtEnd {
      stream.pump()
      return text.drain()
    }
    isFinished = true
    guard let problem = stream.problems.problems.first else {
      text.finish()
      return text.drain()
    }
    guard isRepair, problem.objection.kind == .truncated else { throw problem }
    guard text.closeAll() else {
      throw FormatError(
        in: problem.file, at: problem.source,
        Objection(
          .truncated, "cut off before the scene is complete",
          expected: "a complete scene, without which nothing can be repaired"))
    }
    return text.drain()
  }

  /// The rest of the text at once.
  package func wholeText() throws(FormatError) -> [UInt8] {
    var whole: [UInt8] = []
    while let piece = try next() { whole += piece }
    return whole
  }
}
