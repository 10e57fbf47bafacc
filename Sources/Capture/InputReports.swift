internal import Interchange
internal import Text

/// Parses the data of an input device: consecutive `struct input_event` records of 64-bit Linux, in
/// pieces that may end anywhere.
struct InputReports {
  private var waiting: [UInt8] = []
  private var position = 0

  /// The size of a record: seconds and microseconds of eight bytes each, type and code of two bytes
  /// each, and a value of four bytes.
  private static let size = 24

  /// Whether the last record is incomplete.
  var isCut: Bool { !waiting.isEmpty }

  /// Adds a piece, and returns the records that are complete.
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
    // Rejects other data: no kernel has more than 32 event types, and no clock reports such times.
    guard (0..<1 << 33).contains(seconds), (0..<1_000_000).contains(microseconds), type < 32 else {
      throw Objection(
        .value, "no event of an input device at byte \(position)",
        expected: "the events of a touch screen from a 64-bit Linux: 24 bytes per event")
    }
    return EvdevEvent(
      microseconds: seconds * 1_000_000 + microseconds, type: type, code: code, value: value)
  }
}
