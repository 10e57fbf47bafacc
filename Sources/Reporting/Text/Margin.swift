/// The remaining part of a tolerance, formatted for display.
struct Margin {
  let text: String

  init(_ margin: Double, _ unit: String) {
    // Two replays of one engine may differ by millionths.
    let places = margin.magnitude < 1e-3 ? 9 : margin.magnitude < 0.1 ? 4 : 2
    text = margin.text(most: places) + (unit.isEmpty ? "" : " " + unit)
  }
}
