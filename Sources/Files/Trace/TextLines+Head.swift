internal import Model
internal import Replay
package import Text

extension TraceHead {
  /// Opens a trace to read only its head.
  package init(ofFile path: String) throws(FormatError) {
    var lines = TextLines(try ByteSource(file: path), isStrict: true)
    do {
      self = try lines.head()
    } catch {
      throw TraceReader.error(error, in: path, lines.number)
    }
  }
}

extension TextLines {
  /// Reads the first two lines: the fields of the head, and the names of the columns.
  mutating func head() throws(Objection) -> TraceHead {
    let read = try next { (scan: inout TraceScan) throws(Objection) in try scan.head() }
    guard let head = read else {
      throw Objection(.truncated, "an empty file", expected: "\"\(TraceHead.opening)\"", offset: 0)
    }
    let columns: Void? = try next { (scan: inout TraceScan) throws(Objection) in
      try scan.columns()
    }
    guard columns != nil else {
      number += 1
      throw Objection(
        .truncated, "the trace ends after line 1", expected: "the names of the columns", offset: 0)
    }
    return head
  }
}

extension TraceScan {
  fileprivate mutating func head() throws(Objection) -> TraceHead {
    guard skip([UInt8](TraceHead.opening.utf8)) else {
      throw fault(at: 0, .unknown, expected: "\"\(TraceHead.opening)\"")
    }
    guard skip("1\t") else {
      throw fault(.unknown, expected: "version \(TraceHead.version) of the trace format")
    }
    return try fields()
  }

  /// The fields of the first line.
  private mutating func fields() throws(Objection) -> TraceHead {
    try expect("recording=")
    let recording = try text()
    try field("sha256=")
    let start = position
    let sha256 = try text()
    guard sha256.utf8.count == 64, sha256.utf8.allSatisfy(isHexadecimal) else {
      throw fault(at: start, expected: "64 hexadecimal digits in lower case")
    }
    try field("engine=")
    let engine = try text()
    try field("settings=")
    let settings = try text()
    try field("rate=")
    let rate = skip("-") ? nil : try rate()
    try field("phase=")
    let phase = try time()
    var head = TraceHead(
      recording: recording, sha256: sha256, engine: engine,
      settings: settings == "-" ? nil : settings, rate: rate,
      phase: TimeSpan(nanoseconds: phase.nanoseconds))
    if skip("\tround=") { head.round = try number() }
    if !isAtEnd { head.declared = try declared() }
    try expectEnd()
    return head
  }

  /// The declarations of the engine.
  private mutating func declared() throws(Objection) -> TraceHead.Declared {
    try field("lacks=")
    var start = position
    guard let abilities = TraceHead.Declared.abilities(lacking: try text()) else {
      throw fault(at: start, .unknown, expected: "names of abilities with commas between, or -")
    }
    try field("contract=")
    start = position
    guard let contract = EngineContract(text: try text()) else {
      throw fault(
        at: start, .unknown, expected: "the numbers of a contract, such as slop=8;rubber=0.55, or -"
      )
    }
    return TraceHead.Declared(
      abilities: abilities, contract: contract, showsPage: skip("\tpage=true"))
  }

  private mutating func field(_ name: StaticString) throws(Objection) {
    try expect("\t")
    try expect(name)
  }

  /// Parses a frame rate: `60`, `59.94` or `60000/1001`.
  private mutating func rate() throws(Objection) -> FrameRate {
    let start = position
    let number = try number()
    if skip("/") {
      let seconds = try whole()
      if let frames = Int64(exactly: number), let rate = FrameRate(frames, per: Int64(seconds)) {
        return rate
      }
    } else if let rate = FrameRate(hertz: number), rate.text == number.text {
      return rate
    }
    throw fault(at: start, expected: "frames per second from 0.001 to 1000")
  }

  fileprivate mutating func columns() throws(Objection) {
    for (index, column) in TraceHead.columns.enumerated() {
      if index > 0 { try expect("\t") }
      guard skip([UInt8](column.utf8)) else {
        throw fault(.unknown, expected: "the column \"\(column)\"")
      }
    }
    try expectEnd()
  }
}

private func isHexadecimal(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
}
