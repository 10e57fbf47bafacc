import Foundation
import Model
import Testing
import TestSupport
import Text

@testable import Files
@testable import Interchange
@testable import Writing

/// Tests the path from a file of another tool to a recording and back, and from each recording of
/// the repository to a file and back.
struct ToolRoundTripTests {
  /// Logs in the format of evemu-record, of screens with different protocols.
  static let logs = [
    // Protocol B with pressure and size, and units that are not points. Of two fingers, the second
    // is cancelled.
    """
    # EVEMU 1.3
    N: Panel of a phone
    I: 0018 1234 0001 0100
    P: 02 00 00 00 00 00 00 00
    B: 03 00 00 00 00 00 80 60 06
    A: 2f 0 9 0 0 0
    A: 30 0 255 0 0 0
    A: 35 100 4195 0 0 40
    A: 36 -20 8171 0 0 40
    A: 37 0 2 0 0 0
    A: 39 0 65535 0 0 0
    A: 3a 3 255 0 0 0
    E: 0.000001 0003 0039 0000
    E: 0.000001 0003 0035 2100
    E: 0.000001 0003 0036 -007
    E: 0.000001 0003 003a 0077
    E: 0.000001 0003 0030 0031
    E: 0.000001 0001 014a 0001
    E: 0.000001 0000 0000 0000
    E: 0.007001 0003 0036 0500
    E: 0.007001 0003 002f 0001
    E: 0.007001 0003 0039 0001
    E: 0.007001 0003 0035 0101
    E: 0.007001 0003 0036 8171
    E: 0.007001 0003 003a 0255
    E: 0.007001 0003 0030 0001
    E: 0.007001 0000 0000 0000
    E: 1.100002 0003 0037 0002
    E: 1.100002 0000 0000 0000
    E: 1.100002 0003 0039 -001
    E: 1.100002 0000 0000 0000
    E: 1.234567 0003 002f 0000
    E: 1.234567 0003 0039 -001
    E: 1.234567 0001 014a 0000
    E: 1.234567 0000 0000 0000

    """,
    // Protocol A.
    """
    N: Panel of a tablet
    A: 35 0 9599 0 0
    A: 36 0 7199 0 0
    E: 0.000001 0003 0035 1000
    E: 0.000001 0003 0036 2000
    E: 0.000001 0000 0002 0000
    E: 0.000001 0001 014a 0001
    E: 0.000001 0000 0000 0000
    E: 0.010001 0003 0035 1010
    E: 0.010001 0003 0036 2033
    E: 0.010001 0000 0002 0000
    E: 0.010001 0003 0035 9000
    E: 0.010001 0003 0036 0007
    E: 0.010001 0000 0002 0000
    E: 0.010001 0000 0000 0000
    E: 0.020001 0003 0035 9001
    E: 0.020001 0003 0036 0008
    E: 0.020001 0000 0002 0000
    E: 0.020001 0000 0000 0000
    E: 0.030001 0000 0002 0000
    E: 0.030001 0001 014a 0000
    E: 0.030001 0000 0000 0000

    """,
    // Single touch with a button, and a touch that begins later than the log.
    """
    # EVEMU 1.0
    N: Old panel
    A: 00 0 1023 4 0
    A: 01 0 1023 4 0
    E: 0.000001 0000 0000 0000
    E: 0.500001 0003 0000 0512
    E: 0.500001 0003 0001 0300
    E: 0.500001 0001 014a 0001
    E: 0.500001 0000 0000 0000
    E: 0.510001 0003 0000 0513
    E: 0.510001 0003 0001 0290
    E: 0.510001 0000 0000 0000
    E: 0.520001 0003 0000 0513
    E: 0.520001 0003 0001 0290
    E: 0.520001 0001 014a 0000
    E: 0.520001 0000 0000 0000

    """,
  ]

  @Test(arguments: logs)
  func `a log of evemu survives import and export byte for byte`(log: String) throws {
    let recording = try importedRecording(log, as: .evemu, size: Size(width: 390, height: 844))
    let described = try EvemuDescription(bytes: Array(log.utf8), named: "log")
    let back = try exported(try bytes(of: recording), .evemu, like: described)
    #expect(String(decoding: back.text, as: UTF8.self) == log)
    #expect(back.losses == ExportLosses())
  }

  @Test func `touches that a screen cannot represent are reported`() throws {
    let log = Self.logs[2]
    let described = try EvemuDescription(bytes: Array(log.utf8), named: "log")
    let two = try importedRecording(Self.logs[0], as: .evemu, size: Size(width: 390, height: 844))
    let losses = try exported(try bytes(of: two), .evemu, like: described).losses
    // The losses are the second finger, which came down and was cancelled, and the force of the
    // first.
    var expected = ExportLosses()
    (expected.fingers, expected.contacts) = (2, 3)
    #expect(losses == expected)
    #expect(losses.words.count == 2)
  }

