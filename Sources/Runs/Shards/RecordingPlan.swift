internal import Files
internal import Results
package import Text

/// The recordings of a run with their durations and hashes.
///
/// Without a saved plan every shard reads all recordings, to know how the work is divided and
/// whether all shards have the same files. With a saved plan, a shard reads only its own
/// recordings.
package struct RecordingPlan: Sendable {
  /// The paths of the recordings, in the order of the run.
  package private(set) var paths: [String] = []
  /// The expected durations of the replays, in milliseconds.
  package private(set) var durations: [Int] = []
  package private(set) var hashes = RecordingHashes()

  /// Reads and hashes the recordings.
  package init(of paths: [String], jobs: Int) throws(FormatError) {
    if let path = paths.first(where: { $0.utf8.contains(UInt8(ascii: "\n")) }) {
      throw FormatError(unread: path, "a plan cannot contain a path with a line feed")
    }
    self.paths = paths
    var unread: Int?
    FileBatches.read(paths, jobs: jobs) { path in
      try? SHA256.read(file: path, tail: RecordingLength.tailSize)
    } handle: { file in
      if file == nil { unread = unread ?? durations.count }
      hashes.append(file?.hash)
      durations.append(file.map { RecordingLength.cost(ofTail: $0.tail) } ?? 0)
    }
    if let unread {
      throw FormatError(unread: paths[unread], "a plan needs its duration and its hash")
    }
  }
}

extension RecordingPlan {
  /// The given indices whose recordings differ from the plan or cannot be read.
  package func changed(among indices: [Int], jobs: Int) -> [Int] {
    let found = RecordingHashes(of: indices.map { paths[$0] }, jobs: jobs)
    return indices.indices.filter { found[$0] != hashes[indices[$0]] }.map { indices[$0] }
  }
}

// MARK: The file

extension RecordingPlan {
  private static let version = 1
  private static let expected = "a plan of 'flickbook list recordings PATH --plan FILE'"
  /// The maximum length of a line in bytes: longer than any path.
  private static let longest = 1 << 16

  /// The text of the file: one line per recording, with duration in milliseconds, SHA-256 and path.
  package var text: String {
    var text = "\(OutputKind.planMark)\(Self.version): milliseconds, SHA-256, recording\n"
    for index in paths.indices {
      text += "\(durations[index]) \(hashes[index] ?? "") \(paths[index])\n"
    }
    return text
  }

  package init(file: String) throws(FormatError) {
    let bytes = try PathList.bytes(of: file, linesUpTo: Self.longest)
    var line: Int32 = 0
    var isCut = true
    do throws(Objection) {
      var start = bytes.startIndex
      while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
        line += 1
        if line == 1 { try Self.checkMark(bytes[start..<end]) } else { try add(bytes[start..<end]) }
        start = end + 1
      }
      line += 1
      isCut = start != bytes.endIndex || line == 1
      if isCut { throw Objection(.truncated, "no line feed at the end", expected: Self.expected) }
    } catch {
      throw FormatError(in: file, at: error.location(inLine: line), error)
    }
  }

  private static func checkMark(_ line: ArraySlice<UInt8>) throws(Objection) {
    let text = String(decoding: line, as: UTF8.self)
    let mark = OutputKind.planMark
    guard text.hasPrefix(mark) else {
      throw Objection(.missing, "no first line with \(mark.quoted)", expected: expected)
    }
    let number = text.dropFirst(mark.count).prefix { $0 != ":" }
    guard Int(number) == version else {
      throw Objection(.value, "a plan of version \(String(number).quoted)", expected: expected)
    }
  }

  private mutating func add(_ line: ArraySlice<UInt8>) throws(Objection) {
    let space = UInt8(ascii: " ")
    guard let first = line.firstIndex(of: space),
      let second = line[(first + 1)...].firstIndex(of: space), second + 1 < line.endIndex
    else {
      throw Objection(
        .missing, "a line with fewer than three parts",
        expected: "a duration in milliseconds, a hash and a recording")
    }
    let (typed, digits) = (line[..<first], line[(first + 1)..<second])
    guard let duration = Int(String(decoding: typed, as: UTF8.self)), duration >= 0,
      duration <= Self.longestDuration
    else {
      throw Objection(
        .value, "the duration \(String(decoding: typed, as: UTF8.self).quoted)",
        expected: "a whole number of milliseconds")
    }
    guard hashes.append(hexadecimal: digits) else {
      throw Objection(
        .value, "the hash \(String(decoding: digits, as: UTF8.self).quoted)",
        expected: "64 hexadecimal digits", offset: digits.startIndex - line.startIndex)
    }
    paths.append(String(decoding: line[(second + 1)...], as: UTF8.self))
    durations.append(duration)
  }

  /// The maximum duration in milliseconds: far longer than any recording, and small enough for sums
  /// of millions.
  private static let longestDuration = 1 << 40
}
