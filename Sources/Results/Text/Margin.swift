/// The remaining part of a tolerance, formatted for display.
package struct Margin {
  package let text: String

  package init(_ margin: Double, _ unit: String) {
    // Small margins need many decimals: two replays of one engine differ by millionths.
    let fractionDigits =
      switch margin.magnitude {
      case ..<1e-3: 9
      case ..<0.1: 4
      default: 2
      }
    text = margin.text(maximum: fractionDigits) + (unit.isEmpty ? "" : " " + unit)
  }
}
