/// How much of a tolerance is left, as a person reads it.
struct Margin {
  let text: String

  init(_ margin: Double, _ unit: String) {
    // Two replays of one engine differ by millionths.
    let places = margin.magnitude < 1e-3 ? 9 : margin.magnitude < 0.1 ? 4 : 2
    text = margin.text(most: places) + (unit.isEmpty ? "" : " " + unit)
  }
}
