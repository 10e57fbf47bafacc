internal import Model
internal import Text

/// A line of JSON as an object whose members can be read in any order. The whole line is parsed
/// once, so that an error anywhere in the line is found before any value is used.
struct Envelope {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var members: [(name: String, start: Int)] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(Objection) {
    self.bytes = bytes
    var scan = JSONScan(bytes)
    try scan.beginObject()
    while let name = try scan.nextMember() {
      guard !has(name) else { throw Objection(.misplaced, "\"\(name)\" twice in one object") }
      members.append((name, scan.position))
      try scan.skip()
    }
    try scan.expectEnd()
  }

  func has(_ name: String) -> Bool { members.contains { $0.name == name } }

  /// A scanner at the value of a member; nil if the member is missing.
  func optional(_ name: String) -> JSONScan? {
    guard let start = members.first(where: { $0.name == name })?.start else { return nil }
    return JSONScan(bytes, from: start)
  }

  /// A scanner at the value of a required member.
  func member(_ name: String) throws(Objection) -> JSONScan {
    guard let scan = optional(name) else { throw Objection(.missing, "no \"\(name)\"") }
    return scan
  }

  /// Iterates over the elements of an optional array member.
  func each(
    _ name: String, _ element: (inout JSONScan) throws(Objection) -> Void
  ) throws(Objection) {
    guard var scan = optional(name) else { return }
    try scan.beginList()
    while try scan.nextElement() { try element(&scan) }
  }

  func flag(_ name: String) throws(Objection) -> Bool {
    var scan = try member(name)
    return try scan.flag()
  }

  func whole(_ name: String) throws(Objection) -> Int {
    var scan = try member(name)
    return try scan.whole()
  }

  func text(_ name: String) throws(Objection) -> String {
    var scan = try member(name)
    return try scan.text()
  }

  func time(_ name: String) throws(Objection) -> Instant {
    var scan = try member(name)
    return try scan.time()
  }
}

extension Objection {
  /// The message, with the byte offset in the line if there is an offset.
  var messageOfLine: String {
    guard let offset else { return message }
    var placed = self
    placed.found += " at byte \(offset + 1) of the line"
    return placed.message
  }
}
