import Model
import Testing
import TestSupport
import Text

@testable import Capture
@testable import Files
@testable import Interchange

/// Captures from a live touch screen, which a port with scripted events simulates.
struct CaptureTests {
  private let folder = TemporaryFolder()

  /// A screen of 100 by 200 units with protocol B, in a window of the same size, so that a unit is
  /// a point.
  private let panel: EvdevDevice = {
    var panel = EvdevDevice(id: "", name: "Panel")
    panel.axes[EvdevCode.slot] = EvdevAxis(minimum: 0, maximum: 9)
    panel.axes[EvdevCode.contactX] = EvdevAxis(minimum: 0, maximum: 99)
    panel.axes[EvdevCode.contactY] = EvdevAxis(minimum: 0, maximum: 199)
    return panel
  }()

  /// The losses that were reported, then the events of the recording, one per line.
  private func captured(_ port: ScriptedPort, until isOver: () -> Bool = { false }) throws
    -> [String]
  {
    var options = ImportOptions()
    options.size = Size(width: 100, height: 200)
    let capture = try Capture(port, panel, named: "screen", options)
    let summary = try capture.record(to: folder / "x.xml", until: isOver)
    guard summary.events > 0 else { return ["nothing"] }
    #expect(Lint(file: folder / "x.xml", atMost: 5).errors.isEmpty)
    let reader = try RecordingReader(file: folder / "x.xml")
    #expect(reader.head.quality == summary.losses.quality)
    #expect(reader.head.origin?.device == "Panel")
    var lines = summary.losses.words
    while let event = try reader.next() { lines.append(event.value.line) }
    return lines
  }

  @Test func `touches are recorded wherever the bytes of events are split`() throws {
    let events = reports(
      "1.000000 3 57 5", "1.000000 3 53 10", "1.000000 3 54 20", "1.000000 0 0 0",
      "1.008000 3 54 30", "1.008000 0 0 0", "1.016000 3 57 -1", "1.016000 0 0 0")
    for size in [1, 7, 24, 1000] {
      let lines = try captured(ScriptedPort(pieces(events, of: size)))
      #expect(lines == ["0 down 0 10 20", "8 move 0 10 30", "16 up 0 10 30"])
      folder.remove("x.xml")
    }
  }

  @Test func `the initial slots are queried, and a finger already down is reported`() throws {
    var port = ScriptedPort([
      reports("5.000000 3 57 8", "5.000000 0 0 0", "5.010000 3 57 -1", "5.010000 0 0 0")
    ])
    // The first finger is down; the second slot is empty and selected.
    port.state = [
      (3, 47, 0), (3, 57, 3), (3, 53, 1), (3, 54, 2), (3, 47, 1), (3, 57, -1), (3, 53, 40),
      (3, 54, 50), (3, 47, 1), (0, 0, 0),
    ]
    #expect(
      try captured(port) == [
        "1 finger came down before the log began", "1 finger never lifted before the log ended",
        "0 down 0 1 2", "0 down 1 40 50", "10 up 1 40 50",
      ])
  }

  @Test func `after dropped reports, the capture queries the state from the kernel`() throws {
    var port = ScriptedPort([
      reports(
        "1.000000 3 57 1", "1.000000 3 53 10", "1.000000 3 54 20", "1.000000 0 0 0",
        "1.010000 0 3 0", "1.010000 3 54 99", "1.010000 0 0 0", "1.020000 3 54 70",
        "1.020000 0 0 0", "1.030000 3 57 -1", "1.030000 0 0 0")
    ])
    port.state = [(3, 47, 0), (3, 57, -1), (0, 0, 0)]
    // While the reports were dropped, the finger was lifted and another finger came down.
    port.laterState = [(3, 47, 0), (3, 57, 2), (3, 53, 60), (3, 54, 65), (3, 47, 0), (0, 0, 0)]
    #expect(
      try captured(port) == [
        "the kernel lost reports (SYN_DROPPED): 1 time", "0 down 0 10 20", "10 up 0 10 20",
        "10 down 0 60 65", "20 move 0 60 70", "30 up 0 60 70",
      ])
  }

  @Test func `a stopped capture keeps the events until then`() throws {
    var count = 0
    let port = ScriptedPort([
      reports("1.000000 3 57 1", "1.000000 3 53 10", "1.000000 3 54 20", "1.000000 0 0 0"), [],
      reports("2.000000 3 57 -1", "2.000000 0 0 0"),
    ])
    let lines = try captured(port) {
      count += 1
      return count > 2
    }
    #expect(lines == ["1 finger never lifted before the log ended", "0 down 0 10 20"])
  }

  @Test func `a capture without touches leaves no file, and invalid bytes end a capture`() throws {
    #expect(try captured(ScriptedPort([])) == ["nothing"])
    #expect(folder.names.isEmpty)
    let good = reports(
      "1.000000 3 57 1", "1.000000 3 53 10", "1.000000 3 54 20", "1.000000 0 0 0")
    #expect(
      try captured(ScriptedPort([good, Array(repeating: 0xee, count: 30)])) == [
        "1 finger never lifted before the log ended",
        "the events ended: no event of an input device at byte 96: expected the events "
          + "of a touch screen from a 64-bit Linux: 24 bytes per event", "0 down 0 10 20",
      ])
  }

  @Test func `a device that cannot be captured is rejected with a reason`() throws {
    func message(_ path: String) -> String {
      do {
        _ = try Capture(device: path, like: nil, ImportOptions())
        return "captured"
      } catch { return error.description }
    }
    #expect(
      message("/dev/input/no-such")
        == "/dev/input/no-such: error: the device does not exist: expected one that "
        + "'ls /dev/input/by-path' lists")
    #expect(
      message("/dev/null")
        == "/dev/null: error: the device does not report the size of its screen: expected --size WxH, the window "
        + "in points, or --scene with a recording")
  }
}

/// The bytes of kernel events in the form `seconds.microseconds type code value`.
private func reports(_ lines: String...) -> [UInt8] {
  lines.flatMap { line -> [UInt8] in
    let words = line.split(whereSeparator: { " .".contains($0) }).map { Int64($0) ?? 0 }
    func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
      withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
    return bytes(words[0]) + bytes(words[1]) + bytes(UInt16(words[2])) + bytes(UInt16(words[3]))
      + bytes(Int32(words[4]))
  }
}

private func pieces(_ bytes: [UInt8], of size: Int) -> [[UInt8]] {
  stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min($0 + size, bytes.count)]) }
}

private struct ScriptedPort: InputPort {
  private var rest: ArraySlice<[UInt8]>
  /// The state of the slots at the beginning, and after the first read.
  var state: [(UInt16, UInt16, Int32)]?
  var laterState: [(UInt16, UInt16, Int32)]?
  private var hasBegun = false

  init(_ pieces: [[UInt8]]) { rest = pieces[...] }

  mutating func read() throws(Objection) -> [UInt8]? {
    hasBegun = true
    return rest.popFirst()
  }

  func initialState() -> [EvdevEvent]? {
    (hasBegun ? laterState : state)?.map {
      EvdevEvent(microseconds: 0, type: $0.0, code: $0.1, value: $0.2)
    }
  }
}
