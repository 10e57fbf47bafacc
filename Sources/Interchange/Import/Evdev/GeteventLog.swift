internal import Files
internal import Text

/// The output of Android's `getevent -t`, with or without `-l`, for one device or all devices, and
/// the output of `getevent -p` pasted above it.
struct GeteventLog: EvdevLog {
  private(set) var devices: [EvdevDevice] = []
  /// The index of the device whose description is being read.
  private var described: Int?
  /// The list of the description that is being read.
  private var listed = List.none

  private enum List {
    case none, axes, keys, relativeAxes, properties
  }

  mutating func parse(_ line: inout TextScan) throws(Objection) -> DeviceEvent? {
    let isIndented = line.next == UInt8(ascii: " ") || line.next == UInt8(ascii: "\t")
    line.skipBlanks()
    guard let first = line.next else { return nil }
    if first == UInt8(ascii: "[") { return try timed(&line) }
    if isIndented {
      try describe(&line)
    } else if line.skip("add device ") {
      try begin(&line)
    } else if !line.skip("could not "), !line.skip("remove device "), !line.skip("name:") {
      // All other lines are errors. A message that is ignored is, for example, "could not get
      // driver version for /dev/input/mouse0, Not a typewriter".
      throw stray(&line)
    }
    return nil
  }

  private func stray(_ line: inout TextScan) -> Objection {
    let start = line.position
    let isEvent = isEvent(&line)
    line.position = start
    return isEvent
      ? Objection(
        .missing, "an event without a time", expected: "a log made with getevent -t, or -lt")
      : line.found(expected: "a line of getevent, such as [ 12.345678] /dev/input/event2: …")
  }

  /// Parses `add device 1: /dev/input/event2`.
  private mutating func begin(_ line: inout TextScan) throws(Objection) {
    _ = line.word { $0 == UInt8(ascii: ":") }
    guard line.skip(":") else { throw line.found(expected: "the number of the device and a colon") }
    described = index(of: String(decoding: line.word(), as: UTF8.self))
    listed = .none
  }

  private mutating func index(of id: String) -> Int {
    if let index = devices.firstIndex(where: { $0.id == id }) { return index }
    devices.append(EvdevDevice(id: id))
    return devices.count - 1
  }

  /// Parses `name: "…"`, and the axes: `ABS (0003): 0035  : value 0, min 0, max 1079, fuzz 0, …`.
  private mutating func describe(_ line: inout TextScan) throws(Objection) {
    if line.skip("name:") {
      line.skipBlanks()
      let name = line.rest.filter { $0 != "\"" }
      if let described { devices[described].name = name }
      return
    }
    if line.skip("ABS (0003):") {
      listed = .axes
    } else if line.skip("KEY (0001):") {
      listed = .keys
    } else if line.skip("REL (0002):") {
      listed = .relativeAxes
    } else if line.skip("input props:") {
      listed = .properties
    }
    // A pasted description without the line that names its device belongs to the only device.
    let device = described ?? (listed == .none ? 0 : index(of: ""))
    switch listed {
    case .none: break
    case .axes: try listAxis(&line, of: device)
    case .keys:
      let (keys, down) = codes(in: &line, of: EvdevCode.key)
      devices[device].keys.formUnion(keys)
      devices[device].keysDown.formUnion(down)
    case .relativeAxes:
      devices[device].relativeAxes.formUnion(codes(in: &line, of: EvdevCode.relative).all)
    case .properties: devices[device].properties.formUnion(codes(in: &line, of: propertyType).all)
    }
  }

  /// Parses consecutive codes until other text follows. Keys that are down are marked by an
  /// asterisk.
  private mutating func codes(
    in line: inout TextScan, of type: UInt16
  ) -> (all: [UInt16], marked: [UInt16]) {
    var found: (all: [UInt16], marked: [UInt16]) = ([], [])
    while true {
      let word = line.word()
      if word.isEmpty { return found }
      let isMarked = word.last == UInt8(ascii: "*")
      let name = UnsafeBufferPointer(rebasing: word.dropLast(isMarked ? 1 : 0))
      if let code = code(name, of: type) {
        found.all.append(code)
        if isMarked { found.marked.append(code) }
      } else if word.contains(UInt8(ascii: ":")) {
        listed = .none
        return found
      }
    }
  }

