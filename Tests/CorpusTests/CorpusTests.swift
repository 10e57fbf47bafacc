import Model
import Testing
import TestSupport
import Text

@testable import Files
@testable import Writing

/// Tests the quality of every recording in `Recordings`.
struct CorpusTests {
  @Test func `every system has at least three recordings, and there are at least 100 in all`() {
    for system in Corpus.systems {
      #expect(Corpus.ofSystems.count { $0.hasPrefix("Recordings/\(system)/") } >= 3, "\(system)")
    }
    #expect(Corpus.ofSystems.count >= 100)
    #expect(Corpus.malformed.count >= 40)
  }

  @Test(arguments: Corpus.ofSystems)
  func `the note of a recording states gesture and requirement in one line`(
    _ path: String
  ) throws {
    let head = try Corpus.recording(path).head
    let note = try #require(head.note)
    #expect(note.count > 40 && note.count < 160 && !note.contains("\n") && note.hasSuffix("."))
    #expect(!head.tags.isEmpty && !head.expectations.isEmpty)
  }

  @Test(arguments: Corpus.recordings)
  func `a recording of the corpus has neither errors nor warnings`(_ path: String) {
    let lint = Lint(file: Corpus.absolute(path))
    #expect(lint.errors == [] && lint.warnings == [])
  }

  @Test(arguments: Corpus.recordings)
  func `a recording of the corpus is in canonical form`(_ path: String) throws {
    #expect(try CanonicalFile(Corpus.absolute(path)).isCanonical())
  }

  /// The recordings without comments and foreign elements. Comments and foreign elements belong to
  /// the file, so writing the recording would lose them.
  static let plain = Corpus.recordings.filter { path in
    let text = Corpus.text(of: path)
    return !text.contains("<!--") && !text.contains("xmlns:")
  }

  @Test(arguments: plain)
  func `a recording is read and written back unchanged`(_ path: String) throws {
    let bytes = Corpus.bytes(of: path)
    let recording = try Recording(bytes: bytes)
    #expect(try recording.canonicalBytes() == bytes)
  }

  @Test(arguments: Corpus.recordings)
  func `a recording is read equally from a file, in memory, and in pieces`(_ path: String) throws {
    let bytes = Corpus.bytes(of: path)
    let whole = try read(ByteSource(bytes: bytes, named: "recording"))
    #expect(try Locations(Recording(file: Corpus.absolute(path))) == whole)
    for size in [1, 2, 3, 7, 64, 1000] {
      let source = ByteSource(bytes: bytes, named: "recording", pieceSize: size)
      #expect(try read(source) == whole, "pieces of \(size)")
    }
  }

  @Test(arguments: Corpus.malformed)
  func `errors in a malformed file do not depend on the pieces in which it is read`(_ path: String)
  {
    let bytes = Corpus.bytes(of: path)
    let whole = Lint(bytes: bytes, named: path).errors
    for size in [1, 2, 3, 7, 64, 1000] {
      let pieces = Lint(ByteSource(bytes: bytes, named: path, pieceSize: size), atMost: 20)
      #expect(pieces.errors == whole, "pieces of \(size)")
    }
  }

  private func read(_ source: ByteSource) throws -> Locations {
    try Locations(Recording(RecordingReader(source)))
  }
}

/// A recording, and the locations of its events, which `==` of recordings ignores.
private struct Locations: Equatable {
  let recording: Recording
  let locations: [FileLocation]

  init(_ recording: Recording) {
    self.recording = recording
    locations = recording.events.map(\.location) + recording.head.expectations.map(\.location)
  }
}
