internal import Results

/// A quantity over time, with its scale on the left: rows of text, without the time axis.
struct ValuePlot {
  /// One span per column of dots.
  let spans: [ValueSpan]
  /// The edges of the range in which the quantity can rest; empty if there are none.
  let lowEdge: [ValueSpan]
  let highEdge: [ValueSpan]
  let rows: Int
  /// The minimum range that is drawn.
  var minimum = 1.0
  /// The point marked with an x: its text column, and its value.
  var mark: (column: Int, value: Double)?

  /// The labels left of the rows, and the rows. Visible edges are dotted lines labelled `low` and
  /// `high`. The ends of the scale are labelled where there is no edge.
  func lines(_ look: PlotLook) -> [(label: String, isEdge: Bool, text: String)] {
    guard let range = Self.range(of: spans) else { return [] }
    let edges = [("low", lowEdge), ("high", highEdge)].compactMap { name, spans in
      spans.last { $0.values != nil }?.values.map { (name: name, value: $0.last) }
    }
    let height = rows * look.dotsDown
    let scale = ValueScale(range, edges: edges.map(\.value), minimum: minimum, rows: height)
    var grid = DotGrid(width: spans.count, height: height)
    Curve.draw(spans, scale, in: &grid)
    var guides = DotGrid(width: spans.count, height: height)
    let pace = look.dotsAcross * 2
    Curve.dot(lowEdge, scale, every: pace, in: &guides)
    Curve.dot(highEdge, scale, every: pace, in: &guides)
    var texts = Self.overlay(look.lines(guides), with: look.lines(grid), look)
    if let mark {
      let row = scale.row(of: mark.value) / look.dotsDown
      var letters = Array(texts[row])
      if letters.indices.contains(mark.column) { letters[mark.column] = Self.cross }
      texts[row] = String(letters)
    }

    let fractionDigits = scale.high - scale.low < 20 ? 2 : 1
    var labels = Array(repeating: (text: "", isEdge: false), count: rows)
    labels[0].text = scale.high.text(maximum: fractionDigits)
    labels[rows - 1].text = scale.low.text(maximum: fractionDigits)
    for edge in edges where scale.contains(edge.value) {
      let row = scale.row(of: edge.value) / look.dotsDown
      // If the content fits into the viewport, both edges are equal.
      let name = edges.count == 2 && edges[0].value == edges[1].value ? "rest" : edge.name
      labels[row] = (name + " " + edge.value.text(maximum: fractionDigits), true)
    }
    return zip(labels, texts).map { ($0.text, $0.isEdge, $1) }
  }

  /// The character of the mark. Plots do not use it otherwise.
  static let cross: Character = "x"

  static func range(of spans: [ValueSpan]) -> ClosedRange<Double>? {
    let values = spans.compactMap(\.values)
    guard let low = values.map(\.lowest).min(), let high = values.map(\.highest).max() else {
      return nil
    }
    return low...high
  }

  /// Combines two drawings. In a cell that both use, the curve hides the guide.
  static func overlay(_ guides: [String], with curve: [String], _ look: PlotLook) -> [String] {
    zip(guides, curve).map { guide, curve in
      String(
        zip(guide, curve).map { guide, letter in
          letter != " " ? letter : guide == " " || !look.isASCII ? guide : "."
        })
    }
  }
}
