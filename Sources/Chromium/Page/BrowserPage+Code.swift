internal import JSON
internal import Replay

extension BrowserPage {
  /// Has the browser count what runs of the scripts of a page that is not loaded yet.
  func countCode() throws(EngineError) {
    try call("Profiler.enable")
    try call("Profiler.startPreciseCoverage", ["callCount": true, "detailed": true])
  }

  /// What has run since then.
  func ranCode() throws(EngineError) -> RanCode {
    RanCode(coverage: try call("Profiler.takePreciseCoverage"))
  }
}

extension RanCode {
  /// As the browser reports it: each function has a range for itself, and ranges in it that ran more
  /// often than what is around them, less often, or never.
  init(coverage report: JSONValue) {
    self.init()
    /// A page may have several scripts of its own, in their order.
    var numbers: [String: Int] = [:]
    for script in report["result"]?.array ?? [] {
      // What has no address is of nobody's page: what this program evaluates in it.
      guard let address = script["url"]?.string, !address.isEmpty else { continue }
      numbers[address, default: 0] += 1
      let ranges = (script["functions"]?.array ?? []).flatMap { $0["ranges"]?.array ?? [] }
      add(
        Self.ran(ranges.compactMap(CountedRange.init)),
        of: "\(address) \(numbers[address, default: 0])")
    }
  }

  /// What ran, where of ranges that lie in one another the innermost counts.
  private static func ran(_ ranges: [CountedRange]) -> [Range<Int>] {
    let order = ranges.sorted { one, other in
      let (a, b) = (one.range, other.range)
      return (a.lowerBound, b.upperBound) < (b.lowerBound, a.upperBound)
    }
    var ran: [Range<Int>] = []
    var around: [CountedRange] = []
    var place = 0
    func reach(_ end: Int) {
      if let inner = around.last, inner.hasRun, place < end { ran.append(place..<end) }
      place = max(place, end)
    }
    func leave(before start: Int) {
      while let inner = around.last, inner.range.upperBound <= start {
        reach(inner.range.upperBound)
        around.removeLast()
      }
    }
    for next in order {
      leave(before: next.range.lowerBound)
      reach(next.range.lowerBound)
      around.append(next)
    }
    leave(before: .max)
    return ran
  }
}

/// A part of a script, and whether it ran.
private struct CountedRange {
  let range: Range<Int>
  let hasRun: Bool

  init?(_ report: JSONValue) {
    guard let start = report["startOffset"]?.whole, let end = report["endOffset"]?.whole,
      start >= 0, start <= end
    else { return nil }
    range = start..<end
    hasRun = (report["count"]?.whole ?? 0) > 0
  }
}
