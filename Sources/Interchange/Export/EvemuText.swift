internal import Model

/// Writes touches for `evemu-play`, in the units of a particular touch screen. Each moment becomes
/// one frame, or several frames if a reader would otherwise change the order of its touches.
///
/// A screen with slots uses protocol B, and a screen without slots uses protocol A. A screen
/// without contact axes is written as a button with a position. Values without an axis are left
/// out.
struct EvemuText: TouchText {
  private let description: EvemuDescription
  private let mapping: SurfaceMapping
  /// The number of contacts that the screen can distinguish; nil if it has no slots.
  private let slotCount: Int?
  private var slots: [Slot] = []
  private var current = 0
  private var trackingID: Int32 = 0
  private var hasBegun = false
  /// A reader that has read all frames so far in the way of an importer.
  private var reader: FrameReader
  private(set) var losses = ExportLosses()

  private struct Slot {
    var finger: UInt8?
    /// The last written value of each axis.
    var reported: [UInt16: Int32] = [:]
  }

  init(_ size: Size, like description: EvemuDescription?) {
    self.description = description ?? EvemuDescription(of: size)
    let device = self.description.device
    mapping = SurfaceMapping(device, to: size)
    reader = FrameReader(device, mapping)
    slotCount = device.axes[EvdevCode.slot].map { max(1, min(Int($0.maximum) + 1, 256)) }
  }

  mutating func begin() -> [UInt8] { description.text }

  mutating func text(of moment: [Touch], at time: Instant) -> [UInt8] {
    var text = ""
    // Adds a frame at time zero, because players count times from the first event of the file.
    if !hasBegun, time.nanoseconds >= 1000 {
      var start = EvemuFrame(at: 0)
      start.end()
      text = start.text
    }
    hasBegun = true
    if time.nanoseconds % 1000 != 0 { losses.times += 1 }
    let microseconds = time.nanoseconds / 1000
    var whole = self
    let all = whole.frame(of: moment, at: microseconds)
    if whole.reader.reads(all, as: moment, endsOnly: !canWithdraw) || moment.count == 1 {
      self = whole
      return Array((text + all.text).utf8)
    }
    for touch in moment {
      let one = frame(of: [touch], at: microseconds)
      _ = reader.reads(one, as: [touch], endsOnly: !canWithdraw)
      text += one.text
    }
    return Array(text.utf8)
  }

  private mutating func frame(of moment: [Touch], at microseconds: Int64) -> EvemuFrame {
    var frame = EvemuFrame(at: microseconds)
    let wasTouched = isTouched
    for touch in moment { emit(touch, in: &frame) }
    if !hasSlots, hasContacts { list(in: &frame) }
    if wasTouched != isTouched {
      frame.emit(EvdevCode.key, EvdevCode.touchButton, isTouched ? 1 : 0)
    }
    frame.end()
    return frame
  }

  mutating func end() -> [UInt8] { [] }

  private var hasSlots: Bool { slotCount != nil }

  private var hasContacts: Bool { description.device.axes[EvdevCode.contactX] != nil }

  private var isTouched: Bool { slots.contains { $0.finger != nil } }

  /// The maximum number of fingers. A screen without contact axes has one finger.
  private var maxFingers: Int { slotCount ?? (hasContacts ? Touch.maxFingers : 1) }

