internal import Model

/// Protocol B of the kernel's multi-touch documentation, in which every contact has a slot. A value
/// persists until it is reported again, even for the next contact in the slot.
struct ContactSlots {
  /// The number of contacts that were down before the log began.
  private(set) var unseenBegins = 0
  /// The number of pen contacts.
  private(set) var pens = 0

  private var slots: [Slot] = [Slot()]
  private var current = 0
  private var ended: [ContactChange] = []
  private var keys = 0

  private struct Slot {
    var contact = Contact()
    var trackingID: Int32 = -1
    /// Whether a contact is in the slot (`isTaken`), and whether that contact has been reported
    /// (`isTold`).
    var isTaken = false
    var isTold = false
    var isChanged = false
    /// The tool of the contact. Like all values, the tool persists for the next contact.
    var tool = EvdevCode.finger
    /// Whether a tracking number was reported for the slot, or assumed at the start of the log.
    var isKnown = false
  }

  /// The tracking number of a contact that came down before the log began.
  private static let unknown = Int32.min

  /// The maximum number of slots, more than any surface has. Higher slot numbers are ignored.
  private static let maximum = 256

  mutating func apply(_ code: UInt16, _ value: Int32) {
    switch code {
    case EvdevCode.slot: select(value)
    case EvdevCode.trackingID: track(value)
    case EvdevCode.contactX: change { $0.contact.x = value }
    case EvdevCode.contactY: change { $0.contact.y = value }
    case EvdevCode.pressure: change { $0.contact.pressure = value }
    case EvdevCode.diameter: change { $0.contact.diameter = value }
    case EvdevCode.tool: slots[current].tool = value
    default: break
    }
  }

  private mutating func select(_ slot: Int32) {
    guard slot >= 0, slot < Self.maximum else { return }
    current = Int(slot)
    while slots.count <= current { slots.append(Slot()) }
  }

  private mutating func change(_ edit: (inout Slot) -> Void) {
    edit(&slots[current])
    slots[current].isChanged = true
    // A log may begin while a finger is down whose tracking number was reported before the log.
    guard !slots[current].isKnown, slots[current].contact.x != nil,
      slots[current].contact.y != nil
    else { return }
    begin(Self.unknown)
    unseenBegins += 1
  }

  private mutating func track(_ id: Int32) {
    if slots[current].isTaken, slots[current].trackingID == id { return }
    end()
    slots[current].isKnown = true
    if id >= 0 { begin(id) }
  }

  private mutating func begin(_ id: Int32) {
    keys += 1
    slots[current].isKnown = true
    slots[current].trackingID = id
    slots[current].isTaken = true
    slots[current].isTold = false
    slots[current].contact.key = keys
  }

  private mutating func end() {
    if slots[current].isTaken, slots[current].isTold {
      ended.append(ContactChange(phase: .up, contact: slots[current].contact))
    }
    slots[current].isTaken = false
    slots[current].isTold = false
  }

  /// Ends a frame, and returns the changes of its contacts slot by slot, ended contacts first.
  ///
  /// - Parameter isPen: Whether new contacts are from a pen, even if their slot reports another
  ///   tool.
  mutating func report(isPen: Bool) -> [ContactChange] {
    var changes = ended
    ended.removeAll(keepingCapacity: true)
    for index in slots.indices where slots[index].isTaken {
      defer { slots[index].isChanged = false }
      let slot = slots[index]
      guard slot.contact.x != nil, slot.contact.y != nil else { continue }
      let tool = isPen && !slot.isTold ? EvdevCode.pen : slot.tool
      if tool != EvdevCode.finger, tool <= EvdevCode.palm {
        if tool == EvdevCode.pen { pens += 1 }
        if slot.isTold { changes.append(ContactChange(phase: .cancel, contact: slot.contact)) }
        slots[index].isTaken = false
        slots[index].isTold = false
      } else if !slot.isTold {
        slots[index].isTold = true
        changes.append(ContactChange(phase: .down, contact: slot.contact))
      } else if slot.isChanged {
        changes.append(ContactChange(phase: .move, contact: slot.contact))
      }
    }
    return changes
  }
}
