internal import Gesture
internal import Platform
internal import Reporting

/// Copies the lines of a recording around each break into its row, so that a report needs no more
/// than the results.
enum SourceLines {
  /// How many lines before and after.
  private static let around = 2
  /// How many bytes of each.
  private static let most = 500

  static func quote(in row: inout JudgedRecording) {
    var wanted: Set<Int> = []
    for index in row.invariants.indices { wanted.formUnion(range(row.invariants[index])) }
    guard !wanted.isEmpty, let lines = lines(wanted, of: row.recording) else { return }
    for index in row.invariants.indices {
      let quoted = range(row.invariants[index]).compactMap { lines[$0] }
      guard !quoted.isEmpty else { continue }
      row.invariants[index].first?.xml = quoted.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The lines around a break, counted from 1.
  private static func range(_ invariant: JudgedInvariant) -> Range<Int> {
    guard let line = invariant.first.map({ Int($0.place.line) }), line > 0 else { return 0..<0 }
    return max(1, line - around)..<line + around + 1
  }

  /// The beginnings of lines of a file, of which only these are held in memory.
  private static func lines(_ wanted: Set<Int>, of path: String) -> [Int: [UInt8]]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var lines: [Int: [UInt8]] = [:]
    var (number, last) = (1, wanted.max() ?? 0)
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while number <= last {
      let count = read(file, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 {
        // What is behind the last line end is a line too.
        if wanted.contains(number), lines[number] == nil { lines[number] = [] }
        break
      }
      var rest = piece[..<count]
      while number <= last {
        let end = rest.firstIndex(of: UInt8(ascii: "\n"))
        if wanted.contains(number) {
          let known = lines[number, default: []]
          lines[number] = known + rest[..<(end ?? count)].prefix(most - known.count)
        }
        guard let end else { break }
        number += 1
        rest = rest[(end + 1)...]
      }
    }
    return lines
  }
}
