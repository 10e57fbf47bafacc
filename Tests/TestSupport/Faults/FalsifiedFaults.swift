internal import FalseEngines
internal import Gesture
internal import Replay

extension Fault {
  /// Faults that are rows of the table of falsified engines.
  static let falsified = [
    Fault("fling-follows-the-finger", "coasts three times as fast") {
      $0.falsified(by: "coast-fast")
    },
    Fault("edge-keeps-speed", "shoots out beyond its edge") { $0.falsified(by: "bounce-hard") },
    Fault("pan-of-two-fingers", "runs ahead of its fingers") { $0.falsified(by: "drag-scaled-x") },
    Fault("pan-of-two-fingers", "slides aside") { $0.falsified(by: "drag-askew") },
    Fault("pinch-is-reversible", "grows a little with each change") {
      $0.falsified(by: "pinch-gains")
    },
    Fault("zoom-return-keeps-anchor", "slides away while its zoom springs back") {
      $0.falsified(by: "zoom-bounce-drifts")
    },
    Fault("value-changed-reported", "reports no value") { $0.falsified(by: "values-unreported") },
    Fault("scrolled-to-top-reported", "does not report its top") {
      $0.falsified(by: "tops-unreported")
    },
    Fault("refreshing-reading-matches", "never shows that it loads") {
      $0.falsified(by: "shows-nothing-beside")
    },
    Fault("declared-is-shown", "has a larger slop than it declares") { $0.bent("slop", 40) },
  ]
}

extension EngineFactory {
  /// The same engine, falsified by the row of a name.
  fileprivate func falsified(by name: String) -> EngineFactory {
    Falsification.row(named: name).map { falsified($0) } ?? self
  }
}
