internal import Interchange
internal import Platform

/// Queries an input device with the ioctl requests of `linux/input.h`, which are macros that Swift
/// cannot import.
struct InputControl {
  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  private enum Request {
    static let version: UInt = 0x01
    static let name: UInt = 0x06
    static let properties: UInt = 0x09
    static let slots: UInt = 0x0a
    static let keys: UInt = 0x18
    /// The first request for the codes of an event type. The number of the type is added.
    static let codes: UInt = 0x20
    /// The first request for the properties of an axis. The code of the axis is added.
    static let axis: UInt = 0x40
    static let clock: UInt = 0xa0
  }

  var isDevice: Bool {
    var version: Int32 = 0
    return withUnsafeMutableBytes(of: &version) { query(Request.version, $0) }
  }

  func useMonotonicClock() {
    var clock = CLOCK_MONOTONIC
    let request = 1 << 30 | UInt(MemoryLayout<Int32>.size) << 16 | 0x45 << 8 | Request.clock
    _ = ioctl(descriptor, request, &clock)
  }

  func description(of path: String) -> EvdevDevice {
    var device = EvdevDevice(id: path)
    let name = bytes(Request.name, count: 256).prefix { $0 != 0 }
    if !name.isEmpty { device.name = String(decoding: name, as: UTF8.self) }
    let axes = bytes(Request.codes + UInt(EvdevCode.absolute), count: 8)
    for code in 0..<64 as Range<UInt16> where axes.hasBit(code) {
      device.axes[code] = axis(code)?.axis
    }
    device.keys = bits(Request.codes + UInt(EvdevCode.key), count: 96)
    device.relativeAxes = bits(Request.codes + UInt(EvdevCode.relative), count: 2)
    device.properties = bits(Request.properties, count: 8)
    return device
  }

  /// The current state of the surface, as the events of a frame without a time.
  func initialState(_ device: EvdevDevice) -> [EvdevEvent] {
    var events: [EvdevEvent] = []
    func emit(_ type: UInt16, _ code: UInt16, _ value: Int32) {
      events.append(EvdevEvent(microseconds: 0, type: type, code: code, value: value))
    }
    let down = bytes(Request.keys, count: 96)
    let tools = device.keys.filter { $0 == EvdevCode.fingerTool || EvdevCode.penTools.contains($0) }
    // Tools that are out of range come first, so that the last event is from a tool in range, if
    // any tool is.
    for isDown in [false, true] {
      for tool in tools.sorted() where down.hasBit(tool) == isDown {
        emit(EvdevCode.key, tool, isDown ? 1 : 0)
      }
    }
    if let slot = device.axes[EvdevCode.slot] {
      let count = max(0, min(Int(slot.maximum) + 1, 256))
      let reported =
        [EvdevCode.trackingID, EvdevCode.contactX, EvdevCode.contactY]
        + [EvdevCode.pressure, EvdevCode.diameter, EvdevCode.tool].filter { device.axes[$0] != nil }
      let values = reported.map { slots(of: $0, count: count) }
      for slot in 0..<count {
        emit(EvdevCode.absolute, EvdevCode.slot, Int32(slot))
        for (code, values) in zip(reported, values) where slot < values.count {
          emit(EvdevCode.absolute, code, values[slot])
        }
      }
      emit(EvdevCode.absolute, EvdevCode.slot, axis(EvdevCode.slot)?.value ?? 0)
    } else if device.axes[EvdevCode.contactX] == nil {
      for code in [EvdevCode.x, EvdevCode.y] {
        if let value = axis(code)?.value { emit(EvdevCode.absolute, code, value) }
      }
      emit(EvdevCode.key, EvdevCode.touchButton, down.hasBit(EvdevCode.touchButton) ? 1 : 0)
    }
    emit(EvdevCode.sync, EvdevCode.report, 0)
    return events
  }

  /// The value of an axis, and its minimum, maximum, fuzz, flat and resolution.
  private func axis(_ code: UInt16) -> (value: Int32, axis: EvdevAxis)? {
    var numbers = [Int32](repeating: 0, count: 6)
    guard numbers.withUnsafeMutableBytes({ query(Request.axis + UInt(code), $0) }) else {
      return nil
    }
    return (
      numbers[0],
      EvdevAxis(
        minimum: numbers[1], maximum: numbers[2], fuzz: numbers[3], flat: numbers[4],
        resolution: numbers[5])
    )
  }

  /// The values of a code in all slots; empty if the kernel does not support the request.
  private func slots(of code: UInt16, count: Int) -> [Int32] {
    var numbers = [Int32](repeating: 0, count: count + 1)
    numbers[0] = Int32(code)
    guard numbers.withUnsafeMutableBytes({ query(Request.slots, $0) }) else { return [] }
    return Array(numbers.dropFirst())
  }

  /// The indices of the bits that are set.
  private func bits(_ request: UInt, count: Int) -> Set<UInt16> {
    Set(codes(in: bytes(request, count: count), from: 0))
  }

  private func bytes(_ request: UInt, count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    return bytes.withUnsafeMutableBytes { query(request, $0) } ? bytes : []
  }

  /// Performs the request `_IOC(_IOC_READ, 'E', number, size)`.
  private func query(_ number: UInt, _ answer: UnsafeMutableRawBufferPointer) -> Bool {
    guard let address = answer.baseAddress else { return false }
    return ioctl(descriptor, 2 << 30 | UInt(answer.count) << 16 | 0x45 << 8 | number, address) >= 0
  }
}

extension [UInt8] {
  fileprivate func hasBit(_ number: UInt16) -> Bool {
    let index = Int(number / 8)
    return index < count && self[index] & 1 << UInt8(number % 8) != 0
  }
}
