internal import Replay
internal import Text

extension BrowserPage {
  /// Makes the browser measure script coverage of a page that is not loaded yet.
  ///
  /// - Parameter listsFunctions: Whether the lines of functions will be needed.
  func countCode(listsFunctions: Bool) throws(EngineError) {
    if listsFunctions {
      try call("Debugger.enable")
      try call("Debugger.setSkipAllPauses", ["skip": true])
    }
    try call("Profiler.enable")
    try call("Profiler.startPreciseCoverage", ["callCount": true, "detailed": true])
  }
}

extension RanCode {
  /// Creates the parts that ran from the browser's coverage report. Each function has its own
  /// range, with nested ranges where code ran more or less often than the code around it, or never.
  init(coverage report: JSONValue) {
    self.init()
    /// A page may have several inline scripts, which are numbered in the order of the report.
    var numbers: [String: Int] = [:]
    for script in report["result"]?.array ?? [] {
      // Code without an address does not belong to the page: this program evaluated it.
      guard let address = script["url"]?.string, !address.isEmpty else { continue }
      numbers[address, default: 0] += 1
      let ranges = (script["functions"]?.array ?? []).flatMap { $0["ranges"]?.array ?? [] }
      add(
        Self.ran(ranges.compactMap(CountedRange.init)),
        of: "\(address) \(numbers[address, default: 0])")
    }
  }

  /// The parts that ran. Where ranges are nested, the innermost range decides.
  private static func ran(_ ranges: [CountedRange]) -> [Range<Int>] {
    let order = ranges.sorted { one, other in
      let (a, b) = (one.range, other.range)
      return (a.lowerBound, b.upperBound) < (b.lowerBound, a.upperBound)
    }
    var ran: [Range<Int>] = []
    var around: [CountedRange] = []
    var index = 0
    func reach(_ end: Int) {
      if let inner = around.last, inner.hasRun, index < end { ran.append(index..<end) }
      index = max(index, end)
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
