internal import Files
internal import Text

/// The output of `evemu-describe` and `evemu-record`, versions 1.0 to 1.3.
struct EvemuLog: EvdevLog {
  private(set) var devices = [EvdevDevice(id: "")]
  private var hasBegun = false
  /// The number of properties, and of codes per type, listed so far. Bitmaps continue across lines.
  private var listed: [UInt16?: Int] = [:]

  mutating func parse(_ line: inout TextScan) throws(Objection) -> DeviceEvent? {
    line.skipBlanks()
    defer { hasBegun = true }
    guard let kind = line.next else { return nil }
    if kind == UInt8(ascii: "#") {
      if !hasBegun { try version(&line) }
      return nil
    }
    if line.skip("E:") { return (0, try event(&line)) }
    try describe(&line)
    return nil
  }

  private mutating func describe(_ line: inout TextScan) throws(Objection) {
    if line.skip("A:") {
      try axis(&line)
    } else if line.skip("N:") {
      line.skipBlanks()
      devices[0].name = line.rest
    } else if line.skip("P:") {
      devices[0].properties.formUnion(bitmap(&line, of: nil))
    } else if line.skip("B:") {
      let type = try line.number(UInt16.self, radix: 16, "the type of events")
      let codes = bitmap(&line, of: type)
      if type == EvdevCode.key { devices[0].keys.formUnion(codes) }
      if type == EvdevCode.relative { devices[0].relativeAxes.formUnion(codes) }
    } else if !line.skip("I:"), !line.skip("L:"), !line.skip("S:") {
      throw line.found(expected: "N:, I:, P:, B:, A:, L:, S: or E: at the beginning of the line")
    }
  }

  /// Parses the version, which the first comment may contain. Unknown versions are rejected.
  private func version(_ line: inout TextScan) throws(Objection) {
    guard line.skip("# EVEMU ") else { return }
    let start = line.position
    guard let major = line.whole() else { throw line.found(expected: "a version such as 1.3") }
    guard major == 1 else {
      line.position = start
      throw Objection(.value, "evemu version \(major)", expected: "a version from 1.0 to 1.3")
    }
  }

  private mutating func bitmap(_ line: inout TextScan, of type: UInt16?) -> [UInt16] {
    var bytes: [UInt8] = []
    while bytes.count < 64, let byte = line.whole(radix: 16).flatMap({ UInt8(exactly: $0) }) {
      bytes.append(byte)
    }
    let first = listed[type, default: 0]
    // Limits the number of codes: the highest code is 0x2ff.
    listed[type] = min(first + bytes.count * 8, 1 << 12)
    return codes(in: bytes, from: first)
  }

  private mutating func axis(_ line: inout TextScan) throws(Objection) {
    let code = try line.number(UInt16.self, radix: 16, "the number of an axis")
    var axis = EvdevAxis(
      minimum: try line.number(Int32.self, "the minimum of the axis"),
      maximum: try line.number(Int32.self, "the maximum of the axis"))
    axis.fuzz = try line.number(Int32.self, "the fuzz of the axis")
    axis.flat = try line.number(Int32.self, "the flat of the axis")
    // Files from version 1.2 on contain the resolution.
    axis.resolution = line.whole().flatMap { Int32(exactly: $0) } ?? 0
    try line.endOfFields()
    devices[0].axes[code] = axis
  }

  private func event(_ line: inout TextScan) throws(Objection) -> EvdevEvent {
    let time = try line.clockTime()
    let type = try line.number(UInt16.self, radix: 16, "the type of an event, such as 0003")
    let code = try line.number(UInt16.self, radix: 16, "the code of an event, such as 0035")
    let value = try line.number(Int32.self, "the value of an event")
    try line.endOfFields()
    return EvdevEvent(microseconds: time, type: type, code: code, value: value)
  }
}

extension TextScan {
  /// Checks that the rest of the line contains at most a comment.
  fileprivate mutating func endOfFields() throws(Objection) {
    skipBlanks()
    guard isAtEnd || next == UInt8(ascii: "#") else { throw found(expected: "the end of the line") }
  }
}
