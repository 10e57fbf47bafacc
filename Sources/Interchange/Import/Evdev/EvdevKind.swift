/// The type of a device according to its declared properties. The rules come from systemd's
/// `input_id`, which libinput uses, and from the kernel's documentation of `INPUT_PROP_…`. The
/// first rule that matches decides:
///
/// - `pen`: a pen's tool or button, and nothing that distinguishes fingers from the pen.
/// - `screen`: property `DIRECT`.
/// - `mouse`: `REL_X` and `REL_Y`.
/// - `touchpad`: property `POINTER`, or a finger's tool and a left button.
/// - `screen`: all other devices.
package enum EvdevKind: CaseIterable, Sendable {
  case screen, pen, touchpad, mouse

  /// The reason why touches of the device are not fingers on a screen; nil for a screen.
  package var objection: String? {
    switch self {
    case .screen: nil
    case .pen: "only a pen touches it"
    case .touchpad: "touches of a touchpad, which moves a pointer"
    case .mouse: "touches of a mouse, which moves a pointer"
    }
  }
}

extension EvdevDevice {
  package var kind: EvdevKind {
    if isPenTablet { return .pen }
    // Touches on a surface that moves a pointer are not touches of the content.
    guard !properties.contains(EvdevCode.direct) else { return .screen }
    if properties.contains(EvdevCode.pointer) { return isMouse ? .mouse : .touchpad }
    if isMouse { return .mouse }
    return keys.isSuperset(of: [EvdevCode.fingerTool, EvdevCode.click]) ? .touchpad : .screen
  }

  private var isMouse: Bool { relativeAxes.isSuperset(of: [EvdevCode.x, EvdevCode.y]) }

  private var hasPenTool: Bool { EvdevCode.penTools.contains { keys.contains($0) } }

  /// Whether only a pen can touch the surface. A surface with slots reports when a pen is in range.
  /// A surface with plain axes also reports the tool of a finger if it supports fingers.
  private var isPenTablet: Bool {
    guard hasPenTool || !keys.isDisjoint(with: EvdevCode.penButtons) else { return false }
    let distinguishesFingers =
      keys.contains(EvdevCode.fingerTool) || axes[EvdevCode.tool] != nil
      || hasPenTool && axes[EvdevCode.contactX] != nil
    return !distinguishesFingers
  }

  /// Whether the device reports the finger tool. A contact without the tool is then not a finger.
  var reportsFingers: Bool { hasPenTool && keys.contains(EvdevCode.fingerTool) }

  /// The pens that are in range when the events begin.
  var pensNear: Set<UInt16> { keysDown.filter { EvdevCode.penTools.contains($0) } }

  /// The device with the declarations of a separate description, if the log contains no
  /// declarations.
  func declared(by like: EvdevDevice?) -> EvdevDevice {
    guard let like, keys.isEmpty, relativeAxes.isEmpty, properties.isEmpty else { return self }
    var device = self
    device.keys = like.keys
    device.relativeAxes = like.relativeAxes
    device.properties = like.properties
    if device.axes.isEmpty { device.axes = like.axes }
    return device
  }

  /// The device, with the codes of the observed events added.
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
