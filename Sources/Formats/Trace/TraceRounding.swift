/// How a trace rounds its numbers: to whole steps.
package struct TraceRounding: Sendable {
  private let step: Double
  /// How many steps make one, where that is a whole number: dividing by it gives the decimal's own
  /// double, multiplying by 0.001 does not.
  private let stepsInOne: Double?

  package init(to step: Double) {
    self.step = step
    let steps = (1 / step).rounded()
    stepsInOne = abs(steps * step - 1) < 1e-9 ? steps : nil
  }

  package func rounded(_ number: Double) -> Double {
    guard number.isFinite else { return number }
    if let stepsInOne { return (number * stepsInOne).rounded() / stepsInOne + 0 }
    return (number / step).rounded() * step + 0
  }
}
