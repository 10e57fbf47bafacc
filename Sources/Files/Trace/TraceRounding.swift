/// Rounds the numbers of a trace to multiples of a step.
package struct TraceRounding: Sendable {
  private let step: Double
  /// The reciprocal of the step, if that is a whole number. Dividing by 1000 gives the double
  /// nearest to the decimal; multiplying by 0.001 does not.
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
