internal import Model

extension SurfaceMapping {
  /// Converts a touch to the units of the screen: the inverse of `sample(_:)`.
  func contact(_ touch: Touch) -> Contact {
    var contact = Contact()
    contact.x = whole(touch.point.x / unit(x, size.width) + Double(x?.minimum ?? 0))
    contact.y = whole(touch.point.y / unit(y, size.height) + Double(y?.minimum ?? 0))
    if let force = touch.force, let pressure {
      let (minimum, maximum) = (Double(pressure.minimum), Double(pressure.maximum))
      contact.pressure = whole(minimum + force * (maximum - minimum))
    }
    contact.diameter = touch.radius.map { whole($0 * 2 / unit(x, size.width)) }
    return contact
  }

  /// Rounds a value, and limits it to a range that an axis can contain.
  private func whole(_ units: Double) -> Int32 { Int32(max(-1e9, min(units.rounded(), 1e9))) }
}