  /// Parses `ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0`.
  private mutating func listAxis(_ line: inout TextScan, of device: Int) throws(Objection) {
    let label = line.word()
    line.skipBlanks()
    guard line.skip(":") else {
      // A list of another event type follows.
      if !label.isEmpty { listed = .none }
      return
    }
    guard let code = code(label, of: EvdevCode.absolute) else { return }
    var axis = EvdevAxis(minimum: 0, maximum: 0)
    while !line.isAtEnd {
      let word = String(decoding: line.word(), as: UTF8.self)
      switch word {
      case "min": axis.minimum = try line.number(Int32.self, "the minimum of the axis")
      case "max": axis.maximum = try line.number(Int32.self, "the maximum of the axis")
      case "resolution": axis.resolution = try line.number(Int32.self, "the units in a millimetre")
      default: break
      }
    }
    devices[device].axes[code] = axis
  }

  /// Parses `[   12.345678] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 000002ec rate 60`.
  private mutating func timed(_ line: inout TextScan) throws(Objection) -> DeviceEvent? {
    _ = line.skip("[")
    let time = try line.clockTime()
    line.skipBlanks()
    guard line.skip("]") else { throw line.found(expected: "]") }
    let device = index(of: node(&line))
    let start = line.position
    guard let type = type(line.word()) else {
      throw line.found(at: start, expected: "the type of an event, such as 0003 or EV_ABS")
    }
    guard let code = code(line.word(), of: type) else { return nil }
    let value = try value(&line)
    return (device, EvdevEvent(microseconds: time, type: type, code: code, value: value))
  }

  /// Parses a device's node. The node is missing if getevent listened to only one device.
  private func node(_ line: inout TextScan) -> String {
    line.skipBlanks()
    guard line.next == UInt8(ascii: "/") else { return "" }
    let node = line.word { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") }
    _ = line.skip(":")
    return String(decoding: node, as: UTF8.self)
  }

  /// Parses eight hexadecimal digits of a signed number, or the state of a key.
  private func value(_ line: inout TextScan) throws(Objection) -> Int32 {
    line.skipBlanks()
    if line.skip("DOWN") { return 1 }
    if line.skip("UP") { return 0 }
    let start = line.position
    if let number = line.whole(radix: 16), let bits = UInt32(exactly: number),
      line.position - start == 8
    {
      return Int32(bitPattern: bits)
    }
    throw line.found(at: start, expected: "eight hexadecimal digits, DOWN or UP")
  }

  private func isEvent(_ line: inout TextScan) -> Bool {
    _ = node(&line)
    return type(line.word()) != nil && !line.isAtEnd
  }

  private func type(_ word: UnsafeBufferPointer<UInt8>) -> UInt16? {
    if let number = hexadecimal(word) { return number }
    guard word.starts(with: "EV_".utf8) else { return nil }
    switch String(decoding: word, as: UTF8.self) {
    case "EV_SYN": return EvdevCode.sync
    case "EV_KEY": return EvdevCode.key
    case "EV_REL": return EvdevCode.relative
    case "EV_ABS": return EvdevCode.absolute
    default: return .max
    }
  }

  /// The code for a label; nil for the many labels that do not concern touches.
  private func code(_ word: UnsafeBufferPointer<UInt8>, of type: UInt16) -> UInt16? {
    if let number = hexadecimal(word) { return number }
    let word = String(decoding: word, as: UTF8.self)
    return geteventLabels.first { $0.type == type && $0.label == word }?.code
  }

  private func hexadecimal(_ word: UnsafeBufferPointer<UInt8>) -> UInt16? {
    guard word.count == 4 else { return nil }
    var scan = TextScan(word)
    guard let number = scan.whole(radix: 16), scan.isAtEnd else { return nil }
    return UInt16(exactly: number)
  }
}
