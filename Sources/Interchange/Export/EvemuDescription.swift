internal import Files
internal import Model
package import Text

/// The description of a touch screen in evemu's format: the lines before the events of a file, and
/// the axes that the lines describe.
package struct EvemuDescription: Sendable {
  /// The lines of the description, each with its line feed.
  let text: [UInt8]
  package let device: EvdevDevice
}

extension EvemuDescription {
  /// Reads the description at the start of a file: a `.desc` file, or a recording by evemu-record.
  package init(file path: String) throws(FormatError) { try self.init(ImportSource(file: path)) }

  package init(bytes: [UInt8], named name: String) throws(FormatError) {
    try self.init(ImportSource(bytes: bytes, named: name))
  }

  private init(_ source: ImportSource) throws(FormatError) {
    var log = EvemuLog()
    var lines = TextLines(try source.open())
    var text: [UInt8] = []
    var hasEvents = false
    do throws(Objection) {
      while !hasEvents {
        let isLine = try lines.next { (line: inout TextScan) throws(Objection) -> Bool in
          hasEvents = try log.parse(&line) != nil
          if !hasEvents { text += line.bytes + [UInt8(ascii: "\n")] }
          return true
        }
        if isLine == nil { break }
      }
      guard log.devices[0].hasSurface else {
        throw Objection(
          .sense, "no touch screen is described in it", expected: "the output of evemu-describe")
      }
    } catch {
      throw FormatError(
        in: source.name, at: FileLocation(line: max(1, lines.number), column: 1), error)
    }
    self.text = text
    device = log.devices[0]
  }

  /// Creates a virtual screen as large as a window, with slots. Its unit is 1/100 point, which is
  /// finer than any touch.
  init(of window: Size) {
    func units(_ points: Double) -> Int64 { Int64(max(1, min((points * 100).rounded(), 1e9))) }
    let (width, height) = (units(window.width), units(window.height))
    let resolution = units(163 / 25.4)
    var text = """
      # EVEMU 1.3
      N: Flickbook touch screen
      I: 0003 0000 0000 0000
      P: 02 00 00 00 00 00 00 00
      B: 00 0b 00 00 00 00 00 00 00

      """
    // The bitmap of keys contains only BTN_TOUCH.
    for row in 0..<12 {
      text += row == 5 ? "B: 01 00 04 00 00 00 00 00 00\n" : "B: 01 00 00 00 00 00 00 00 00\n"
    }
    text += "B: 03 00 00 00 00 00 80 61 06\n"
    var device = EvdevDevice(id: "")
    for (code, maximum, resolution) in [
      (EvdevCode.slot, Int64(Touch.maxFingers - 1), 0),
      (EvdevCode.diameter, max(width, height), resolution),
      (EvdevCode.contactX, width - 1, resolution), (EvdevCode.contactY, height - 1, resolution),
      (EvdevCode.tool, 2, 0), (EvdevCode.trackingID, 65_535, 0), (EvdevCode.pressure, 65_535, 0),
    ] {
      text += "A: \(String(code, radix: 16)) 0 \(maximum) 0 0 \(resolution)\n"
      device.axes[code] = EvdevAxis(minimum: 0, maximum: Int32(clamping: maximum))
    }
    self.text = Array(text.utf8)
    self.device = device
  }
}
