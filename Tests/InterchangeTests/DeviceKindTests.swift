import Model
import Testing

@testable import Interchange

/// The declarations of a device determine its kind, and which of its touches are fingers, in every
/// log format of evdev.
struct DeviceKindTests {
  private static let size = Size(width: 100, height: 200)

  /// The properties, keys and axes of a device, and the resulting kind.
  struct Declared: Sendable {
    var properties: [UInt16] = []
    var keys: [UInt16] = []
    var relative: [UInt16] = []
    var hasContacts = true
    var hasTools = false
    var kind: String

    var text: String {
      "\(properties) \(keys) \(relative) \(hasContacts ? "contacts" : "plain")"
    }
  }

  private static let touch: UInt16 = 0x14a
  private static let finger: UInt16 = 0x145
  private static let pen: UInt16 = 0x140
  private static let stylus: UInt16 = 0x14b
  private static let left: UInt16 = 0x110

  static let table = [
    Declared(kind: "screen"), Declared(properties: [1], keys: [touch], kind: "screen"),
    Declared(properties: [1], keys: [touch], hasContacts: false, kind: "screen"),
    Declared(properties: [1], keys: [touch, finger, left], kind: "screen"),
    // Pens, which are recognized by a tool or only by a button, whether the surface is a screen or
    // not.
    Declared(properties: [1], keys: [touch, stylus], hasContacts: false, kind: "pen"),
    Declared(keys: [touch, stylus], hasContacts: false, kind: "pen"),
    Declared(properties: [1], keys: [touch, stylus], kind: "pen"),
    Declared(properties: [1], keys: [touch, pen], hasContacts: false, kind: "pen"),
    Declared(properties: [0], keys: [touch, pen, stylus], hasContacts: false, kind: "pen"),
    // Screens that distinguish pens from fingers, either by each contact's tool or by the device's
    // tool.
    Declared(properties: [1], keys: [touch, pen, stylus], hasTools: true, kind: "screen"),
    Declared(properties: [1], keys: [touch, stylus], hasTools: true, kind: "screen"),
    Declared(properties: [1], keys: [touch, pen], kind: "screen"),
    Declared(properties: [1], keys: [touch, finger, stylus], kind: "screen"),
    // Devices that move a pointer.
    Declared(properties: [0], keys: [touch], kind: "touchpad"),
    Declared(keys: [touch, finger, left], kind: "touchpad"),
    Declared(keys: [left], relative: [0, 1], kind: "mouse"),
    Declared(properties: [0], keys: [left], relative: [0, 1], kind: "mouse"),
    Declared(properties: [1], keys: [touch, left], relative: [0, 1], kind: "screen"),
    Declared(keys: [touch], relative: [8], kind: "screen"),
  ]

  private static func axes(_ declared: Declared) -> [(code: Int, maximum: Int)] {
    (declared.hasContacts
      ? [(0x2f, 9), (0x35, 99), (0x36, 199), (0x39, 65535)] : [(0, 99), (1, 199)])
      + (declared.hasTools ? [(0x37, 2)] : [])
  }

  /// The events of a tap: type, code and value.
  private static func tap(_ declared: Declared) -> [[Int]] {
    let (x, y) = declared.hasContacts ? (0x35, 0x36) : (0, 1)
    let contact = declared.hasContacts ? [[3, 0x39, 7]] : []
    let lift = declared.hasContacts ? [[3, 0x39, -1]] : []
    let tool = !declared.hasContacts && declared.keys.contains(finger) ? [[1, 0x145, 1]] : []
    return contact + tool + [[3, x, 50], [3, y, 60], [1, 0x14a, 1], [0, 0, 0]] + lift
      + [[1, 0x14a, 0], [0, 0, 0]]
  }

  private static func evemu(_ declared: Declared, _ events: [[Int]]) -> String {
    func bitmap(_ codes: [UInt16], rows: Int, _ start: String) -> String {
      (0..<rows).map { row in
        let bytes = (0..<8).map { column in
          codes.filter { Int($0) / 8 == row * 8 + column }.reduce(0) { $0 | 1 << ($1 % 8) }
        }
        return start + bytes.map { String($0, radix: 16) }.joined(separator: " ") + "\n"
      }.joined()
    }
    var text = "# EVEMU 1.2\nN: Panel\n" + bitmap(declared.properties, rows: 1, "P: ")
    text += bitmap(declared.keys, rows: 12, "B: 01 ") + bitmap(declared.relative, rows: 1, "B: 02 ")
    for axis in axes(declared) { text += "A: \(hex(axis.code)) 0 \(axis.maximum) 0 0\n" }
    for (index, event) in events.enumerated() {
      let time = "E: 0.00\(index / 5)001"
      text += "\(time) \(hex(event[0])) \(hex(event[1])) \(event[2])\n"
    }
    return text
  }

