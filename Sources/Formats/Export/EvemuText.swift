internal import Gesture

/// Touches as `evemu-play` reads them: a touch screen of protocol B, one frame for each moment.
struct EvemuText: TouchText {
  private let size: Size
  private var slots: [Slot] = []
  private var current = 0
  private var trackingID: Int32 = 0
  private var hasBegun = false
  private var first = Instant.zero

  private struct Slot {
    var finger: UInt8?
    var x: Int64?
    var y: Int64?
    var pressure: Int64?
    var diameter: Int64?
  }

  /// Units in a point: a hundredth of a point is less than any finger means.
  static let units = 100.0
  /// The greatest pressure.
  static let pressure = 65_535.0

  init(_ size: Size) { self.size = size }
}

extension EvemuText {
  mutating func begin() -> [UInt8] {
    let (width, height) = (whole(size.width), whole(size.height))
    let resolution = whole(163 / 25.4)
    var text = """
      # EVEMU 1.3
      N: Flickbook touch screen
      I: 0003 0000 0000 0000
      P: 02 00 00 00 00 00 00 00
      B: 00 0b 00 00 00 00 00 00 00

      """
    // BTN_TOUCH alone, in the bitmap of keys.
    for row in 0..<12 {
      text += row == 5 ? "B: 01 00 04 00 00 00 00 00 00\n" : "B: 01 00 00 00 00 00 00 00 00\n"
    }
    text += """
      B: 03 00 00 00 00 00 80 61 06
      A: 2f 0 \(Touch.mostFingers - 1) 0 0 0
      A: 30 0 \(max(width, height)) 0 0 \(resolution)
      A: 35 0 \(width - 1) 0 0 \(resolution)
      A: 36 0 \(height - 1) 0 0 \(resolution)
      A: 37 0 2 0 0 0
      A: 39 0 65535 0 0 0
      A: 3a 0 \(Int(Self.pressure)) 0 0 0

      """
    return Array(text.utf8)
  }

  mutating func text(of moment: [Touch], at time: Instant) -> [UInt8] {
    if !hasBegun {
      hasBegun = true
      first = time
    }
    var frame = Frame(at: (time - first).nanoseconds / 1000)
    let wasTouched = slots.contains { $0.finger != nil }
    for touch in moment { tell(touch, in: &frame) }
    let isTouched = slots.contains { $0.finger != nil }
    if wasTouched != isTouched {
      frame.say(EvdevCode.key, EvdevCode.touchButton, isTouched ? 1 : 0)
    }
    frame.say(EvdevCode.sync, EvdevCode.report, 0)
    return Array(frame.text.utf8)
  }

  mutating func end() -> [UInt8] { [] }

  private mutating func tell(_ touch: Touch, in frame: inout Frame) {
    guard let index = slot(of: touch) else { return }
    if index != current {
      current = index
      frame.say(EvdevCode.absolute, EvdevCode.slot, Int64(index))
    }
    switch touch.phase {
    case .down:
      slots[index].finger = touch.finger
      frame.say(EvdevCode.absolute, EvdevCode.trackingID, Int64(trackingID))
      trackingID = (trackingID + 1) & 0xffff
      place(touch, in: &frame)
    case .move: place(touch, in: &frame)
    case .up, .cancel:
      place(touch, in: &frame)
      if touch.phase == .cancel {
        frame.say(EvdevCode.absolute, EvdevCode.tool, Int64(EvdevCode.palm))
        frame.say(EvdevCode.sync, EvdevCode.report, 0)
      }
      frame.say(EvdevCode.absolute, EvdevCode.trackingID, -1)
      slots[index].finger = nil
    }
  }

  private mutating func slot(of touch: Touch) -> Int? {
    if let index = slots.firstIndex(where: { $0.finger == touch.finger }) { return index }
    guard touch.phase == .down else { return nil }
    if let free = slots.firstIndex(where: { $0.finger == nil }) { return free }
    slots.append(Slot())
    return slots.count - 1
  }

  /// What changed since the slot was last told of.
  private mutating func place(_ touch: Touch, in frame: inout Frame) {
    let places = [
      (EvdevCode.contactX, \Slot.x, whole(touch.place.x) as Int64?),
      (EvdevCode.contactY, \Slot.y, whole(touch.place.y)),
      (
        EvdevCode.pressure, \Slot.pressure,
        touch.force.map { Int64(($0 * Self.pressure).rounded()) }
      ),
      (EvdevCode.diameter, \Slot.diameter, touch.radius.map { whole($0 * 2) }),
    ]
    for (code, path, value) in places {
      guard let value, slots[current][keyPath: path] != value else { continue }
      slots[current][keyPath: path] = value
      frame.say(EvdevCode.absolute, code, value)
    }
  }

  /// Points as units, within what an axis can hold.
  private func whole(_ points: Double) -> Int64 {
    Int64(max(-1e9, min((points * Self.units).rounded(), 1e9)))
  }

  /// The lines of one frame.
  private struct Frame {
    var text = ""
    private let stamp: String

    /// The first stamp is a microsecond: players took none for no time at all.
    init(at microseconds: Int64) {
      let time = microseconds + 1
      let fraction = String(time % 1_000_000)
      stamp =
        "\(time / 1_000_000)." + String(repeating: "0", count: 6 - fraction.utf8.count) + fraction
    }

    mutating func say(_ type: UInt16, _ code: UInt16, _ value: Int64) {
      let number = String(value.magnitude)
      let width = value < 0 ? 3 : 4
      let padding = String(repeating: "0", count: max(0, width - number.utf8.count))
      text += "E: \(stamp) \(hex(type)) \(hex(code)) \(value < 0 ? "-" : "")\(padding)\(number)\n"
    }

    private func hex(_ number: UInt16) -> String {
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
  }
}
