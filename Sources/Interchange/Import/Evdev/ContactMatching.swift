internal import Model

/// Protocol A, in which each frame lists the present contacts without identifying them. As the
/// kernel's documentation recommends, the nearest contacts of two consecutive frames are treated as
/// the same contact.
struct ContactMatching {
  /// The number of pen contacts. A pen in consecutive frames counts once.
  private(set) var pens = 0

  private var packet = Packet()
  private var hadPen = false
  private var hasPen = false
  private var packets: [Packet] = []
  /// The contacts of the last frame.
  private var contacts: [Packet] = []
  private var keys = 0
  /// Whether this frame reports contacts, or reports that there are no contacts.
  private var isFrame = false

  private struct Packet {
    var contact = Contact()
    var trackingID: Int32?
    var tool = EvdevCode.finger
  }

  mutating func apply(_ code: UInt16, _ value: Int32) {
    switch code {
    case EvdevCode.trackingID: packet.trackingID = value
    case EvdevCode.contactX: packet.contact.x = value
    case EvdevCode.contactY: packet.contact.y = value
    case EvdevCode.pressure: packet.contact.pressure = value
    case EvdevCode.diameter: packet.contact.diameter = value
    case EvdevCode.tool: packet.tool = value
    default: break
    }
  }

  /// Ends the packet of one contact.
  mutating func endContact() {
    isFrame = true
    if packet.tool == EvdevCode.pen {
      hasPen = true
      if !hadPen { pens += 1 }
      hadPen = true
    } else if packet.contact.x != nil, packet.contact.y != nil, packet.tool != EvdevCode.palm {
      packets.append(packet)
    }
    packet = Packet()
  }

  /// Records that the touch button was released, so that no contacts are left.
  mutating func lift() { isFrame = true }

  /// Ends a frame, and returns the changes of its contacts.
  ///
  /// - Parameter isPen: Whether new contacts are from a pen, even if they report another tool.
  mutating func report(isPen: Bool) -> [ContactChange] {
    if isPen, contacts.isEmpty, !packets.isEmpty {
      packets.removeAll(keepingCapacity: true)
      hasPen = true
      if !hadPen { pens += 1 }
    }
    defer {
      packets.removeAll(keepingCapacity: true)
      packet = Packet()
      isFrame = false
      hadPen = hasPen
      hasPen = false
    }
    guard isFrame else { return [] }
    let partners = partners()
    var changes: [ContactChange] = []
    for (index, old) in contacts.enumerated() where !partners.contains(index) {
      changes.append(ContactChange(phase: .up, contact: old.contact))
    }
    for (index, partner) in partners.enumerated() {
      if let partner {
        packets[index].contact.key = contacts[partner].contact.key
        guard packets[index].contact != contacts[partner].contact else { continue }
      } else {
        keys += 1
        packets[index].contact.key = keys
      }
      let phase: Touch.Phase = partner == nil ? .down : .move
      changes.append(ContactChange(phase: phase, contact: packets[index].contact))
    }
    contacts = packets
    return changes
  }

  /// For each contact of this frame, the index of the matching contact of the last frame. The
  /// nearest pairs are matched first.
  private func partners() -> [Int?] {
    var partners: [Int?] = Array(repeating: nil, count: packets.count)
    var isTaken = Array(repeating: false, count: contacts.count)
    var pairs: [(distance: Double, new: Int, old: Int)] = []
    for (new, packet) in packets.enumerated() {
      for (old, tracked) in contacts.enumerated() {
        if let id = packet.trackingID, let known = tracked.trackingID {
          if id == known { pairs.append((-1, new, old)) }
        } else {
          pairs.append((squaredDistance(packet.contact, tracked.contact), new, old))
        }
      }
    }
    pairs.sort { ($0.distance, $0.new, $0.old) < ($1.distance, $1.new, $1.old) }
    for pair in pairs where partners[pair.new] == nil && !isTaken[pair.old] {
      partners[pair.new] = pair.old
      isTaken[pair.old] = true
    }
    return partners
  }

  private func squaredDistance(_ one: Contact, _ other: Contact) -> Double {
    let dx = Double(one.x ?? 0) - Double(other.x ?? 0)
    let dy = Double(one.y ?? 0) - Double(other.y ?? 0)
    return dx * dx + dy * dy
  }
}
