internal import Gesture

/// One thing that touches the surface, in the device's units.
struct Contact: Equatable {
  /// Never used for another one.
  var key = 0
  var x: Int32?
  var y: Int32?
  var pressure: Int32?
  var diameter: Int32?
}

/// What became of a contact in one frame of the device.
struct ContactChange: Equatable {
  var phase: Touch.Phase
  var contact: Contact
}