  private static func getevent(_ declared: Declared, _ events: [[Int]], down: [UInt16] = [])
    -> String
  {
    func row(_ codes: [UInt16]) -> String {
      codes.map { hex(Int($0)) + (down.contains($0) ? "*" : " ") }.joined(separator: " ")
    }
    var text = "add device 1: /dev/input/event2\n  name:     \"Panel\"\n  events:\n"
    if !declared.keys.isEmpty { text += "    KEY (0001): \(row(declared.keys))\n" }
    if !declared.relative.isEmpty { text += "    REL (0002): \(row(declared.relative))\n" }
    for (index, axis) in axes(declared).enumerated() {
      text += (index == 0 ? "    ABS (0003): " : "                ") + hex(axis.code)
      text += "  : value 0, min 0, max \(axis.maximum), fuzz 0, flat 0, resolution 0\n"
    }
    text += "  input props:\n"
    let names = declared.properties.map { $0 == 1 ? "INPUT_PROP_DIRECT" : "INPUT_PROP_POINTER" }
    text += "    \(names.isEmpty ? "<none>" : names.joined(separator: " "))\n"
    for (index, event) in events.enumerated() {
      let bits = UInt32(bitPattern: Int32(event[2]))
      let value = String(repeating: "0", count: 8) + String(bits, radix: 16)
      text += "[ 10.00\(index / 5)000] /dev/input/event2: \(hex(event[0])) \(hex(event[1])) "
      text += "\(value.suffix(8))\n"
    }
    return text
  }

  private static func libinput(_ declared: Declared, _ events: [[Int]]) -> String {
    func list(_ codes: [UInt16]) -> String { codes.map(String.init).joined(separator: ", ") }
    var text = "version: 1\nndevices: 1\ndevices:\n- node: /dev/input/event9\n  evdev:\n"
    text += "    name: \"Panel\"\n    id: [3, 1, 2, 3]\n    codes:\n      0: [0]\n"
    if !declared.keys.isEmpty { text += "      1: [\(list(declared.keys))] # EV_KEY\n" }
    if !declared.relative.isEmpty { text += "      2: [\(list(declared.relative))] # EV_REL\n" }
    text += "    absinfo:\n"
    for axis in axes(declared) { text += "      \(axis.code): [0, \(axis.maximum), 0, 0, 0]\n" }
    if !declared.properties.isEmpty { text += "    properties: [\(list(declared.properties))]\n" }
    text += "  events:\n  - evdev:\n"
    for (index, event) in events.enumerated() {
      text += "    - [ 0, \(index / 5 * 1000), \(event[0]), \(event[1]), \(event[2])]\n"
    }
    return text
  }

  private static func hex(_ number: Int) -> String {
    String(repeating: "0", count: max(0, 4 - String(number, radix: 16).count))
      + String(number, radix: 16)
  }

  private static let refusals = [
    "pen": "only a pen touches it: expected touches of a finger",
    "touchpad": "touches of a touchpad, which moves a pointer: expected events of a touch screen",
    "mouse": "touches of a mouse, which moves a pointer: expected events of a touch screen",
  ]

  @Test(arguments: table)
  func `the kind of a device has the same effect in every log format`(declared: Declared) throws {
    // On a device that also reports pens, the tap declares that its tool is a finger, or declares
    // no tool.
    let events = Self.tap(declared)
    for (log, format) in [
      (Self.evemu(declared, events), ImportFormat.evemu),
      (Self.getevent(declared, events), .getevent),
      (Self.libinput(declared, events), .libinput),
    ] {
      let found = refusal(log, as: format)
      if let text = Self.refusals[declared.kind] {
        #expect(found == "log: error: " + text, "\(declared.text) in \(format)")
      } else {
        #expect(found == nil, "\(declared.text) in \(format)")
        let lines = found == nil ? try imported(log, as: format, size: Self.size) : []
        #expect(
          lines.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
            == ["down 0 50 60", "up 0 50 60"], "\(declared.text) in \(format)")
      }
    }
  }

  @Test func `touches of a pen that is in range at the beginning are left out`() throws {
    let both = Declared(
      properties: [1], keys: [Self.touch, Self.pen, Self.finger], hasContacts: false, kind: "screen"
    )
    let penTap = [[3, 0, 10], [3, 1, 20], [1, 0x14a, 1], [0, 0, 0], [1, 0x14a, 0], [0, 0, 0]]
    let leaves = [[1, 0x140, 0], [0, 0, 0]]
    let fingerTap = Self.tap(both)
    let left = "touches of a pen, not of a finger: 1, left out"
    // The pen does not declare its tool, but the finger does.
    let log = Self.evemu(both, penTap + fingerTap)
    #expect(try imported(log, as: .evemu, size: Self.size)[0] == left)
    // At the beginning no tool is declared; then the pen leaves.
    let silent = Declared(hasContacts: false, kind: "screen")
    for declared in [
      silent, Declared(properties: [1], keys: [Self.touch, Self.pen], kind: "screen"),
    ] {
      let tap = Self.tap(declared)
      for text in [
        Self.evemu(
          declared, tap + leaves + tap.map { $0[1] == 0x39 && $0[2] > 0 ? [3, 0x39, 8] : $0 }),
        Self.getevent(declared, tap + leaves + tap),
      ] where declared.hasContacts {
        let lines = try imported(text, size: Self.size)
        #expect(lines[0] == left)
        #expect(lines.count == 3)
      }
      if !declared.hasContacts {
        #expect(
          refusal(Self.evemu(declared, tap + leaves), as: .evemu)?.contains("only a pen") == true)
      }
    }
    // `getevent -p` marks the pen as in range.
    let contacts = Declared(properties: [1], keys: [Self.touch, Self.pen], kind: "screen")
    let marked = Self.getevent(contacts, Self.tap(contacts), down: [Self.pen])
    #expect(refusal(marked)?.contains("only a pen touches it") == true)
    #expect(refusal(Self.getevent(contacts, Self.tap(contacts))) == nil)
  }
}
