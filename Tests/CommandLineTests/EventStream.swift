import Foundation
import Platform
import TestSupport

/// Events of a touch screen that follows protocol B of the kernel, as bytes.
enum EventStream {
  typealias Event = (kind: UInt16, code: UInt16, value: Int32)

  static let slot: UInt16 = 0x2f
  static let x: UInt16 = 0x35
  static let y: UInt16 = 0x36
  static let tracking: UInt16 = 0x39
  static let touch: UInt16 = 0x14a

  /// A finger goes down, moves twice and lifts.
  static let swipe: [[Event]] = [
    [(3, tracking, 7), (3, x, 540), (3, y, 1800), (1, touch, 1)], [(3, y, 1500)], [(3, y, 900)],
    [(3, tracking, -1), (1, touch, 0)],
  ]

  /// The bytes of the events at one time, followed by the event that ends their frame.
  static func frame(_ milliseconds: Int, _ events: [Event]) -> [UInt8] {
    (events + [(0, 0, 0)]).flatMap { event in
      bytes(Int64(milliseconds / 1000)) + bytes(Int64(milliseconds % 1000 * 1000))
        + bytes(event.kind)
        + bytes(event.code) + bytes(event.value)
    }
  }

  private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number) { Array($0) }
  }
}

/// A virtual touch screen that the kernel creates (linux/uinput.h).
final class VirtualScreen {
  private static let name = "Flickbook test panel"
  static let isPossible = access("/dev/uinput", W_OK) == 0
  private let descriptor: Int32

  init?() {
    descriptor = open("/dev/uinput", O_WRONLY)
    guard descriptor >= 0 else { return nil }
    for (request, number) in [
      (0x4004_5564, 1), (0x4004_5564, 3), (0x4004_5565, Int32(EventStream.touch)), (0x4004_556e, 1),
    ] as [(UInt, Int32)] { _ = ioctl(descriptor, request, number) }
    for (axis, maximum) in [
      (EventStream.slot, 9), (EventStream.x, 1079), (EventStream.y, 2339),
      (EventStream.tracking, 65_535),
    ] as [(UInt16, Int32)] {
      _ = ioctl(descriptor, 0x4004_5567, Int32(axis))
      // UI_ABS_SETUP: code, padding, value, minimum, maximum, fuzz, flat, resolution.
      var setup: [Int32] = [Int32(axis), 0, 0, maximum, 0, 0, 0]
      _ = ioctl(descriptor, 0x401c_5504, &setup)
    }
    // UI_DEV_SETUP: bus, vendor, product and version, 80 bytes of name, maximum of force effects.
    var device: [UInt8] = [6, 0, 1, 0, 2, 0, 3, 0] + Array(Self.name.utf8)
    device += [UInt8](repeating: 0, count: 92 - device.count)
    _ = ioctl(descriptor, 0x405c_5503, &device)
    _ = ioctl(descriptor, 0x5501, Int32(0))
  }

  deinit { close(descriptor) }

  func write(_ bytes: [UInt8]) { _ = Platform.write(descriptor, bytes, bytes.count) }

  /// Waits for the device and returns its path, or nil if it cannot be read.
  func node() -> String? {
    var found: String?
    _ = waits {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/sys/class/input")) ?? []
      found = names.first { event in
        let name = try? String(
          contentsOfFile: "/sys/class/input/\(event)/device/name", encoding: .utf8)
        return name?.trimmingCharacters(in: .whitespacesAndNewlines) == Self.name
          && access("/dev/input/\(event)", R_OK) == 0
      }
      return found != nil
    }
    return found.map { "/dev/input/\($0)" }
  }
}
