package import Model

/// A contact on the surface, in the device's units.
package struct Contact: Equatable, Sendable {
  /// The identifier of the contact, which is never reused for another contact.
  var key = 0
  var x: Int32?
  var y: Int32?
  var pressure: Int32?
  var diameter: Int32?
}

/// The change of a contact in one frame of the device.
package struct ContactChange: Equatable, Sendable {
  package var phase: Touch.Phase
  var contact: Contact
}
