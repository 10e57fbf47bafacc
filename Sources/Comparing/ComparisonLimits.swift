/// The maximum differences between two replays as numbers: points, milliseconds or shares,
/// depending on the metric.
struct ComparisonLimits {
  private let maximum: [Double?]
  private let noticed: [Double?]
  private let resolution: Double
  /// The limit for offsets, if it grows with the speed.
  let pace: Difference.Pace?

  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - pace: Milliseconds from frame to frame.
  ///   - resolution: The step to which a trace was rounded: smaller differences do not count.
  init(_ allowances: Allowances, scale: Double, pace: Double, resolution: Double) {
    maximum = Metric.allCases.map { metric in
      let minimum = metric.isShown ? resolution : 0
      return allowances[metric].maximum.map { max(minimum, $0.amount(scale: scale, pace: pace)) }
    }
    noticed = Metric.allCases.map { metric in
      allowances[metric].unnoticed?.amount(scale: scale, pace: pace)
    }
    self.resolution = resolution
    let lapse = allowances[.offset].milliseconds
    let still = maximum[Metric.offset.index]
    self.pace = lapse > 0 ? still.map { Difference.Pace(still: $0, lapse: lapse) } : nil
  }

  subscript(metric: Metric) -> Double? { maximum[metric.index] }

  func unnoticed(_ metric: Metric) -> Double? { noticed[metric.index] }

  /// The limit for zooms, as a share. A rounding step is a larger share of a smaller zoom.
  func zoom(_ metric: Metric, at zoom: Double) -> Double? {
    self[metric].map { zoom > 0 ? max($0, resolution / zoom) : $0 }
  }

  /// The limit for offsets at a speed in points per second.
  func offset(at speed: Double) -> Double? { pace?.amount(at: speed) ?? self[.offset] }
}

extension Metric {
  /// Whether the metric measures offsets or zooms.
  fileprivate var isShown: Bool {
    switch self {
    case .rest, .restZoom, .rms, .offset, .path, .zoom: true
    case .callbacks, .lag, .settleTime, .signals: false
    }
  }
}
