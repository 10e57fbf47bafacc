/// One change that an input device of Linux reports: the kernel's `input_event`, its time counted in
/// microseconds by whatever clock the log used.
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
  /// Units in a millimetre; 0 where nobody knows.
  var resolution: Int32 = 0
}

/// The numbers of `linux/input-event-codes.h` that touches are made of.
enum EvdevCode {
  static let sync: UInt16 = 0
  static let key: UInt16 = 1
  static let relative: UInt16 = 2
  static let absolute: UInt16 = 3

  static let report: UInt16 = 0
  static let contactReport: UInt16 = 2
  static let dropped: UInt16 = 3

  static let touchButton: UInt16 = 0x14a
  /// The left button, which a touchpad has and a screen has not.
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
  /// `MT_TOOL_PALM`: a hand that lies on the screen.
  static let palm: Int32 = 2

  /// Every code of a contact of the multi-touch protocols.
  static let contact: ClosedRange<UInt16> = 0x2f...0x3d
}
