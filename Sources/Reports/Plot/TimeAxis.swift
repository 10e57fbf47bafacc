internal import Model
internal import Results

/// The time axis below lanes and plots: a rule with ticks and labels.
struct TimeAxis {
  let start: Instant
  let end: Instant
  let columns: Int

  /// The rule and its labels. The labels are in milliseconds if the axis ends before two seconds,
  /// otherwise in seconds.
  func lines(_ look: PlotLook) -> (rule: String, labels: String) {
    var rule = Array(repeating: look.letter("─", or: "-"), count: columns)
    var labels = ""
    let unit = isInSeconds ? " s" : " ms"
    for (column, text) in ticks {
      rule[column] = look.letter("┬", or: "+")
      let latest = columns - text.count - unit.count
      let index = max(0, min(column - text.count / 2, latest))
      guard labels.isEmpty || index > labels.count + 1 else { continue }
      labels = labels.left(index) + text
    }
    return (String(rule), labels + unit)
  }

  /// The rule and the labels, indented by the gutter of the drawing above.
  func drawn(behind gutter: Int, _ look: PlotLook) -> [String] {
    let (rule, labels) = lines(look)
    let margin = String(repeating: " ", count: gutter)
    return [
      look.paint(margin + String(look.letter("└", or: "+")) + rule, .label),
      look.paint(margin + " " + labels, .label),
    ]
  }

  private var span: Int64 { max(1, (end - start).nanoseconds) }
  private var isInSeconds: Bool { end.nanoseconds >= 2_000_000_000 }

  /// The times of the ticks: multiples of 1, 2 or 5 times a power of ten, about eight columns apart
  /// or more.
  private var ticks: [(column: Int, text: String)] {
    var ticks: [(Int, String)] = []
    var tick = start.nanoseconds.roundedUp(to: pace)
    // Near the maximum time the next tick may overflow.
    var isPast = false
    while tick <= end.nanoseconds, !isPast {
      let share = Double(tick - start.nanoseconds) / Double(span)
      let shown = Double(tick) / (isInSeconds ? 1e9 : 1e6)
      ticks.append((min(columns - 1, Int(share * Double(columns))), shown.text(maximum: 6)))
      (tick, isPast) = tick.addingReportingOverflow(pace)
    }
    return ticks
  }

  private var pace: Int64 {
    let minimum = max(1, span / Int64(max(1, columns / 8)))
    var power: Int64 = 1
    while power <= minimum / 10 { power *= 10 }
    for factor in [1, 2, 5] as [Int64] where power * factor >= minimum { return power * factor }
    return power * 10
  }
}

extension Int64 {
  fileprivate func roundedUp(to step: Int64) -> Int64 {
    let rest = self % step
    return rest == 0 ? self : self - rest + (self > 0 ? step : 0)
  }
}
