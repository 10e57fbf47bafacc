internal import Gesture

extension Markup {
  /// One touch on one line: nearly all of what is ever written.
  @inline(__always)
  mutating func touch(_ touch: Touch, at time: Instant) throws(Objection) {
    switch touch.phase {
    case .down: text.append("    <down t=\"" as StaticString)
    case .move: text.append("    <move t=\"" as StaticString)
    case .up: text.append("    <up t=\"" as StaticString)
    case .cancel: text.append("    <cancel t=\"" as StaticString)
    }
    try put(time, for: "t")
    text.append("\" finger=\"" as StaticString)
    text.append(decimal: UInt64(touch.finger))
    text.append("\" x=\"" as StaticString)
    try put(touch.place.x, for: "x")
    text.append("\" y=\"" as StaticString)
    try put(touch.place.y, for: "y")
    text.append(UInt8(ascii: "\""))
    if touch.force != nil || touch.radius != nil || touch.arrived != nil {
      try details(of: touch)
    }
    text.append("/>\n" as StaticString)
  }

  @inline(never)
  private mutating func details(of touch: Touch) throws(Objection) {
    if let force = touch.force { try attribute("force", size: force) }
    if let radius = touch.radius { try attribute("radius", size: radius) }
    if let arrived = touch.arrived { try attribute("arrived", arrived) }
  }
}
