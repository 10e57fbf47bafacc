package import Model
internal import Text

/// An input device as described by a log.
package struct EvdevDevice: Equatable, Sendable {
  /// The identifier of the device in the log: a node or a number.
  package var id: String
  package var name: String?
  package var axes: [UInt16: EvdevAxis] = [:]
  /// The axes that report only relative movement.
  package var relativeAxes: Set<UInt16> = []
  /// The keys and tools that the device has.
  package var keys: Set<UInt16> = []
  /// The keys and tools that are down when the events begin.
  var keysDown: Set<UInt16> = []
  /// The properties that the kernel reports: `INPUT_PROP_…`.
  package var properties: Set<UInt16> = []

  package init(id: String, name: String? = nil) {
    self.id = id
    self.name = name
  }

  /// The horizontal axis of contacts, or the plain axis of a single-touch device.
  var x: EvdevAxis? { range(of: EvdevCode.contactX) ?? range(of: EvdevCode.x) }
  var y: EvdevAxis? { range(of: EvdevCode.contactY) ?? range(of: EvdevCode.y) }

  /// The range of an axis; nil if the axis is missing or its range is empty.
  func range(of code: UInt16) -> EvdevAxis? {
    axes[code].flatMap { $0.maximum > $0.minimum ? $0 : nil }
  }

  /// Whether the device reports positions on a surface.
  package var hasSurface: Bool { x != nil && y != nil }

  /// The size of the surface in points, if the device reports its resolution in units per
  /// millimetre. A point is 1/163 inch, as on the first touch screens measured in points.
  package var sizeInPoints: Size? {
    guard let x, x.resolution > 0, let y, y.resolution > 0 else { return nil }
    // If a surface is smaller than a point, it is not a screen, and its numbers mean something
    // else.
    guard x.points > 0, y.points > 0 else { return nil }
    return Size(width: x.points, height: y.points)
  }

  /// The device with the axis ranges that the user specified.
  func with(_ options: ImportOptions) throws(Objection) -> EvdevDevice {
    var device = self
    if let like = options.like?.device { device.axes.merge(like.axes) { $1 } }
    if let screen = options.screen {
      for (codes, length) in [
        ([EvdevCode.contactX, EvdevCode.x], screen.width),
        ([EvdevCode.contactY, EvdevCode.y], screen.height),
      ] {
        let axis = EvdevAxis(minimum: 0, maximum: Int32(max(1, length.rounded() - 1)))
        for code in codes { device.axes[code] = axis }
      }
    }
    guard device.hasSurface else {
      throw Objection(
        .missing, "the log does not state the size of the screen in units of its touches",
        expected:
          "--screen WxH in these units, --like FILE with the output of evemu-describe, or a log "
          + "that begins with the output of getevent -lp or evemu-describe")
    }
    return device
  }
}

extension EvdevAxis {
  fileprivate var points: Double {
    let millimetres = (Double(maximum) - Double(minimum) + 1) / Double(resolution)
    return (millimetres * 163 / 25.4).rounded()
  }
}

/// The codes whose bits are set in a part of a bitmap. The first bit is the bit of code `first`.
package func codes(in bytes: [UInt8], from first: Int) -> [UInt16] {
  bytes.enumerated().flatMap { index, byte in
    (0..<8).compactMap { bit in
      byte >> bit & 1 == 1 ? UInt16(exactly: first + index * 8 + bit) : nil
    }
  }
}
