import Exploration
import Model
import Replay
import Testing
import TestSupport
import Text

@testable import Files

struct TraceTests {
  func read(_ bytes: [UInt8], _ scene: Scene, piece: Int = 4096) throws -> [Step] {
    var reader = try TraceReader(
      ByteSource(bytes: bytes, named: "x.trace", pieceSize: piece), of: scene)
    var (steps, step): ([Step], Step) = ([], Step())
    while try reader.next(into: &step) { steps.append(step) }
    #expect(steps.isEmpty || steps.last == step, "the last step is kept at the end")
    return steps
  }

  @Test(arguments: 0..<20)
  func `a written trace is read back, bit for bit`(seed: UInt64) throws {
    let (trace, recording) = try Trace.random(seed)
    let bytes = trace.bytes()
    let steps = try TraceSteps(
      TraceReader(bytes: bytes, of: trace.scene), of: RecordingEvents(recording),
      sha256: emptyHash)
    var read = try Trace(of: steps)
    read.ending = nil
    #expect(read == trace)
    // Compares the bytes, because −0 equals 0.
    #expect(read.bytes() == bytes)
  }

  @Test(arguments: [1, 2, 3, 7, 64, 1000])
  func `a trace that is read in pieces of any size is the same trace`(size: Int) throws {
    let (trace, _) = try Trace.random(5)
    let bytes = trace.bytes()
    #expect(try read(bytes, trace.scene, piece: size) == read(bytes, trace.scene))
  }

  @Test func `a trace cut anywhere is reported as truncated`() throws {
    var (trace, _) = try Trace.random(9, views: 1)
    trace.steps.removeLast(trace.steps.count - 2)
    let bytes = trace.bytes()
    for length in 0..<bytes.count {
      do throws(FormatError) {
        var reader = try TraceReader(
          ByteSource(bytes: Array(bytes[..<length]), named: "x.trace", pieceSize: 256),
          of: trace.scene)
        var step = Step()
        while try reader.next(into: &step) {}
        Issue.record("a trace cut after \(length) bytes is read as complete")
      } catch {
        let lines = bytes[..<length].count { $0 == UInt8(ascii: "\n") }
        #expect(error.objection.kind == .truncated, "\(error)")
        #expect(error.source.line == Int32(lines) + 1, "\(error)")
      }
    }
  }

