internal import Model

/// What a replay showed, frame by frame, rounded to what can be drawn: enough to view a gesture
/// again without its recording and without its engine.
package struct DrawnTrace: Equatable, Sendable {
  /// The unit of `k`: the time of a row is `phase + 1000 · k / hertz` milliseconds.
  package var hertz: Double
  package var phase: Double
  /// The frame number of each row; rows of a long replay skip frames.
  package internal(set) var frames: [Int] = []
  /// One for each view of the scene.
  package internal(set) var views: [View] = []
  /// The named signals of the app.
  package internal(set) var signals: [Signal] = []
  package internal(set) var fingers: [Finger] = []
  /// The events other than touches, in order.
  package internal(set) var events: [Event] = []
  /// The engine's callbacks, except those of every frame.
  package internal(set) var callbacks: [Callback] = []

  /// The value in a column that means a missing number.
  package static let unknown = Int.min

  /// The columns of one view.
  package struct View: Equatable, Sendable {
    /// A channel without any value is empty.
    package var columns: [[Int]] = Array(repeating: [], count: Channel.allCases.count)
  }

  /// One finger from its down to its up.
  package struct Finger: Equatable, Sendable {
    package internal(set) var number: Int
    /// In hundredths of a millisecond.
    package var times: [Int] = []
    /// In hundredths of a point, in the window.
    package var x: [Int] = []
    package var y: [Int] = []
    package internal(set) var end = End.open

    package enum End: String, CaseIterable, Sendable {
      case up, cancel
      /// The recording ends while it is down.
      case open
    }
  }

  package struct Event: Equatable, Sendable {
    /// In milliseconds.
    package internal(set) var time: Double
    package internal(set) var line: Int
    package internal(set) var text: String
    /// The window's new size, if it changes.
    package internal(set) var window: [Double] = []
    /// The keyboard's frame; four zeros if it is hidden.
    package internal(set) var keyboard: [Double] = []
  }

  package struct Callback: Equatable, Sendable {
    /// In milliseconds.
    package internal(set) var time: Double
    /// The view's index in the scene.
    package internal(set) var view: Int
    package internal(set) var text: String
  }

  package init(hertz: Double, phase: Double, views: Int) {
    self.hertz = hertz
    self.phase = phase
    self.views = Array(repeating: View(), count: views)
  }

  /// The time of a row in milliseconds.
  package func time(ofRow row: Int) -> Double { phase + 1000 * Double(frames[row]) / hertz }

  /// The value of a view in a row; nil if it is missing.
  package func value(_ channel: Channel, ofView view: Int, row: Int) -> Double? {
    let column = views[view].columns[channel.index]
    guard !column.isEmpty, column[row] != Self.unknown else { return nil }
    return Double(column[row]) / channel.parts
  }
}

extension DrawnTrace.Finger {
  /// Times and positions, in milliseconds and points.
  package var samples: [(time: Double, x: Double, y: Double)] {
    times.indices.map { index in
      (Double(times[index]) / 100, Double(x[index]) / 100, Double(y[index]) / 100)
    }
  }
}
