package import Model

/// Defaults for a formula: the tolerances of comparisons without a tolerance of their own, and the
/// length of a frame.
package struct FormulaDefaults: Equatable, Sendable {
  private let length: Quantity
  private let speed: Quantity
  /// The time from one frame to the next, which is the unit of windows in frames.
  let frame: TimeSpan

  package init(length: Quantity, speed: Quantity, frame: TimeSpan) {
    self.length = length
    self.speed = speed
    self.frame = frame
  }

  /// The tolerance of a comparison that specifies no tolerance.
  package func tolerance(of dimension: Dimension) -> Quantity {
    switch dimension {
    case .length: length
    case .speed: speed
    default: Quantity(0)
    }
  }
}
