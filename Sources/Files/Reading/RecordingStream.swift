internal import Text

/// Passes a file piece by piece through the parser and the outline to a consumer.
final class RecordingStream {
  let problems: ProblemList
  private let source: ByteSource
  private let outline: Outline
  /// The name of the root element.
  private let root: String
  private let parser: MarkupParser?
  private var piece: UnsafeMutableRawBufferPointer
  private(set) var isAtEnd = false
  private var isAtStart = true

  init(
    _ source: ByteSource, to consumer: any OutlineConsumer, _ problems: ProblemList,
    _ dialect: Dialect = .recording
  ) {
    self.source = source
    self.problems = problems
    root = dialect.root.rule.name
    outline = Outline(for: consumer, problems, dialect)
    parser = MarkupParser(telling: outline, root: root)
    piece = .allocate(byteCount: ByteSource.pieceSize, alignment: 1)
    if let parser {
      outline.prepare(parser)
    } else {
      stop(Objection(.unreadable, "no memory for a parser"), at: .nowhere)
    }
  }

  deinit { piece.deallocate() }

  /// Processes the next piece of the file. When the call returns, the consumer has received the
  /// whole piece.
  func pump() {
    guard !isAtEnd, let parser else { return }
    do {
      var count = try source.read(into: piece)
      var skipped = 0
      if isAtStart {
        isAtStart = false
        while count > 0, count < Prologue.length {
          let rest = UnsafeMutableRawBufferPointer(rebasing: piece[count...])
          let more = try source.read(into: rest)
          if more == 0 { break }
          count += more
        }
        skipped = try Prologue.check(UnsafeRawBufferPointer(rebasing: piece[..<count]), root: root)
      }
      if count == 0 {
        parser.finish()
        isAtEnd = true
      } else if !parser.feed(UnsafeRawBufferPointer(rebasing: piece[skipped..<count])) {
        isAtEnd = true
      }
      if let failure = parser.failure { stop(failure.objection, at: failure.location) }
    } catch {
      stop(error, at: isAtStart ? .nowhere : FileLocation(line: 1, column: 1))
    }
  }

  private func stop(_ objection: Objection, at location: FileLocation) {
    problems.report(objection, at: objection.kind == .unreadable ? .nowhere : location)
    isAtEnd = true
  }
}
