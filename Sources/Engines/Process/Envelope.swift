/// A line as an object whose members can be read in any order. The whole line is walked once, so
/// what is wrong anywhere in it is found before anything of it is believed.
struct Envelope {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var members: [(name: String, start: Int)] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(ProtocolError) {
    self.bytes = bytes
    var scan = LineScan(bytes)
    var members: [(name: String, start: Int)] = []
    try scan.object { (scan, name) throws(ProtocolError) in
      guard !members.contains(where: { $0.name == name }) else {
        throw ProtocolError("\"\(name)\" twice in one object")
      }
      members.append((name, scan.position))
      try scan.skip()
    }
    try scan.expectEnd()
    self.members = members
  }
}

extension Envelope {
  func has(_ name: String) -> Bool { members.contains { $0.name == name } }

  /// Reads a member; nil where there is none.
  func optional<Value>(
    _ name: String, _ read: (inout LineScan) throws(ProtocolError) -> Value
  ) throws(ProtocolError) -> Value? {
    guard let start = members.first(where: { $0.name == name })?.start else { return nil }
    var scan = LineScan(bytes, from: start)
    return try read(&scan)
  }

  /// Reads a member that must be there.
  func member<Value>(
    _ name: String, _ read: (inout LineScan) throws(ProtocolError) -> Value
  ) throws(ProtocolError) -> Value {
    guard let value = try optional(name, read) else { throw ProtocolError("no \"\(name)\"") }
    return value
  }
}
