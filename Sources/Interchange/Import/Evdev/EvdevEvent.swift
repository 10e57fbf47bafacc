/// One report of a Linux input device: the kernel's `input_event`, with its time in microseconds of
/// the clock that the log used.
package struct EvdevEvent: Equatable {
  package var microseconds: Int64
  package var type: UInt16
  package var code: UInt16
  package var value: Int32

  package init(microseconds: Int64, type: UInt16, code: UInt16, value: Int32) {
    self.microseconds = microseconds
    self.type = type
    self.code = code
    self.value = value
  }
}

/// The range of an absolute axis, in the device's own units.
package struct EvdevAxis: Equatable, Sendable {
  package var minimum: Int32
  package var maximum: Int32
  package var fuzz: Int32 = 0
  package var flat: Int32 = 0
  /// Units per millimetre; 0 if unknown.
  package var resolution: Int32 = 0

  package init(
    minimum: Int32, maximum: Int32, fuzz: Int32 = 0, flat: Int32 = 0, resolution: Int32 = 0
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.fuzz = fuzz
    self.flat = flat
    self.resolution = resolution
  }
}

/// The constants of `linux/input-event-codes.h` that describe touches.
package enum EvdevCode {
  package static let sync: UInt16 = 0
  package static let key: UInt16 = 1
  package static let relative: UInt16 = 2
  package static let absolute: UInt16 = 3

  package static let report: UInt16 = 0
  static let contactReport: UInt16 = 2
  static let dropped: UInt16 = 3

  package static let touchButton: UInt16 = 0x14a
  /// The left button, which a touchpad has and a screen does not.
  static let click: UInt16 = 0x110
  package static let fingerTool: UInt16 = 0x145
  /// Pen, rubber, brush, pencil and airbrush.
  package static let penTools: ClosedRange<UInt16> = 0x140...0x144
  /// The buttons of a pen.
  static let penButtons: Set<UInt16> = [0x149, 0x14b, 0x14c]

  /// `INPUT_PROP_POINTER` and `INPUT_PROP_DIRECT`.
  static let pointer: UInt16 = 0
  static let direct: UInt16 = 1

  package static let x: UInt16 = 0x00
  package static let y: UInt16 = 0x01
  package static let slot: UInt16 = 0x2f
  package static let diameter: UInt16 = 0x30
  package static let contactX: UInt16 = 0x35
  package static let contactY: UInt16 = 0x36
  package static let tool: UInt16 = 0x37
  package static let trackingID: UInt16 = 0x39
  package static let pressure: UInt16 = 0x3a

  static let finger: Int32 = 0
  /// `MT_TOOL_PEN`.
  static let pen: Int32 = 1
  /// `MT_TOOL_PALM`: a palm on the screen.
  static let palm: Int32 = 2

  /// The range of contact codes of the multi-touch protocols.
  static let contact: ClosedRange<UInt16> = 0x2f...0x3d
}
