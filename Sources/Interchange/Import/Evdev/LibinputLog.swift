internal import Files
internal import Text

/// The output of `libinput record`: a small subset of YAML. Keys are interpreted by their
/// indentation. Values that do not concern touches are skipped.
struct LibinputLog: EvdevLog {
  private(set) var devices: [EvdevDevice] = []
  /// The number of devices that the file declares.
  private var declared: Int?
  private var section = Section.other
  /// The indentation of the key that contains the current section.
  private var indent = 0

  private enum Section {
    case other, codes, axes, events
  }

  /// Whether devices are missing: all devices except the first are written at the end of the file.
  var isCutShort: Bool { declared.map { $0 > devices.count } ?? false }

  mutating func parse(_ line: inout TextScan) throws(Objection) -> DeviceEvent? {
    line.skipBlanks()
    let column = line.position
    guard let first = line.next, first != UInt8(ascii: "#") else { return nil }
    if section == .events, line.skip("-") {
      line.skipBlanks()
      // A list item that begins with another list is an event.
      if line.next == UInt8(ascii: "[") { return try flow(&line) }
      line.position = column
    }
    if line.skip("- ") { line.skipBlanks() }
    try key(&line, at: column)
    return nil
  }

  private mutating func key(_ line: inout TextScan, at column: Int) throws(Objection) {
    let start = line.position
    let key = String(decoding: line.word { $0 == UInt8(ascii: ":") }, as: UTF8.self)
    if section == .axes, column > indent, let code = UInt16(key) { return try axis(code, &line) }
    if section == .codes, column > indent, let type = UInt16(key) {
      guard [EvdevCode.key, EvdevCode.relative].contains(type), line.skip(":"),
        let device = devices.indices.last
      else { return }
      let codes = try list(&line).compactMap { UInt16(exactly: $0) }
      if type == EvdevCode.key {
        devices[device].keys.formUnion(codes)
      } else {
        devices[device].relativeAxes.formUnion(codes)
      }
      return
    }
    // Items of simple lists, such as properties, have no colon.
    guard line.skip(":") else { return }
    switch key {
    case "version":
      // Indented keys with this name contain libinput's own version.
      guard column == 0 else { return }
      guard line.whole() == 1 else { throw line.found(at: start, expected: "version: 1") }
    case "ndevices": declared = line.whole().flatMap { Int(exactly: $0) }
    case "node": devices.append(EvdevDevice(id: text(&line)))
    case "name" where column > 2:
      if let last = devices.indices.last, devices[last].name == nil {
        devices[last].name = text(&line)
      }
    case "absinfo": (section, indent) = (.axes, column)
    case "codes": (section, indent) = (.codes, column)
    case "properties":
      section = .other
      if let device = devices.indices.last, let list = try? list(&line) {
        devices[device].properties.formUnion(list.compactMap { UInt16(exactly: $0) })
      }
    case "evdev" where !devices.isEmpty && start > column:
      // As an item of a list, this key contains events. As a key of a device, it contains the
      // description.
      section = .events
      indent = column
    default: if column <= indent { section = .other }
    }
  }

  private func text(_ line: inout TextScan) -> String {
    line.skipBlanks()
    return line.rest.filter { $0 != "\"" }
  }

  /// Parses `53: [0, 1920, 0, 0, 12] # …`.
  private mutating func axis(_ code: UInt16, _ line: inout TextScan) throws(Objection) {
    guard line.skip(":") else { throw line.found(expected: "a colon") }
    let numbers = try list(&line)
    guard numbers.count == 5, let device = devices.indices.last,
      let minimum = Int32(exactly: numbers[0]), let maximum = Int32(exactly: numbers[1])
    else { throw line.found(expected: "five numbers: minimum, maximum, fuzz, flat, resolution") }
    devices[device].axes[code] = EvdevAxis(
      minimum: minimum, maximum: maximum, fuzz: Int32(clamping: numbers[2]),
      flat: Int32(clamping: numbers[3]), resolution: Int32(clamping: numbers[4]))
  }

  /// Parses `[  0, 123456,   3,  53,     512] # …`.
  private func flow(_ line: inout TextScan) throws(Objection) -> DeviceEvent {
    let start = line.position
    let numbers = try list(&line)
    guard let device = devices.indices.last, numbers.count == 5, numbers[0] >= 0,
      numbers[0] < 1 << 40, (0..<1_000_000).contains(numbers[1]),
      let type = UInt16(exactly: numbers[2]), let code = UInt16(exactly: numbers[3]),
      let value = Int32(exactly: numbers[4])
    else {
      throw line.found(
        at: start, expected: "an event of five numbers: seconds, microseconds, type, code, value")
    }
    let time = numbers[0] * 1_000_000 + numbers[1]
    return (device, EvdevEvent(microseconds: time, type: type, code: code, value: value))
  }

  /// Parses a list of numbers in brackets.
  private func list(_ line: inout TextScan) throws(Objection) -> [Int64] {
    line.skipBlanks()
    guard line.skip("[") else { throw line.found(expected: "[") }
    var numbers: [Int64] = []
    repeat {
      guard let number = line.whole() else { throw line.found(expected: "a whole number") }
      numbers.append(number)
      line.skipBlanks()
    } while line.skip(",")
    guard line.skip("]") else { throw line.found(expected: "a comma or ]") }
    return numbers
  }
}
