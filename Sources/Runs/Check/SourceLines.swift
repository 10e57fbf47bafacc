internal import Comparing
internal import Files
internal import Invariants
internal import Platform
internal import Results
internal import Text

/// Copies the lines of a recording around each violation into its row, so that a report needs only
/// the results.
enum SourceLines {
  /// The number of lines before and after a violation.
  private static let around = 2

  static func quote(in row: inout JudgedRecording) {
    var wanted: Set<Int> = []
    for index in row.invariants.indices { wanted.formUnion(range(row.invariants[index])) }
    guard let last = wanted.max() else { return }
    var picked = PickedLines(wanted, last)
    do throws(FormatError) { try picked.read(row.recording) } catch {
      if row.error == nil {
        row.error = JudgedRecording.Failure(.format, error.objection.message, at: error.source)
      }
      return
    }
    for index in row.invariants.indices {
      let quoted = range(row.invariants[index]).compactMap { picked.lines[$0] }
      guard !quoted.isEmpty else { continue }
      row.invariants[index].first?.xml = quoted.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The numbers of the lines around a violation, from 1.
  private static func range(_ invariant: JudgedInvariant) -> Range<Int> {
    guard let line = invariant.first.map({ Int($0.location.line) }), line > 0 else { return 0..<0 }
    return max(1, line - around)..<line + around + 1
  }
}

/// The beginnings of selected lines of a file. The rest of the file is not kept in memory.
private struct PickedLines {
  private(set) var lines: [Int: [UInt8]] = [:]
  private let wanted: Set<Int>
  private let last: Int
  private var number = 1

  /// The maximum number of bytes per line.
  private static let maximum = 500

  init(_ wanted: Set<Int>, _ last: Int) {
    self.wanted = wanted
    self.last = last
  }

  /// Reads a file up to the last selected line; `-` is the recording on stdin.
  mutating func read(_ path: String) throws(FormatError) {
    guard path != StandardInput.path else { return add(try StandardInput.bytes()[...]) }
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FormatError(unread: path, lastSystemError()) }
    defer { close(file) }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while number <= last {
      let count = Platform.read(file, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FormatError(unread: path, lastSystemError()) }
      if count == 0 { return }
      add(piece[..<count])
    }
  }

  private mutating func add(_ piece: ArraySlice<UInt8>) {
    var rest = piece
    while number <= last {
      let end = rest.firstIndex(of: UInt8(ascii: "\n"))
      if wanted.contains(number) {
        let known = lines[number, default: []]
        lines[number] = known + rest[..<(end ?? rest.endIndex)].prefix(Self.maximum - known.count)
      }
      guard let end else { return }
      number += 1
      rest = rest[(end + 1)...]
    }
  }
}
