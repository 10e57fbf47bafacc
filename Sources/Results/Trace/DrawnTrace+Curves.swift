package import Model

extension DrawnTrace {
  /// The times and values of a channel in order of time, without missing values.
  package func points(_ channel: Channel, ofView view: Int) -> [(time: Double, value: Double)] {
    frames.indices.compactMap { row in
      value(channel, ofView: view, row: row).map { (time(ofRow: row), $0) }
    }
  }

  package func instant(ofRow row: Int) -> Instant {
    // Results files are untrusted input: no number in them may overflow.
    Instant(nanoseconds: Int64(min(4e18, max(-4e18, (time(ofRow: row) * 1e6).rounded()))))
  }

  /// The axis along which the view covered the larger distance.
  package func widest(ofView view: Int) -> Channel {
    func reach(_ channel: Channel) -> Double {
      let values = points(channel, ofView: view).map(\.value)
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    return reach(.x) > reach(.y) ? .x : .y
  }

  /// The minimum and the maximum at which the view can rest; nil if they are unknown.
  package func edges(of channel: Channel, ofView view: Int, row: Int) -> (
    low: Double, high: Double
  )? {
    func value(_ channel: Channel) -> Double? { self.value(channel, ofView: view, row: row) }
    func range(
      _ before: Channel, _ content: Channel, _ scrollRange: Channel, _ after: Channel
    ) -> (low: Double, high: Double)? {
      guard let content = value(content), let space = value(scrollRange) else { return nil }
      let low = 0 - (value(before) ?? 0)
      return (low, max(low, content - space + (value(after) ?? 0)))
    }
    switch channel {
    case .x: return range(.insetLeft, .contentWidth, .width, .insetRight)
    case .y: return range(.insetTop, .contentHeight, .height, .insetBottom)
    case .zoom:
      guard let minimum = value(.minZoom), let maximum = value(.maxZoom) else { return nil }
      return (minimum, maximum)
    default: return nil
    }
  }
}
