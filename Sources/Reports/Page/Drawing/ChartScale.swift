internal import Results

/// Maps times to horizontal positions in a chart.
struct ChartScale {
  /// The time that is shown, in milliseconds.
  let start: Double
  let end: Double

  /// The left edge and the width of the lanes, in units of the drawing.
  static let left = 112.0
  static let width = 592.0
  /// The width of the whole drawing until the script fits it to the window.
  static let total = 720.0
  /// The maximum number of columns in a curve.
  static let columns = 300

  func x(_ time: Double) -> Double {
    Self.left + Self.width * (min(max(time, start), end) - start) / (end - start)
  }

  /// Round times for the labels of the axis, usually four to eight.
  var ticks: [Double] {
    let span = end - start
    // The step is 1, 2, 5, 10, 20, 50 and so on.
    var (step, index) = (1.0, 0)
    while span / step > 8, index < 45 {
      step *= index % 3 == 1 ? 2.5 : 2
      index += 1
    }
    var ticks: [Double] = []
    var tick = (start / step).rounded(.up) * step
    while tick <= end, ticks.count < 12 {
      ticks.append(tick)
      tick += step
    }
    return ticks
  }
}
