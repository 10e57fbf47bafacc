internal import Gesture

/// What the kernel hands to whoever reads an input device: `struct input_event` of 64-bit Linux, one
/// after the other, in pieces that may end anywhere.
struct InputReports {
  private var waiting: [UInt8] = []
  private var position = 0

  /// Seconds and microseconds of eight bytes each, type and code of two, a value of four.
  private static let size = 24

  /// Whether the last report is not whole.
  var isCut: Bool { !waiting.isEmpty }

  /// The reports that are whole with this piece.
  mutating func read(_ piece: [UInt8]) throws(Objection) -> [EvdevEvent] {
    waiting += piece
    let count = waiting.count / Self.size
    var events: [EvdevEvent] = []
    events.reserveCapacity(count)
    for index in 0..<count {
      events.append(try event(at: index * Self.size))
      position += Self.size
    }
    waiting.removeFirst(count * Self.size)
    return events
  }

  private func event(at start: Int) throws(Objection) -> EvdevEvent {
    let (seconds, microseconds, type, code, value) = waiting.withUnsafeBytes {
      (
        $0.loadUnaligned(fromByteOffset: start, as: Int64.self),
        $0.loadUnaligned(fromByteOffset: start + 8, as: Int64.self),
        $0.loadUnaligned(fromByteOffset: start + 16, as: UInt16.self),
        $0.loadUnaligned(fromByteOffset: start + 18, as: UInt16.self),
        $0.loadUnaligned(fromByteOffset: start + 20, as: Int32.self)
      )
    }
    // No kernel has more than 32 types, and no clock such times: these are other bytes.
    guard (0..<1 << 33).contains(seconds), (0..<1_000_000).contains(microseconds), type < 32 else {
      throw Objection(
        .value, "no event of an input device at byte \(position)",
        expected: "what a 64-bit Linux says of a touch screen: 24 bytes an event")
    }
    return EvdevEvent(
      microseconds: seconds * 1_000_000 + microseconds, type: type, code: code, value: value)
  }
}
