internal import Files
internal import Text

/// The events of a log, with their locations.
struct EvdevLines<Log: EvdevLog> {
  private(set) var log: Log
  let file: String
  private var lines: TextLines
  private var hasEvents = false
  /// Whether the last line was truncated, for example by Ctrl-C. The truncated line is ignored, the
  /// lines before it are used.
  private(set) var isCut = false

  struct Entry {
    var device: Int
    var event: EvdevEvent
    var line: Int32
  }

  init(_ source: ByteSource, as log: Log) {
    file = source.name
    self.log = log
    lines = TextLines(source)
  }

  mutating func next() throws(FormatError) -> Entry? {
    var column = 0
    do throws(Objection) {
      while let found = try lines.next({ (line: inout TextScan) throws(Objection) in
        defer { column = line.position }
        return try log.parse(&line)
      }) {
        hasEvents = hasEvents || found != nil
        if let found { return Entry(device: found.device, event: found.event, line: lines.number) }
      }
      return nil
    } catch {
      if lines.isUnfinished, hasEvents {
        isCut = true
        return nil
      }
      // Columns are counted in characters. Logs are ASCII except for names.
      throw FormatError(
        in: file, at: FileLocation(line: lines.number, column: Int32(clamping: column + 1)), error
      )
    }
  }
}
