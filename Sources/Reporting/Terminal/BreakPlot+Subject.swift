internal import Gesture

extension BreakPlot {
  /// What is drawn.
  enum Subject: String, CaseIterable {
    case x = "offset.x"
    case y = "offset.y"
    case velocityX = "velocity.x"
    case velocityY = "velocity.y"
    case zoom

    /// What the words of an invariant speak of first.
    init?(_ words: String) {
      guard let first = Self.allCases.first(where: { words.contains($0.rawValue) }) else {
        return nil
      }
      self = first
    }
  }
}

extension BreakPlot.Subject {
  var channel: DrawnTrace.Channel {
    switch self {
    case .x: .x
    case .y: .y
    case .velocityX: .velocityX
    case .velocityY: .velocityY
    case .zoom: .zoom
    }
  }

  var words: String {
    switch self {
    case .x, .y: "\(rawValue) in points"
    case .velocityX, .velocityY: "\(rawValue) in points a second"
    case .zoom: rawValue
    }
  }

  var least: Double { self == .zoom ? 0.1 : 1 }
}

extension DrawnTrace {
  func instant(ofRow row: Int) -> Instant {
    // Results may come from anywhere: no number in them may be too large to count.
    Instant(nanoseconds: Int64(min(4e18, max(-4e18, (time(ofRow: row) * 1e6).rounded()))))
  }

  /// Along which axis a view went farther.
  func widest(ofView view: Int) -> BreakPlot.Subject {
    func reach(_ channel: Channel) -> Double {
      let values = frames.indices.compactMap { value(channel, ofView: view, row: $0) }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    return reach(.x) > reach(.y) ? .x : .y
  }

  /// Between which values it can rest.
  func edges(
    of subject: BreakPlot.Subject, ofView view: Int, row: Int
  ) -> (low: Double, high: Double)? {
    func value(_ channel: Channel) -> Double? { self.value(channel, ofView: view, row: row) }
    func range(
      _ before: Channel, _ content: Channel, _ room: Channel, _ after: Channel
    ) -> (low: Double, high: Double)? {
      guard let content = value(content), let room = value(room) else { return nil }
      let low = 0 - (value(before) ?? 0)
      return (low, max(low, content - room + (value(after) ?? 0)))
    }
    switch subject {
    case .x: return range(.insetLeft, .contentWidth, .width, .insetRight)
    case .y: return range(.insetTop, .contentHeight, .height, .insetBottom)
    case .zoom:
      guard let least = value(.leastZoom), let most = value(.mostZoom) else { return nil }
      return (least, most)
    case .velocityX, .velocityY: return nil
    }
  }
}
