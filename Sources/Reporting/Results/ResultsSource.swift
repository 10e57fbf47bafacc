package import Gesture

/// The lines of a results file, from wherever they come.
///
/// A line that was being written when its writer was killed has no line feed, and is no line.
package protocol ResultsSource: Sendable {
  /// The last line, known before the others are read; nothing where there is none.
  var lastLine: ArraySlice<UInt8>? { get }

  /// The next line, without its line feed.
  mutating func next() throws(Objection) -> ArraySlice<UInt8>?
}

/// The lines of a text in memory.
package struct ResultsInMemory: ResultsSource {
  /// What was not read yet.
  private var rest: ArraySlice<UInt8>

  package init(_ bytes: [UInt8]) {
    rest = bytes[..<(bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)]
  }

  package mutating func next() -> ArraySlice<UInt8>? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return rest[..<end]
  }

  package var lastLine: ArraySlice<UInt8>? {
    guard !rest.isEmpty else { return nil }
    let whole = rest.dropLast()
    return whole.lastIndex(of: UInt8(ascii: "\n")).map { whole[($0 + 1)...] } ?? whole
  }
}
