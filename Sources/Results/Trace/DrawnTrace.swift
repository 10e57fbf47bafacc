internal import Model

/// What a replay showed, frame by frame, with numbers rounded to the precision of a drawing. The
/// trace is sufficient to view a gesture without its recording and without its engine.
package struct DrawnTrace: Equatable, Sendable {
  /// The rate of the frame numbers: frame `k` is at `phase + 1000 · k / hertz` milliseconds.
  package var hertz: Double
  package var phase: Double
  /// The frame number of each row. In a long replay, rows skip frames.
  package internal(set) var frames: [Int] = []
  /// The values of each view in the scene.
  package internal(set) var views: [View] = []
  /// The named signals of the app.
  package internal(set) var signals: [Signal] = []
  package internal(set) var fingers: [Finger] = []
  /// The events other than touches, in order of time.
  package internal(set) var events: [Event] = []
  /// The engine's callbacks, without callbacks that repeat during a movement.
  package internal(set) var callbacks: [Callback] = []

  /// The value in a column that means a missing number.
  package static let unknown = Int.min

  /// The columns of one view.
  package struct View: Equatable, Sendable {
    /// The values of each channel by row. The column of a channel without values is empty.
    package var columns: [[Int]] = Array(repeating: [], count: Channel.allCases.count)
  }

  /// The path of one finger from touching to lifting.
  package struct Finger: Equatable, Sendable {
    package internal(set) var number: Int
    /// The times in hundredths of a millisecond.
    package var times: [Int] = []
    /// The positions in the window, in hundredths of a point.
    package var x: [Int] = []
    package var y: [Int] = []
    package internal(set) var end = End.open

    package enum End: String, CaseIterable, Sendable {
      case up, cancel
      /// The recording ends before the finger lifts.
      case open
    }
  }

  package struct Event: Equatable, Sendable {
    /// The time in milliseconds.
    package internal(set) var time: Double
    package internal(set) var line: Int
    package internal(set) var text: String
    /// The new size of the window; empty if it does not change.
    package internal(set) var window: [Double] = []
    /// The frame of the keyboard; four zeros if it is hidden, empty if it does not change.
    package internal(set) var keyboard: [Double] = []
  }

  package struct Callback: Equatable, Sendable {
    /// The time in milliseconds.
    package internal(set) var time: Double
    /// The index of the view in the scene.
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
  /// The samples of the path, in milliseconds and points.
  package var samples: [(time: Double, x: Double, y: Double)] {
    times.indices.map { index in
      (Double(times[index]) / 100, Double(x[index]) / 100, Double(y[index]) / 100)
    }
  }
}