  @Test(arguments: 0..<3)
  func `a trace with any byte changed is rejected or read, without a trap`(seed: UInt64) throws {
    var (trace, _) = try Trace.random(seed + 20, views: 1)
    trace.steps.removeLast(trace.steps.count - 1)
    let bytes = trace.bytes()
    for index in stride(from: 0, to: bytes.count, by: 7) {
      for byte in [UInt8(0), 9, 10, 13, 45, 46, 48, 92, 255] {
        var wrong = bytes
        wrong[index] = byte
        do { _ = try read(wrong, trace.scene, piece: 256) } catch { #expect(error is FormatError) }
      }
    }
  }

  @Test func `values that the engine does not report are read as missing`() throws {
    let (trace, _) = try Trace.random(1)
    let some = Abilities.all.subtracting([.velocity, .activity, .callbacks, .readouts])
    let reader = try TraceReader(bytes: trace.bytes(reports: some), of: trace.scene)
    #expect(reader.reports == some)
    for step in try read(trace.bytes(reports: some), trace.scene) {
      #expect(step.frame.callbacks.isEmpty)
      #expect(step.frame.views.allSatisfy { $0.velocity == nil && $0.activity.isEmpty })
    }
  }

  @Test func `numbers in a trace are rounded if requested`() throws {
    var trace = Trace(.page())
    var step = Step()
    step.frame.views = [ViewState()]
    step.frame.views[0].offset = Point(x: 1.0004999, y: -0.0001)
    step.frame.views[0].zoom = 2.0 / 3
    step.time = Instant(nanoseconds: 16_666_667)
    trace.steps = [step]
    let text = String(decoding: trace.bytes(round: 0.001), as: UTF8.self)
    #expect(text.contains("\n16.666667\tbefore\tpage\t1\t0\t0.667\t"))
    #expect(text.contains("\tround=0.001\n"))
    let read = try read(trace.bytes(round: 0.001), trace.scene)
    #expect(read[0].frame.views[0].zoom == 0.667)
  }

  static let row =
    "0\tbefore\tpage\t0\t0\t1\t1,1\t9x9\t3x3\t0,0,0,0\t0,0,3,3\t0,0\tidle\t-\tpage=1;reset=true\n"
  static let head =
    "# flickbook trace 1\trecording=a.xml\tsha256=\(emptyHash)\tengine=toy 1\tsettings=-\trate=60\tphase=0\n"
  static let columns = TraceHead.columns.joined(separator: "\t") + "\n"
  static let whole = head + columns + row + "# end\n"

  @Test func `the template of the malformed traces is valid`() throws {
    #expect(try read([UInt8](Self.whole.utf8), .page()).count == 1)
  }

  @Test(arguments: [
    ("trace 1\t", "trace 2\t", #"1:19: error: "2": expected version 1 of the trace format"#),
    ("# flick", "# flack", ##"1:1: error: "# flackbook trace 1": expected "# flickbook trace ""##),
    ("rate=60", "rate=0", #"1:138: error: "0": expected frames per second from 0.001 to 1000"#),
    ("cause\t", "reason\t", #"2:3: error: "reason": expected the column "cause""#),
    ("# end\n", "", "4:1: error: the trace ends after line 3: expected # end"),
    ("# end\n", "# end\n\n", "5:1: error: a line after # end: expected the end of the file"),
    ("# end\n", "# end\r\n", "4:6: error: a carriage return: expected lines that end in LF alone"),
    ("# end\n", "# end", "4:6: error: a last line without an end: expected a line end (LF)"),
    ("before", "during", #"3:3: error: "during": expected before, after or frame"#),
    ("\tpage\t", "\tpost\t", #"3:10: error: "post": expected the view "page""#),
    ("\t9x9\t", "\t9:9\t", #"3:26: error: ":9": expected "x""#),
    ("\t9x9\t", "\toddx9\t", #"3:25: error: "oddx9": expected a number"#),
    ("\t9x9\t", "\t1e3x9\t", #"3:26: error: "e3x9": expected "x""#),
    ("\tidle\t", "\tlazy\t", #"3:53: error: "lazy": expected idle, or tracking"#),
    ("\t-\t", "\tdidFly\t", #"3:58: error: "didFly": expected a callback of the trace format"#),
    ("page=1;", "pages=1;", #"3:60: error: "pages=1;reset=true": expected page, reset"#),
    ("page=1;", "page=1;page=1;", #"3:67: error: "page=1;reset=true": expected page, reset"#),
    ("reset=true\n", "reset=true\tx\n", "3:77: error: a tab: expected the end of the line"),
    ("\t-\tpage=1;reset=true\n", "\n", "3:57: error: the end of the line: expected a tab"),
  ])
  func `an error names its location`(right: String, wrong: String, message: String) throws {
    guard let range = Self.whole.firstRange(of: right) else {
      Issue.record("nothing to replace")
      return
    }
    let text = Self.whole[..<range.lowerBound] + wrong + Self.whole[range.upperBound...]
    let error = #expect(throws: FormatError.self) { try read([UInt8](text.utf8), .page()) }
    #expect(
      error?.description.hasPrefix("x.trace:" + message) == true, "\(error?.description ?? "")")
  }

  @Test func `a trace with decreasing times is rejected`() throws {
    let text =
      Self.head + Self.columns + Self.row.replacing("0\tbefore", with: "5\tframe")
      + Self.row + "# end\n"
    #expect(throws: FormatError.self) { try read([UInt8](text.utf8), .page()) }
  }

  @Test func `a line without an end is rejected as hostile`() throws {
    let bytes = [UInt8]((Self.head + Self.columns).utf8) + Array(repeating: 48, count: 2 << 20)
    let error = #expect(throws: FormatError.self) { try read(bytes, .page()) }
    #expect(error?.objection.kind == .hostile)
  }

  @Test func `a trace of another recording is rejected`() throws {
    let (trace, recording) = try Trace.random(2)
    let reader = try TraceReader(bytes: trace.bytes(), of: trace.scene)
    #expect(throws: FormatError.self) {
      try TraceSteps(reader, of: RecordingEvents(recording), sha256: SHA256.hexadecimal(of: [1]))
    }
  }

  @Test(arguments: 0..<15)
  func `a trace that does not match its recording is rejected`(seed: UInt64) throws {
    var (trace, recording) = try Trace.random(seed)
    var dice = SeededNumbers(seed: seed)
    let inputs = trace.steps.indices.filter { trace.steps[$0].cause != .frame }
    let index = try #require(inputs.randomElement(using: &dice))
    trace.steps.remove(at: index)
    let reader = try TraceReader(bytes: trace.bytes(), of: trace.scene)
    let steps = try TraceSteps(reader, of: RecordingEvents(recording), sha256: emptyHash)
    #expect(throws: ReplayError.self) { try Trace(of: steps) }
    recording.events.removeAll()
  }
}
