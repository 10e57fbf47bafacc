internal import Results

extension ComparedEngines.Measure {
  /// Formats an amount with as many decimals as are needed to show a difference.
  func text(_ amount: Double) -> String {
    let unit = unit.isEmpty ? "" : " " + unit
    if amount == 0 { return "0" + unit }
    let isShare = name.hasSuffix("zoom")
    let shown = isShare ? amount * 100 : amount
    let text = shown.magnitude < 0.005 ? shown.text(maximum: 12) : shown.text(maximum: 2)
    return text + (isShare ? "%" : unit)
  }
}
