internal import Model

/// A contact on the surface, in the device's units.
struct Contact: Equatable {
  /// Never reused for another contact.
  var key = 0
  var x: Int32?
  var y: Int32?
  var pressure: Int32?
  var diameter: Int32?
}

/// The change of a contact in one frame of the device.
struct ContactChange: Equatable {
  var phase: Touch.Phase
  var contact: Contact
}
