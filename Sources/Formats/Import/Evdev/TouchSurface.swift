internal import Gesture

/// A touch screen by what the kernel reports of it: events in, changes of contacts out, frame by frame.
///
/// Which protocol a device speaks is seen from its events: separated contacts are protocol A, slots
/// and tracking numbers protocol B; a device with neither has one finger that is down while its
/// button is. A multi-touch device repeats its first contact on the plain axes, which then say
/// nothing.
struct TouchSurface {
  /// How often the kernel lost reports because nobody read them in time.
  private(set) var losses = 0

  /// How many fingers were down before the log began.
  var unseenBegins: Int { slots.unseenBegins }

  /// How often a pen touched it, which is no finger.
  var pens: Int { slots.pens + matching.pens + finger.pens }

  private var slots = ContactSlots()
  private var matching = ContactMatching()
  private var finger: SingleFinger
  private var dialect: Dialect?
  /// Whether a pen is near the surface; what then comes down is the pen, if nothing else says what it is.
  private(set) var isPenNear: Bool
  /// Whether the device says of each contact what it is.
  private var namesTools: Bool
  /// Between a loss and the end of its frame nothing counts.
  private(set) var isDeaf = false

  private enum Dialect {
    case separated, slotted
  }

  /// - Parameter isPenNear: Whether a pen was near before the first event.
  init(_ device: EvdevDevice, isPenNear: Bool = false) {
    self.isPenNear = isPenNear || !device.pensNear.isEmpty
    namesTools = device.axes[EvdevCode.tool] != nil
    finger = SingleFinger(
      needsTool: device.reportsFingers, hasTool: device.keysDown.contains(EvdevCode.fingerTool))
  }

  /// Takes the next event; the changes of a frame that ends with it, else nothing.
  mutating func apply(_ event: EvdevEvent) -> [ContactChange] {
    if event.type == EvdevCode.sync { return synchronise(event.code) }
    guard !isDeaf else { return [] }
    switch event.type {
    case EvdevCode.absolute where EvdevCode.contact.contains(event.code):
      if dialect == nil { dialect = .slotted }
      if event.code == EvdevCode.tool { namesTools = true }
      // Until the first contact ends nobody knows which protocol it is.
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

/// One finger on plain axes, down while the button is.
private struct SingleFinger {
  var isPressed = false
  /// Whether the device tells fingers from pens by their tools, and whether that of a finger is there.
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
