/// What two replays may differ by, in the units of the metrics: points, milliseconds, shares.
struct ComparisonLimits {
  private let most: [Double?]
  private let noticed: [Double?]
  private let resolution: Double
  /// How far offsets may be apart, where that depends on how fast they move.
  let pace: Difference.Pace?

  /// - Parameters:
  ///   - scale: Pixels in a point.
  ///   - pace: Milliseconds from frame to frame.
  ///   - resolution: What a trace was rounded to: less than that is no difference.
  init(_ allowances: Allowances, scale: Double, pace: Double, resolution: Double) {
    most = Metric.allCases.map { metric in
      let least = metric.isShown ? resolution : 0
      return allowances[metric].most.map { max(least, $0.amount(scale: scale, pace: pace)) }
    }
    noticed = Metric.allCases.map { metric in
      allowances[metric].unnoticed?.amount(scale: scale, pace: pace)
    }
    self.resolution = resolution
    let lapse = allowances[.offset].milliseconds
    let still = most[Metric.offset.index]
    self.pace = lapse > 0 ? still.map { Difference.Pace(still: $0, lapse: lapse) } : nil
  }

  subscript(metric: Metric) -> Double? { most[metric.index] }

  func unnoticed(_ metric: Metric) -> Double? { noticed[metric.index] }

  /// How far zooms may be apart, as a share: a step of a rounded zoom is more of a small one.
  func zoom(_ metric: Metric, at zoom: Double) -> Double? {
    self[metric].map { zoom > 0 ? max($0, resolution / zoom) : $0 }
  }

  /// How far offsets may be apart while they move so fast, in points a second.
  func offset(at speed: Double) -> Double? { pace?.amount(at: speed) ?? self[.offset] }
}

extension Metric {
  /// Whether it is about what is shown and not about when.
  fileprivate var isShown: Bool {
    switch self {
    case .rest, .restZoom, .rms, .offset, .path, .zoom: true
    case .callbacks, .lag, .settleTime, .signals: false
    }
  }
}