  @Test(arguments: ExportFormat.allCases)
  func `every touch of every recording is in the exported file`(format: ExportFormat) throws {
    var recordings = 0
    for path in Corpus.recordings {
      let sent = carried(try Corpus.recording(path).events.map(\.value), by: format)
      guard !sent.isEmpty else { continue }
      recordings += 1
      let text = try exported(Corpus.bytes(of: path), format).text
      let back = Set(carried(try events(of: recording(of: text, format, from: path)), by: format))
      let lost = sent.filter { !back.contains($0) }
      #expect(lost.isEmpty, "\(path) through \(format): \(lost.prefix(3))")
    }
    #expect(recordings > 20)
  }

  @Test func `precise moves take no time, and keep all times and positions of touches`() throws {
    for path in Corpus.recordings {
      let sent = carried(try Corpus.recording(path).events.map(\.value), by: .webdriver)
      guard !sent.isEmpty else { continue }
      let text = try exported(Corpus.bytes(of: path), .webdriver, isPrecise: true).text
      let words = String(decoding: text, as: UTF8.self)
      let moves = words.components(separatedBy: "\"pointerMove\", \"duration\": ").dropFirst()
      #expect(moves.allSatisfy { $0.hasPrefix("0,") }, "\(path)")
      let back = carried(
        try events(of: recording(of: text, .webdriver, from: path)), by: .webdriver)
      let lost = sent.filter { !back.contains($0) }
      #expect(lost.isEmpty, "\(path): \(lost.prefix(3))")
      // A finger that lifts at a new position first moves to this position.
      let added = Set(back).subtracting(sent).filter { move in
        !["up", "cancel"].contains { sent.contains(move.replacing(" move ", with: " \($0) ")) }
      }
      #expect(added.isEmpty, "\(path): \(added.prefix(3))")
    }
  }

  @Test(arguments: ExportFormat.allCases)
  func `a second export and import of a recording changes nothing`(
    format: ExportFormat
  ) throws {
    var recordings = 0
    for path in Corpus.recordings {
      guard !carried(try Corpus.recording(path).events.map(\.value), by: format).isEmpty else {
        continue
      }
      recordings += 1
      let once = try recording(
        of: exported(Corpus.bytes(of: path), format).text, format, from: path)
      let twice = try recording(
        of: exported(try bytes(of: once), format).text, format, from: path)
      // The numbers of fingers, and their order at one time, may change.
      let (first, second) = (try events(of: once), try events(of: twice))
      #expect(
        carried(second, by: format).sorted() == carried(first, by: format).sorted(),
        "\(path) through \(format)")
    }
    #expect(recordings > 20)
  }

  /// Imports a file on the scene of its recording, without interpolated samples.
  private func recording(
    of text: [UInt8], _ format: ExportFormat, from path: String
  ) throws -> ImportedRecording {
    var options = ImportOptions()
    options.format = ImportFormat(rawValue: format.rawValue)
    options.size = try Corpus.recording(path).head.scene.window.size
    options.rate = 1
    return try ImportedRecording(bytes: text, named: path, options)
  }
}

private func exported(
  _ bytes: [UInt8], _ format: ExportFormat, like screen: EvemuDescription? = nil,
  isPrecise: Bool = false
) throws -> (text: [UInt8], losses: ExportLosses) {
  var sink = MemorySink()
  let losses = try format.write(
    RecordingReader(bytes: bytes, named: "x"), to: &sink, like: screen, isPrecise: isPrecise)
  return (sink.bytes, losses)
}

private func events(of imported: ImportedRecording) throws -> [InputEvent] {
  var source = try imported.events()
  var events: [InputEvent] = []
  while let event = try source.next() { events.append(event.value) }
  return events
}

private func bytes(of imported: ImportedRecording) throws -> [UInt8] {
  try Recording(imported.head, events: events(of: imported).map { Located($0) }).canonicalBytes()
}

/// The touches that a format can represent, at its precision and without the numbers of fingers.
private func carried(_ events: [InputEvent], by format: ExportFormat) -> [String] {
  var last: [UInt8: Point] = [:]
  return events.compactMap { event in
    guard case .touch(let touch) = event.action else { return nil }
    let nanoseconds = event.time.nanoseconds
    let time =
      switch format {
      case .evemu: nanoseconds / 1000
      case .webdriver: (nanoseconds + 500_000) / 1_000_000
      case .webkit: nanoseconds
      }
    var point = touch.point
    if format == .evemu {
      // This format rounds positions to 0.01 pt, and omits moves that do not change the position.
      point = Point(x: (point.x / 0.01).rounded(), y: (point.y / 0.01).rounded())
      defer { last[touch.finger] = point }
      if touch.phase == .move, last[touch.finger] == point { return nil }
    }
    return "\(time) \(touch.phase) \(point.x.text) \(point.y.text)"
  }
}
