/// One report of a Linux input device: the kernel's `input_event`, with its time in microseconds of
/// the clock that the log used.
struct EvdevEvent: Equatable {
  var microseconds: Int64
  var type: UInt16
  var code: UInt16
  var value: Int32
}

/// The range of an absolute axis, in the device's own units.
struct EvdevAxis: Equatable, Sendable {
  var minimum: Int32
  var maximum: Int32
  var fuzz: Int32 = 0
  var flat: Int32 = 0
  /// Units per millimetre; 0 if unknown.
  var resolution: Int32 = 0
}

/// The constants of `linux/input-event-codes.h` that describe touches.
enum EvdevCode {
  static let sync: UInt16 = 0
  static let key: UInt16 = 1
  static let relative: UInt16 = 2
  static let absolute: UInt16 = 3

  static let report: UInt16 = 0
  static let contactReport: UInt16 = 2
  static let dropped: UInt16 = 3

  static let touchButton: UInt16 = 0x14a
  /// The left button, which a touchpad has and a screen does not.
  static let click: UInt16 = 0x110
  static let fingerTool: UInt16 = 0x145
  /// Pen, rubber, brush, pencil and airbrush.
  static let penTools: ClosedRange<UInt16> = 0x140...0x144
  /// The buttons of a pen.
  static let penButtons: Set<UInt16> = [0x149, 0x14b, 0x14c]

  /// `INPUT_PROP_POINTER` and `INPUT_PROP_DIRECT`.
  static let pointer: UInt16 = 0
  static let direct: UInt16 = 1

  static let x: UInt16 = 0x00
  static let y: UInt16 = 0x01
  static let slot: UInt16 = 0x2f
  static let diameter: UInt16 = 0x30
  static let contactX: UInt16 = 0x35
  static let contactY: UInt16 = 0x36
  static let tool: UInt16 = 0x37
  static let trackingID: UInt16 = 0x39
  static let pressure: UInt16 = 0x3a

  static let finger: Int32 = 0
  /// `MT_TOOL_PEN`.
  static let pen: Int32 = 1
  /// `MT_TOOL_PALM`: a palm on the screen.
  static let palm: Int32 = 2

  /// The range of contact codes of the multi-touch protocols.
  static let contact: ClosedRange<UInt16> = 0x2f...0x3d
}
