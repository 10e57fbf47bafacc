internal import Gesture

/// Where live events come from: a touch screen of this machine, or a pipe from another one's.
protocol InputPort {
  /// What has come, after waiting for it a moment: nothing if nothing came, nil at the end.
  mutating func read() throws(Objection) -> [UInt8]?

  /// All that stands on the surface now, told as the events of one frame; nil where nobody can be
  /// asked. Slots are told whole, since what a slot held before is inherited by its next contact.
  func standing() -> [EvdevEvent]?
}
