package import Gesture

/// What is measured between two replays, in the order of reports.
///
/// What changes what an app does comes first, then where things end, then when, then the way there.
public enum Metric: String, CaseIterable, Sendable {
  /// The least number of callbacks that must be added, dropped or replaced for one engine to have
  /// reported what the other has; `didScroll` and `didZoom` left out.
  case callbacks
  /// How far apart both are where both rest, in points.
  case rest
  /// The same for zoom, as a share.
  case restZoom = "rest-zoom"
  /// By how much one does the same later than the other, in milliseconds.
  case lag
  /// What is left of the difference when the lag is taken away: the root of its mean square, in points.
  case rms
  /// How far apart they are at worst, in points.
  case offset
  /// How far apart their paths are, whenever they follow them, in points.
  case path
  /// How far apart the zooms are at worst, as a share.
  case zoom
  /// How much later one comes to rest, in milliseconds.
  case settleTime = "settle-time"
  /// How many of the app's own signals are not the same where both rest.
  case signals

  /// What its value is measured in.
  public var unit: String {
    switch self {
    case .callbacks, .restZoom, .zoom, .signals: ""
    case .rest, .rms, .offset, .path: "pt"
    case .lag, .settleTime: "ms"
    }
  }

  /// The units a tolerance may have; nil is a bare number.
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
  /// The metric that a recording or a suite names.
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
