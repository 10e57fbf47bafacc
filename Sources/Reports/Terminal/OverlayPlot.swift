internal import Model
internal import Results
internal import Text

/// Two engines over one time axis: the first engine as a line, the second engine dotted.
struct OverlayPlot {
  private let title: String
  private let ones: [Sample]
  private let others: [Sample]

  private typealias Sample = (time: Double, value: Double)

  /// Plots the quantity that differs most. Fails if there is nothing to plot.
  init?(_ row: JudgedRecording, _ compare: ComparedEngines) {
    guard let one = row.trace, let other = compare.trace else { return nil }
    var worst: (gap: Double, title: String, ones: [Sample], others: [Sample])?
    for view in one.views.indices where other.views.indices.contains(view) {
      // A zoom of 0.1 is weighted like 20 points.
      for (channel, text, weight) in [
        (DrawnTrace.Channel.x, "offset x in points", 1.0), (.y, "offset y in points", 1),
        (.zoom, "zoom", 200),
      ] {
        let mine = one.points(channel, ofView: view)
        let theirs = other.points(channel, ofView: view)
        let gap = weight * Self.gap(mine, theirs)
        guard gap > worst?.gap ?? 0 else { continue }
        let name = one.views.count > 1 ? row.scene?.views[view].id : nil
        worst = (gap, text + (name.map { ", view \($0.visible)" } ?? ""), mine, theirs)
      }
    }
    guard let worst else { return nil }
    title = "\(worst.title): \(row.engine.visible), dotted \(compare.against.visible)"
    ones = worst.ones
    others = worst.others
  }

  /// The maximum distance of two curves at common times and at their ends.
  private static func gap(_ ones: [Sample], _ others: [Sample]) -> Double {
    guard let last = ones.last, let end = others.last else { return 0 }
    var gap = (last.value - end.value).magnitude
    var index = 0
    for one in ones {
      while index < others.count, others[index].time < one.time { index += 1 }
      guard index < others.count else { break }
      if others[index].time == one.time {
        gap = max(gap, (one.value - others[index].value).magnitude)
      }
    }
    return gap
  }

  private static let rows = 7
  private static let gutter = 11

  func lines(_ look: PlotLook) -> [String] {
    let start = min(ones.first?.time ?? 0, others.first?.time ?? 0)
    let end = max(ones.last?.time ?? 0, others.last?.time ?? 0, start + 1)
    let columns = max(20, look.width - Self.gutter - 4)
    let dots = columns * look.dotsAcross
    let one = Self.spans(ones, dots, start, end)
    let other = Self.spans(others, dots, start, end)
    guard let mine = ValuePlot.range(of: one), let theirs = ValuePlot.range(of: other) else {
      return []
    }
    let range = min(mine.lowerBound, theirs.lowerBound)...max(mine.upperBound, theirs.upperBound)
    let height = Self.rows * look.dotsDown
    let scale = ValueScale(range, minimum: 0.1, rows: height)
    var dotted = DotGrid(width: dots, height: height)
    Curve.dot(Self.filled(other), scale, every: look.dotsAcross * 2, in: &dotted)
    // Braille characters can combine dots of both engines. In ASCII the line needs its own grid.
    var line = look.isASCII ? DotGrid(width: dots, height: height) : dotted
    Curve.draw(one, scale, in: &line)
    let texts =
      look.isASCII
      ? ValuePlot.overlay(look.lines(dotted), with: look.lines(line), look) : look.lines(line)
    let fractionDigits = scale.high - scale.low < 20 ? 2 : 1
    let labels =
      [scale.high.text(maximum: fractionDigits)] + Array(repeating: "", count: Self.rows - 2)
      + [scale.low.text(maximum: fractionDigits)]
    let bar = look.letter("│", or: "|")
    let axis = TimeAxis(start: .milliseconds(start), end: .milliseconds(end), columns: columns)
    return [look.paint("  " + title, .label)]
      + zip(labels, texts).map { label, text in
        ("  " + label.right(Self.gutter) + String(bar) + text).trimmed
      }
      + axis.drawn(behind: Self.gutter + 2, look)
  }

  private static func spans(
    _ samples: [Sample], _ dots: Int, _ start: Double, _ end: Double
  ) -> [ValueSpan] {
    var spans = Array(repeating: ValueSpan(), count: dots)
    for sample in samples {
      let column = Int(Double(dots) * (sample.time - start) / (end - start))
      spans[min(dots - 1, max(0, column))].add(sample.value)
    }
    // An engine at rest is no longer sampled, so its last value is extended to the end.
    if let last = samples.last { spans[dots - 1].add(last.value) }
    return spans
  }

  /// A dotted line needs a value in every column, so empty columns repeat the previous value.
  private static func filled(_ spans: [ValueSpan]) -> [ValueSpan] {
    var last = ValueSpan()
    return spans.map { span in
      if let value = span.values?.last { last = ValueSpan(value) }
      return last
    }
  }
}
