package import Model

/// The quantities measured between two replays, in the order of reports.
///
/// Differences in callbacks come first, because they change what an app does. Then come final
/// positions, times, and paths.
public enum Metric: String, CaseIterable, Sendable {
  /// The minimum number of callbacks to add, remove or replace to make the sequences of both
  /// engines equal, without `didScroll` and `didZoom`.
  case callbacks
  /// The distance between the offsets when both replays are at rest, in points.
  case rest
  /// The difference in zoom when both replays are at rest, as a share.
  case restZoom = "rest-zoom"
  /// The delay of the first replay relative to the second replay, in milliseconds.
  case lag
  /// The root mean square of the difference that remains after removing the lag, in points.
  case rms
  /// The maximum distance between the offsets, in points.
  case offset
  /// The distance between the paths, regardless of time, in points.
  case path
  /// The maximum difference in zoom, as a share.
  case zoom
  /// The time by which the first replay comes to rest later than the second replay, in
  /// milliseconds.
  case settleTime = "settle-time"
  /// The number of custom app signals that differ when both replays are at rest.
  case signals

  /// The unit of the metric's values.
  public var unit: String {
    switch self {
    case .callbacks, .restZoom, .zoom, .signals: ""
    case .rest, .rms, .offset, .path: "pt"
    case .lag, .settleTime: "ms"
    }
  }

  /// The allowed units of a tolerance; nil is a bare number.
  package var units: [Quantity.Unit?] {
    switch self {
    case .callbacks, .signals: [nil]
    case .rest, .rms, .offset, .path: [.points, .pixels]
    case .restZoom, .zoom: [nil, .percent]
    case .lag, .settleTime: [.milliseconds, .seconds, .frames]
    }
  }

  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ComparisonExpectation.Channel {
  /// The metric for the name that a recording or a suite uses.
  package var metric: Metric {
    switch self {
    case .offset: .offset
    case .zoom: .zoom
    case .callbacks: .callbacks
    case .rest: .rest
    case .lag: .lag
    case .settleTime: .settleTime
    case .signals: .signals
    }
  }
}
