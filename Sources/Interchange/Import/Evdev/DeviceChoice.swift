internal import Text

/// The touched device of a log, and the device description that applies to it.
struct DeviceChoice {
  /// The index of the device from which events are read.
  let touched: Int
  let described: EvdevDevice
}

extension DeviceChoice {
  /// Chooses the device.
  ///
  /// - Parameters:
  ///   - touched: The indices of the devices with touches.
  ///   - wanted: The node or the name that the user requested.
  ///   - hasPen: Whether a pen touched any of these devices.
  init(
    _ devices: [EvdevDevice], touched: [Int], _ wanted: String?, hasPen: Bool
  ) throws(Objection) {
    guard !touched.isEmpty || !hasPen else {
      throw Objection(.sense, "only a pen touches it", expected: "touches of a finger")
    }
    if let wanted {
      self = try Self.choice(of: wanted, among: devices, touched)
    } else {
      self = try Self.choice(among: devices, touched)
    }
    for device in [devices[self.touched], described] {
      guard let objection = device.kind.objection else { continue }
      throw Objection(
        .sense, objection,
        expected: device.kind == .pen ? "touches of a finger" : "events of a touch screen")
    }
  }

  private static func choice(
    among devices: [EvdevDevice], _ touched: [Int]
  ) throws(Objection) -> DeviceChoice {
    let screens = touched.filter { devices[$0].kind == .screen }
    guard let only = screens.first ?? touched.first else {
      throw Objection(.sense, "it has no touches", expected: "events of a touch screen")
    }
    guard screens.count < 2 else {
      throw Objection(
        .sense, "touches on \(screens.count) devices",
        expected: "--device with one of them: " + alternatives(screens.map { devices[$0].called }))
    }
    guard devices[only].id.isEmpty, !devices[only].hasSurface else {
      return DeviceChoice(touched: only, described: devices[only])
    }
    // The events in a log of a single device do not name the device, so the description in the same
    // log applies.
    let described = devices.filter { $0.hasSurface && $0.kind == .screen }
    guard described.count < 2 else {
      throw Objection(
        .sense,
        "\(described.count) screens are described, but the log does not contain the touched one",
        expected: "--device with one of them: " + alternatives(described.map(\.called)))
    }
    return DeviceChoice(touched: only, described: described.first ?? devices[only])
  }

  private static func choice(
    of wanted: String, among devices: [EvdevDevice], _ touched: [Int]
  ) throws(Objection) -> DeviceChoice {
    guard let index = devices.firstIndex(where: { $0.id == wanted || $0.name == wanted }) else {
      // The buttons and sensors of a phone are not listed as candidates.
      let named = devices.filter { !$0.called.isEmpty }
      let screens = named.filter(\.hasSurface)
      let known = (screens.isEmpty ? named : screens).map(\.called)
      throw Objection(
        .value, "no device \"\(wanted)\" in it",
        expected: known.isEmpty
          ? "no --device: the log contains no device names" : alternatives(known))
    }
    if touched.contains(index) { return DeviceChoice(touched: index, described: devices[index]) }
    if let unnamed = touched.first(where: { devices[$0].id.isEmpty }) {
      return DeviceChoice(touched: unnamed, described: devices[index])
    }
    throw Objection(
      .sense, "device \"\(wanted)\" was not touched",
      expected: touched.isEmpty
        ? "events of a touch screen" : alternatives(touched.map { devices[$0].called }))
  }
}

extension EvdevDevice {
  /// The name shown to the user.
  fileprivate var called: String { id.isEmpty ? name.map { "\"\($0)\"" } ?? "" : id }
}
