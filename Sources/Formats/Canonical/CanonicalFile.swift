public import Gesture
public import Writing

/// A file and its canonical text: whether they are the same, and making them so.
public struct CanonicalFile {
  private let path: String
  private let isRepair: Bool

  public init(_ path: String, isRepair: Bool = false) {
    self.path = path
    self.isRepair = isRepair
  }

  /// Why a file was not rewritten. It is as it was.
  public enum Failure: Error, Hashable, Sendable {
    case format(FormatError)
    case write(WriteError)
  }
}

extension CanonicalFile {
  /// Whether the file already is its own canonical text, byte by byte.
  public func isCanonical() throws(FormatError) -> Bool {
    let form = try CanonicalForm(file: path, isRepair: isRepair)
    let source = try ByteSource(file: path, naming: path)
    while let piece = try form.next() {
      guard try source.read(piece.count, naming: path) == piece else { return false }
    }
    return try source.read(1, naming: path).isEmpty
  }

  /// Puts the canonical text in the file's place, once it is whole.
  public func rewrite() throws(Failure) {
    let form = try reading { () throws(FormatError) in
      try CanonicalForm(file: path, isRepair: isRepair)
    }
    let file = try writing { () throws(WriteError) in try NewFile(path, replacing: true) }
    do {
      while let piece = try reading({ () throws(FormatError) in try form.next() }) {
        try writing { () throws(WriteError) in
          try piece.withUnsafeBufferPointer { (bytes) throws(WriteError) in
            try file.write(UnsafeRawBufferPointer(bytes))
          }
        }
      }
      try writing { () throws(WriteError) in try file.finish() }
    } catch {
      // What went wrong first is what is told; the unfinished file is not worth a second word.
      try? file.abandon()
      throw error
    }
  }

  private func reading<Result>(_ work: () throws(FormatError) -> Result) throws(Failure) -> Result {
    do { return try work() } catch { throw .format(error) }
  }

  private func writing<Result>(_ work: () throws(WriteError) -> Result) throws(Failure) -> Result {
    do { return try work() } catch { throw .write(error) }
  }
}
