/// What a device is, by what it declares: after the rules of systemd's `input_id`, which libinput follows,
/// and of the kernel's documentation of `INPUT_PROP_…`.
///
/// | | properties | keys and axes | |
/// |---|---|---|---|
/// | pen tablet | any | a pen's tool or button, and nothing that could tell a finger from it | `pen` |
/// | screen for pen and fingers | any | a pen's tool, with tools of contacts, a finger's tool or slots | `screen` |
/// | touchpad | `POINTER`, or none | a finger's tool and a left button | `touchpad` |
/// | touch mouse | not `DIRECT` | `REL_X`, `REL_Y` | `mouse` |
/// | touch screen | `DIRECT`, or none | all others | `screen` |
enum EvdevKind: CaseIterable {
  case screen, pen, touchpad, mouse

  /// What its touches are, where they are no fingers on a screen.
  var objection: String? {
    switch self {
    case .screen: nil
    case .pen: "only a pen touches it"
    case .touchpad: "touches of a touchpad, which moves a pointer"
    case .mouse: "touches of a mouse, which moves a pointer"
    }
  }
}

extension EvdevDevice {
  var kind: EvdevKind {
    if isPenTablet { return .pen }
    // A surface that moves a pointer is no place to touch.
    guard !properties.contains(EvdevCode.direct) else { return .screen }
    if properties.contains(EvdevCode.pointer) { return isMouse ? .mouse : .touchpad }
    if isMouse { return .mouse }
    return keys.isSuperset(of: [EvdevCode.fingerTool, EvdevCode.click]) ? .touchpad : .screen
  }

  private var isMouse: Bool { relativeAxes.isSuperset(of: [EvdevCode.x, EvdevCode.y]) }

  private var hasPenTool: Bool { EvdevCode.penTools.contains { keys.contains($0) } }

  /// A surface with slots reports when a pen comes near; one with plain axes reports a finger's tool too,
  /// if it knows fingers at all.
  private var isPenTablet: Bool {
    guard hasPenTool || !keys.isDisjoint(with: EvdevCode.penButtons) else { return false }
    let tellsFingers =
      keys.contains(EvdevCode.fingerTool) || axes[EvdevCode.tool] != nil
      || hasPenTool && axes[EvdevCode.contactX] != nil
    return !tellsFingers
  }

  /// Whether what comes down is a finger only where the device reports the tool of a finger.
  var reportsFingers: Bool { hasPenTool && keys.contains(EvdevCode.fingerTool) }

  /// The pens that are near the surface when the events begin.
  var pensNear: Set<UInt16> { keysDown.filter { EvdevCode.penTools.contains($0) } }

  /// The device with what a description beside the log declares, where the log declares nothing.
  func declared(by like: EvdevDevice?) -> EvdevDevice {
    guard let like, keys.isEmpty, relativeAxes.isEmpty, properties.isEmpty else { return self }
    var device = self
    device.keys = like.keys
    device.relativeAxes = like.relativeAxes
    device.properties = like.properties
    if device.axes.isEmpty { device.axes = like.axes }
    return device
  }

  /// The device with what its events were of.
  func observed(
    _ keys: Set<UInt16>, _ relativeAxes: Set<UInt16>, _ axes: Set<UInt16>
  ) -> EvdevDevice {
    var device = self
    device.keys.formUnion(keys)
    device.relativeAxes.formUnion(relativeAxes)
    for code in axes where device.axes[code] == nil {
      device.axes[code] = EvdevAxis(minimum: 0, maximum: 0)
    }
    return device
  }
}
