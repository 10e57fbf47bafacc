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
  private var finger = SingleFinger()
  private var dialect: Dialect?
  /// Between a loss and the end of its frame nothing counts.
  private(set) var isDeaf = false

  private enum Dialect {
    case separated, slotted
  }

  /// Takes the next event; the changes of a frame that ends with it, else nothing.
  mutating func apply(_ event: EvdevEvent) -> [ContactChange] {
    if event.type == EvdevCode.sync { return synchronise(event.code) }
    guard !isDeaf else { return [] }
    switch event.type {
    case EvdevCode.absolute where EvdevCode.contact.contains(event.code):
      if dialect == nil { dialect = .slotted }
      // Until the first contact ends nobody knows which protocol it is.
      if dialect == .slotted { slots.apply(event.code, event.value) }
      matching.apply(event.code, event.value)
    case EvdevCode.absolute: finger.apply(event.code, event.value)
    case EvdevCode.key where event.code == EvdevCode.touchButton:
      if event.value == 0 { matching.lift() }
      finger.isPressed = event.value != 0
    case EvdevCode.key where EvdevCode.penTools.contains(event.code):
      finger.isPen = event.value != 0
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
    switch dialect {
    case .slotted?:
      _ = matching.report()
      return slots.report()
    case .separated?: return matching.report()
    case nil: return finger.report()
    }
  }
}

/// One finger on plain axes, down while the button is.
private struct SingleFinger {
  var isPressed = false
  /// Whether what is on the surface or over it is a pen.
  var isPen = false
  private(set) var pens = 0
  private var isPenDown = false
  private var contact = Contact(key: 1)
  private var isChanged = false
  private var isTold = false

  mutating func apply(_ code: UInt16, _ value: Int32) {
    if code == EvdevCode.x { contact.x = value } else if code == EvdevCode.y { contact.y = value }
    isChanged = true
  }

  mutating func report() -> [ContactChange] {
    defer { isChanged = false }
    guard contact.x != nil, contact.y != nil else { return [] }
    switch (isTold, isPressed) {
    case (false, true) where isPen || isPenDown:
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
