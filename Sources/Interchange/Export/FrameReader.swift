internal import Model

/// Runs the importer on exported frames, to check that each frame is read back as the touches from
/// which it was made, in the same order.
struct FrameReader {
  private var surface: TouchSurface
  private let mapping: SurfaceMapping
  /// The finger of each contact that is down.
  private var fingers: [Int: UInt8] = [:]

  init(_ device: EvdevDevice, _ mapping: SurfaceMapping) {
    surface = TouchSurface(device)
    self.mapping = mapping
  }

  /// Reads a frame, and returns whether the result equals the touches of a moment. Touches that
  /// change nothing may be missing.
  ///
  /// - Parameter endsOnly: Whether the screen can only report a lift for cancelled fingers.
  mutating func reads(_ frame: EvemuFrame, as moment: [Touch], endsOnly: Bool) -> Bool {
    var rest = moment[...]
    var isSame = true
    for change in frame.events.flatMap({ surface.apply($0) }) {
      let key = change.contact.key
      // Touches that repeat the position of their finger are not read back.
      while let next = rest.first, next.phase == .move,
        change.phase != .move || fingers[key] != next.finger
      {
        rest.removeFirst()
      }
      guard let touch = rest.popFirst() else { return false }
      let phase = endsOnly && touch.phase == .cancel ? .up : touch.phase
      isSame = isSame && change.phase == phase
      if !phase.isEnd {
        let contact = mapping.contact(touch)
        isSame = isSame && change.contact.x == contact.x && change.contact.y == contact.y
      }
      if change.phase == .down {
        fingers[key] = touch.finger
      } else {
        isSame = isSame && fingers[key] == touch.finger
      }
      if change.phase.isEnd { fingers[key] = nil }
    }
    return isSame && rest.allSatisfy { $0.phase == .move }
  }
}
