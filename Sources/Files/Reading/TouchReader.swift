internal import Model

/// Reads a touch directly from its tag, without strings, table lookups or allocations.
///
/// Anything unusual, such as a foreign attribute or an invalid value, is left to the general path,
/// which reports errors.
struct TouchReader {
  private var t: Spelling?
  private var finger: Spelling?
  private var x: Spelling?
  private var y: Spelling?
  private var force: Spelling?
  private var radius: Spelling?
  private var arrived: Spelling?

  init() {}

  init(_ parser: MarkupParser) {
    t = parser.intern("t")
    finger = parser.intern("finger")
    x = parser.intern("x")
    y = parser.intern("y")
    force = parser.intern("force")
    radius = parser.intern("radius")
    arrived = parser.intern("arrived")
  }

  @inline(__always)
  func read(_ phase: Touch.Phase, _ tag: borrowing StartTag) -> (Instant, Touch)? {
    var time = Instant.zero
    var touch = Touch(phase, finger: 0, at: .zero)
    var found = 0
    for index in 0..<tag.attributeCount {
      guard tag.namespace(index) == nil else { return nil }
      let name = tag.local(index)
      let value = tag.value(index)
      if name == t {
        guard let instant = DecimalTime.parse(value) else { return nil }
        time = instant
        found |= 1
      } else if name == x {
        guard let number = DecimalNumber.parse(value) else { return nil }
        touch.point.x = number
        found |= 2
      } else if name == y {
        guard let number = DecimalNumber.parse(value) else { return nil }
        touch.point.y = number
        found |= 4
      } else if name == finger {
        guard let number = Self.finger(value) else { return nil }
        touch.finger = number
        found |= 8
      } else {
        guard readRare(name, value, into: &touch) else { return nil }
      }
    }
    return found == 15 ? (time, touch) : nil
  }

  @inline(never)
  private func readRare(
    _ name: Spelling?, _ value: UnsafeBufferPointer<UInt8>, into touch: inout Touch
  ) -> Bool {
    if name == arrived {
      touch.arrived = DecimalTime.parse(value)
      return touch.arrived != nil
    }
    guard value.first != UInt8(ascii: "-"), let number = DecimalNumber.parse(value) else {
      return false
    }
    if name == force {
      touch.force = number
    } else if name == radius {
      touch.radius = number
    } else {
      return false
    }
    return true
  }

  /// Parses canonical finger numbers only. `007` takes the general path.
  @inline(__always)
  private static func finger(_ text: UnsafeBufferPointer<UInt8>) -> UInt8? {
    var number = 0
    guard text.count > 0 && text.count <= 3, text.count == 1 || text[0] != UInt8(ascii: "0") else {
      return nil
    }
    for byte in text {
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number &* 10 &+ Int(digit)
    }
    return number < 256 ? UInt8(truncatingIfNeeded: number) : nil
  }
}
