internal import Interchange
internal import Text

/// A source of live events: a touch screen of this machine, or a pipe from another machine.
protocol InputPort {
  /// The bytes that have arrived, after a short wait: empty if no bytes have arrived, nil at the
  /// end.
  mutating func read() throws(Objection) -> [UInt8]?

  /// The current state of the surface, as the events of a frame; nil if the state cannot be
  /// queried. Slots are listed with all their values, because the next contact in a slot inherits
  /// the values.
  func initialState() -> [EvdevEvent]?
}
