internal import Gesture
internal import Reporting

/// Copies the lines of a recording around each break into its row, so that a report needs no more
/// than the results.
enum SourceLines {
  /// How many lines before and after.
  private static let around = 2

  static func quote(in row: inout JudgedRecording) {
    guard row.invariants.contains(where: { ($0.first?.place.line ?? 0) > 0 }) else { return }
    let bytes: [UInt8]
    do throws(FormatError) { bytes = try PathList.bytes(of: row.recording) } catch {
      if row.error == nil {
        row.error = JudgedRecording.Failure(.format, error.objection.message, at: error.place)
      }
      return
    }
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: lastLine(row) + around + 1,
      omittingEmptySubsequences: false)
    for index in row.invariants.indices {
      guard let place = row.invariants[index].first?.place, place.line > 0 else { continue }
      let first = max(0, Int(place.line) - 1 - around)
      let last = min(lines.count - 1, Int(place.line) - 1 + around)
      guard first <= last else { continue }
      row.invariants[index].first?.xml = lines[first...last].map {
        String(decoding: $0.prefix(500), as: UTF8.self)
      }
    }
  }

  private static func lastLine(_ row: JudgedRecording) -> Int {
    row.invariants.compactMap { $0.first.map { Int($0.place.line) } }.max() ?? 0
  }
}
