internal import Model

/// Models a touch screen: converts the kernel's events to contact changes, frame by frame.
///
/// The protocol of a device is detected from its events. Separated contacts mean protocol A, slots
/// and tracking numbers mean protocol B. Without either, the device has one finger, which is down
/// while the touch button is. A multi-touch device repeats its first contact on the plain axes,
/// which are then ignored.
package struct TouchSurface {
  /// The number of times the kernel dropped reports because they were not read in time.
  package private(set) var losses = 0

  /// The number of fingers that were down before the log began.
  package var unseenBegins: Int { slots.unseenBegins }

  /// The number of pens' touches. A pen is not a finger.
  package var pens: Int { slots.pens + matching.pens + finger.pens }

  private var slots = ContactSlots()
  private var matching = ContactMatching()
  private var finger: SingleFinger
  private var dialect: Dialect?
  /// Whether a pen is in range. A new contact is then from the pen, unless the tool of the contact
  /// is reported.
  private(set) var isPenNear: Bool
  /// Whether the device reports the tool of each contact.
  private var namesTools: Bool
  /// Whether events are ignored, from a loss to the end of its frame.
  package private(set) var isDeaf = false

  private enum Dialect {
    case separated, slotted
  }

  /// - Parameter isPenNear: Whether a pen was in range before the first event.
  package init(_ device: EvdevDevice, isPenNear: Bool = false) {
    self.isPenNear = isPenNear || !device.pensNear.isEmpty
    namesTools = device.axes[EvdevCode.tool] != nil
    finger = SingleFinger(
      needsTool: device.reportsFingers, hasTool: device.keysDown.contains(EvdevCode.fingerTool))
  }

  /// Applies the next event. The result is the changes of the frame if the event ends the frame,
  /// and otherwise nothing.
  package mutating func apply(_ event: EvdevEvent) -> [ContactChange] {
    if event.type == EvdevCode.sync { return synchronise(event.code) }
    guard !isDeaf else { return [] }
    switch event.type {
    case EvdevCode.absolute where EvdevCode.contact.contains(event.code):
      if dialect == nil { dialect = .slotted }
      if event.code == EvdevCode.tool { namesTools = true }
      // Both protocols receive the events, because only a separated contact reveals protocol A.
      if dialect == .slotted { slots.apply(event.code, event.value) }
      matching.apply(event.code, event.value)
    case EvdevCode.absolute: finger.apply(event.code, event.value)
    case EvdevCode.key where event.code == EvdevCode.touchButton:
      if event.value == 0 { matching.lift() }
      finger.isPressed = event.value != 0
    case EvdevCode.key where EvdevCode.penTools.contains(event.code):
      isPenNear = event.value != 0
    case EvdevCode.key where event.code == EvdevCode.fingerTool: finger.hasTool = event.value != 0
    default: break
    }
    return []
  }

  private mutating func synchronise(_ code: UInt16) -> [ContactChange] {
    switch code {
    case EvdevCode.dropped:
      isDeaf = true
      losses += 1
    case EvdevCode.contactReport where !isDeaf:
      if dialect != .separated {
        dialect = .separated
        slots = ContactSlots()
      }
      matching.endContact()
    case EvdevCode.report:
      if isDeaf {
        isDeaf = false
        return []
      }
      return report()
    default: break
    }
    return []
  }

  private mutating func report() -> [ContactChange] {
    let isPen = isPenNear && !namesTools
    switch dialect {
    case .slotted?:
      _ = matching.report(isPen: false)
      return slots.report(isPen: isPen)
    case .separated?: return matching.report(isPen: isPen)
    case nil: return finger.report(isPen: isPenNear)
    }
  }
}

/// One finger on plain axes, which is down while the touch button is.
private struct SingleFinger {
  var isPressed = false
  /// Whether the device distinguishes fingers from pens by their tools (`needsTool`), and whether
  /// the finger tool is present (`hasTool`).
  let needsTool: Bool
  var hasTool: Bool
  private(set) var pens = 0
  private var isPenDown = false
  private var contact = Contact(key: 1)
  private var isChanged = false
  private var isTold = false

  init(needsTool: Bool, hasTool: Bool) {
    self.needsTool = needsTool
    self.hasTool = hasTool
  }

  mutating func apply(_ code: UInt16, _ value: Int32) {
    if code == EvdevCode.x { contact.x = value } else if code == EvdevCode.y { contact.y = value }
    isChanged = true
  }

  mutating func report(isPen: Bool) -> [ContactChange] {
    defer { isChanged = false }
    guard contact.x != nil, contact.y != nil else { return [] }
    switch (isTold, isPressed) {
    case (false, true) where isPen || isPenDown || needsTool && !hasTool:
      if !isPenDown { pens += 1 }
      isPenDown = true
      return []
    case (false, false):
      isPenDown = false
      return []
    case (false, true):
      isTold = true
      return [ContactChange(phase: .down, contact: contact)]
    case (true, false):
      isTold = false
      let lifted = contact
      contact.key += 1
      return [ContactChange(phase: .up, contact: lifted)]
    case (true, true) where isChanged: return [ContactChange(phase: .move, contact: contact)]
    default: return []
    }
  }
}
