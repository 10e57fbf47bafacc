internal import Results
internal import Text

extension ResumedRun.Leftover {
  /// Reads a results file. The result is nil if the file does not exist or contains no complete
  /// line.
  ///
  /// - Parameter name: The path as typed; messages use it.
  init?(_ path: String, as name: String, _ head: RunHead, _ work: CheckWork) throws(SessionError) {
    guard FileKind(of: path) != nil else { return nil }
    do { bytes = try PathList.bytes(of: path, linesUpTo: ResultsLine.longest) } catch {
      throw SessionError(in: .resume, error.located)
    }
    guard bytes.contains(UInt8(ascii: "\n")) else { return nil }
    isCut = bytes.last != UInt8(ascii: "\n")
    do {
      var reader = try ResultsReader(bytes, named: path)
      if let difference = head.difference(to: reader.head) {
        throw SessionError(
          in: .resume,
          "\(name.quoted) is of another run: \(difference). Move it away, or continue that run",
          intended: reader.head.resumeCommand(name))
      }
      list = VerdictList(reader.head.invariants)
      engineErrors = reader.lastLine?.engineErrors ?? []
      try read(&reader, work)
    } catch let error as SessionError {
      throw error
    } catch let error as FormatError {
      throw SessionError(in: .resume, error.located)
    } catch {
      throw SessionError(in: .resume, "\(error)")
    }
  }

  /// Reads the rows, and keeps the rows of each recording that was judged on every engine, has not
  /// changed, and has the traces that this run would save.
  private mutating func read(_ reader: inout ResultsReader, _ work: CheckWork) throws(FormatError) {
    var recordings: [String: Int] = [:]
    for (index, path) in work.paths.enumerated() { recordings[path] = index }
    let engines = work.plan.engines.map(\.designation.text)
    var rows: [(row: JudgedRecording, location: Range<Int>)] = []
    func add(to leftover: inout Self) {
      defer { rows.removeAll(keepingCapacity: true) }
      guard let first = rows.first else { return }
      guard let index = recordings[first.row.recording], rows.map(\.row.engine) == engines,
        first.row.hash == work.hash(ofPath: index), !first.row.hash.isEmpty,
        work.output.detail.isSaved(in: rows.map(\.row))
      else { return leftover.stale += rows.count }
      for (engine, row) in rows.enumerated() {
        leftover.lines[index * engines.count + engine] = row.location
      }
    }
    while let row = try reader.next() {
      if let last = rows.last, last.row.recording != row.recording { add(to: &self) }
      rows.append((row, reader.range))
    }
    add(to: &self)
  }

  /// The message of a resumed run: `continuing "out.jsonl": 120 of 414 replays are done`, and how
  /// many are judged again.
  func text(_ file: String, of count: Int) -> String {
    guard !bytes.isEmpty else { return "\(file.quoted) is empty: judging all of \(count)" }
    var text = "continuing \(file.quoted): \(lines.count) of \(count) replays are done"
    if stale > 0 {
      text += "; \(stale) \(stale == 1 ? "is" : "are") judged again: changed, cut short or failed"
    }
    if isCut { text += "; the last line is cut off and ignored" }
    return text
  }
}

extension TraceDetail {
  /// Whether the rows of one recording contain the traces that this run would save. The value is
  /// false after an engine's failure, because the interruption may have caused the failure.
  fileprivate func isSaved(in rows: [JudgedRecording]) -> Bool {
    if rows.contains(where: { $0.error != nil && $0.error?.kind != .format }) { return false }
    let isDrawn = self == .all || self != .none && rows.contains(where: \.needsAttention)
    return !isDrawn || rows.allSatisfy { $0.trace != nil || $0.error != nil }
  }
}

extension RunHead {
  /// The difference between this run and the run of existing results, as text; nil if that run can
  /// be continued.
  fileprivate func difference(to other: RunHead) -> String? {
    func part(_ head: RunHead) -> String {
      head.shards.map { "shard \($0.have.map { String($0) }.joined(separator: ","))/\($0.of)" }
        ?? "not a shard"
    }
    if shards != other.shards { return "it is \(part(other)), and this run is \(part(self))" }
    return PlanDifference(places: ("in it", "in this run")).text(other, self)
  }
}
