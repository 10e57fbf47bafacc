// The labels that getevent -l prints for the codes of touches.

/// A number that identifies properties in the table of labels. Properties are not events, and the
/// number is not an event type.
let propertyType = UInt16.max

let geteventLabels: [(type: UInt16, label: String, code: UInt16)] = [
  (EvdevCode.absolute, "ABS_MT_POSITION_X", EvdevCode.contactX),
  (EvdevCode.absolute, "ABS_MT_POSITION_Y", EvdevCode.contactY),
  (EvdevCode.absolute, "ABS_MT_TRACKING_ID", EvdevCode.trackingID),
  (EvdevCode.absolute, "ABS_MT_SLOT", EvdevCode.slot),
  (EvdevCode.absolute, "ABS_MT_PRESSURE", EvdevCode.pressure),
  (EvdevCode.absolute, "ABS_MT_TOUCH_MAJOR", EvdevCode.diameter),
  (EvdevCode.absolute, "ABS_MT_TOOL_TYPE", EvdevCode.tool),
  (EvdevCode.absolute, "ABS_X", EvdevCode.x),
  (EvdevCode.absolute, "ABS_Y", EvdevCode.y),
  (EvdevCode.sync, "SYN_REPORT", EvdevCode.report),
  (EvdevCode.sync, "SYN_MT_REPORT", EvdevCode.contactReport),
  (EvdevCode.sync, "SYN_DROPPED", EvdevCode.dropped),
  (EvdevCode.key, "BTN_TOUCH", EvdevCode.touchButton),
  (EvdevCode.key, "BTN_MOUSE", EvdevCode.click),
  (EvdevCode.key, "BTN_LEFT", EvdevCode.click),
  (EvdevCode.key, "BTN_TOOL_PEN", EvdevCode.penTools.lowerBound),
  (EvdevCode.key, "BTN_DIGI", EvdevCode.penTools.lowerBound),
  (EvdevCode.key, "BTN_TOOL_RUBBER", EvdevCode.penTools.lowerBound + 1),
  (EvdevCode.key, "BTN_TOOL_BRUSH", EvdevCode.penTools.lowerBound + 2),
  (EvdevCode.key, "BTN_TOOL_PENCIL", EvdevCode.penTools.lowerBound + 3),
  (EvdevCode.key, "BTN_TOOL_AIRBRUSH", EvdevCode.penTools.upperBound),
  (EvdevCode.key, "BTN_STYLUS", 0x14b), (EvdevCode.key, "BTN_STYLUS2", 0x14c),
  (EvdevCode.key, "BTN_STYLUS3", 0x149),
  (EvdevCode.key, "BTN_TOOL_FINGER", EvdevCode.fingerTool),
  (EvdevCode.relative, "REL_X", EvdevCode.x), (EvdevCode.relative, "REL_Y", EvdevCode.y),
  (propertyType, "INPUT_PROP_POINTER", EvdevCode.pointer),
  (propertyType, "INPUT_PROP_DIRECT", EvdevCode.direct),
]
