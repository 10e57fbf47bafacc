internal import Model

/// One quantity of a view over time, and the range in which it can rest.
struct ValueTrack {
  private(set) var spans: FoldingColumns<ValueSpan>
  private(set) var low: FoldingColumns<ValueSpan>
  private(set) var high: FoldingColumns<ValueSpan>
  /// Whether the quantity ever differed from its first value.
  private(set) var hasMoved = false
  private var first: Double?
  private var last = Instant.zero
  private var edges = (low: 0.0, high: 0.0)

  private var value: Double?
  /// Whether a value lasts until the next value. Otherwise the values are joined by straight lines.
  private let holds: Bool

  init(from start: Instant, holds: Bool = false) {
    self.holds = holds
    spans = FoldingColumns(from: start)
    low = FoldingColumns(from: start)
    high = FoldingColumns(from: start)
    last = start
  }

  mutating func add(_ value: Double, low minimum: Double, high maximum: Double, at time: Instant) {
    if let first {
      hasMoved = hasMoved || value != first
    } else {
      first = value
      edges = (minimum, maximum)
    }
    if holds, let before = self.value { spans.update(from: last, through: time) { $0.add(before) } }
    self.value = value
    spans.update(at: time) { $0.add(value) }
    // Edges change in steps, so they keep their earlier values until now.
    low.update(from: last, through: time) { $0.add(edges.low) }
    high.update(from: last, through: time) { $0.add(edges.high) }
    low.update(at: time) { $0.add(minimum) }
    high.update(at: time) { $0.add(maximum) }
    edges = (minimum, maximum)
    last = time
  }

  func plot(over columns: Int, until end: Instant, rows: Int, minimum: Double) -> ValuePlot {
    ValuePlot(
      spans: spans.spread(over: columns, until: end),
      lowEdge: low.spread(over: columns, until: end),
      highEdge: high.spread(over: columns, until: end), rows: rows, minimum: minimum)
  }
}
