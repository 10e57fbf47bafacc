internal import Gesture

/// A file on its way through parser and outline to a consumer, a piece at a time.
final class RecordingStream {
  let problems: ProblemList
  private let source: ByteSource
  private let outline: Outline
  /// The name of the element everything stands in.
  private let root: String
  private let parser: MarkupParser?
  private var piece: UnsafeMutableRawBufferPointer
  /// How many bytes from the piece before stand first, since their line was not whole.
  private var kept = 0
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
    piece = .allocate(
      byteCount: TouchLines.longest + ByteSource.pieceSize + TouchLines.zerosBehind, alignment: 1)
    if let parser {
      outline.prepare(parser)
    } else {
      stop(Objection(.unreadable, "no memory for a parser"), at: .nowhere)
    }
  }

  deinit {
    piece.deallocate()
  }
}

extension RecordingStream {
  /// The spellings of names, for consumers that compare them.
  func prepare(_ learn: (MarkupParser) -> Void) {
    if let parser { learn(parser) }
  }

  /// Takes the next piece of the file through; the consumer has it when this returns.
  func pump() {
    guard !isAtEnd, let parser else { return }
    do {
      var count = try read(from: kept)
      var skipped = 0
      if isAtStart {
        isAtStart = false
        while count > 0, count < Prologue.length {
          let more = try read(from: count)
          if more == 0 { break }
          count += more
        }
        skipped = try Prologue.check(
          UnsafeRawBufferPointer(rebasing: piece[..<count]), root: root)
      }
      if count == 0 {
        if kept == 0 || parser.parse(UnsafeRawBufferPointer(rebasing: piece[..<kept])) {
          parser.finish()
        }
        isAtEnd = true
      } else {
        feed(parser, skipped..<kept + count)
      }
      if let failure = parser.failure { stop(failure.objection, at: failure.place) }
    } catch {
      stop(error, at: isAtStart ? .nowhere : FileLocation(line: 1, column: 1))
    }
  }

  /// Reads bytes behind those that are there.
  private func read(from start: Int) throws(Objection) -> Int {
    try source.read(
      into: UnsafeMutableRawBufferPointer(
        rebasing: piece[
          start..<min(start + ByteSource.pieceSize, piece.count - TouchLines.zerosBehind)]))
  }

  private func feed(_ parser: MarkupParser, _ range: Range<Int>) {
    for index in range.endIndex..<range.endIndex + TouchLines.zerosBehind { piece[index] = 0 }
    guard let kept = parser.feed(UnsafeRawBufferPointer(rebasing: piece[range])) else {
      isAtEnd = true
      return
    }
    if kept > 0 {
      UnsafeMutableRawBufferPointer(rebasing: piece[..<kept])
        .copyMemory(
          from: UnsafeRawBufferPointer(rebasing: piece[range.endIndex - kept..<range.endIndex]))
    }
    self.kept = kept
  }

  private func stop(_ objection: Objection, at place: FileLocation) {
    problems.report(objection, at: objection.kind == .unreadable ? .nowhere : place)
    isAtEnd = true
  }
}