  private mutating func emit(_ touch: Touch, in frame: inout EvemuFrame) {
    guard let index = slot(of: touch) else {
      losses.fingers += 1
      return
    }
    let values = values(of: touch)
    guard hasSlots else {
      if touch.phase.isEnd, hasContacts, slots[index].reported != values { losses.lifts += 1 }
      slots[index].reported = values
      if touch.phase == .cancel { losses.cancels += 1 }
      slots[index].finger = touch.phase.isEnd ? nil : touch.finger
      if !hasContacts { emit(values, nil, in: &frame) }
      return
    }
    if index != current {
      current = index
      frame.emit(EvdevCode.absolute, EvdevCode.slot, Int32(index))
    }
    if touch.phase == .down {
      slots[index].finger = touch.finger
      frame.emit(EvdevCode.absolute, EvdevCode.trackingID, trackingID)
      trackingID = (trackingID + 1) & 0xffff
    }
    let before = slots[index].reported
    emit(values, index, in: &frame)
    if touch.phase == .down, slots[index].reported[EvdevCode.tool] == EvdevCode.palm {
      // The previous contact in the slot was reported as a palm, and a value persists until it
      // changes.
      emit([EvdevCode.tool: EvdevCode.finger], index, in: &frame)
    }
    if touch.phase == .move, slots[index].reported == before { losses.repeats += 1 }
    guard touch.phase.isEnd else { return }
    if touch.phase == .cancel { withdraw(index, in: &frame) }
    frame.emit(EvdevCode.absolute, EvdevCode.trackingID, -1)
    slots[index].finger = nil
  }

  private var canWithdraw: Bool { hasSlots && description.device.axes[EvdevCode.tool] != nil }

  /// Cancels a touch by reporting it as a palm. A screen without slots or a tool axis can only
  /// report a lift.
  private mutating func withdraw(_ index: Int, in frame: inout EvemuFrame) {
    guard canWithdraw else {
      losses.cancels += 1
      return
    }
    slots[index].reported[EvdevCode.tool] = EvdevCode.palm
    frame.emit(EvdevCode.absolute, EvdevCode.tool, EvdevCode.palm)
    frame.end()
  }

  private mutating func slot(of touch: Touch) -> Int? {
    if let index = slots.firstIndex(where: { $0.finger == touch.finger }) { return index }
    guard touch.phase == .down else { return nil }
    if let free = slots.firstIndex(where: { $0.finger == nil }) {
      slots[free].finger = touch.finger
      return free
    }
    guard slots.count < maxFingers else { return nil }
    slots.append(Slot(finger: touch.finger))
    return slots.count - 1
  }

  /// The values that the screen would report for a touch, in its units.
  private mutating func values(of touch: Touch) -> [UInt16: Int32] {
    let axes = description.device.axes
    let contact = mapping.contact(touch)
    var values: [UInt16: Int32] = [:]
    values[hasContacts ? EvdevCode.contactX : EvdevCode.x] = contact.x
    values[hasContacts ? EvdevCode.contactY : EvdevCode.y] = contact.y
    if axes[EvdevCode.pressure] != nil { values[EvdevCode.pressure] = contact.pressure }
    if axes[EvdevCode.diameter] != nil { values[EvdevCode.diameter] = contact.diameter }
    if touch.force != nil && values[EvdevCode.pressure] == nil
      || touch.radius != nil && values[EvdevCode.diameter] == nil
    {
      losses.contacts += 1
    }
    return values
  }

  /// Writes values in the order of their axes. For a slot, only values that differ from the last
  /// written values are written.
  private mutating func emit(_ values: [UInt16: Int32], _ slot: Int?, in frame: inout EvemuFrame) {
    for (code, value) in values.sorted(by: { Self.rank($0.key) < Self.rank($1.key) }) {
      if let slot {
        guard slots[slot].reported[code] != value else { continue }
        slots[slot].reported[code] = value
      }
      frame.emit(EvdevCode.absolute, code, value)
    }
  }

  /// The sort key of an axis. Positions come first, because real screens report them first.
  private static func rank(_ code: UInt16) -> UInt16 {
    code == EvdevCode.diameter ? EvdevCode.pressure + 1 : code
  }

  /// Writes all contacts by protocol A. A frame that ends the last contact lists no contacts.
  private mutating func list(in frame: inout EvemuFrame) {
    for slot in slots where slot.finger != nil {
      emit(slot.reported, nil, in: &frame)
      frame.emit(EvdevCode.sync, EvdevCode.contactReport, 0)
    }
    if !isTouched { frame.emit(EvdevCode.sync, EvdevCode.contactReport, 0) }
  }
}
