/// What was shown of a replay, frame by frame, rounded to what can be drawn: enough to see a gesture
/// again without its recording and without its engine.
public struct DrawnTrace: Equatable, Sendable {
  /// What `k` counts: the time of a row is `phase + 1000 · k / hertz` milliseconds.
  public var hertz: Double
  public var phase: Double
  /// The number of each row's frame; rows of a long replay leave frames out.
  public internal(set) var frames: [Int] = []
  /// One for each view of the scene.
  public internal(set) var views: [View] = []
  public internal(set) var fingers: [Finger] = []
  /// What happened beside touches, in order.
  public internal(set) var events: [Event] = []
  /// What the engine told its app, but for what it says at each frame.
  public internal(set) var callbacks: [Callback] = []

  /// Stands in a column where there is no number.
  static let unknown = Int.min

  /// The columns of one view.
  public struct View: Equatable, Sendable {
    /// A channel that says nothing throughout is empty.
    var columns: [[Int]] = Array(repeating: [], count: Channel.allCases.count)
  }

  /// One finger from its down to its up.
  public struct Finger: Equatable, Sendable {
    public internal(set) var number: Int
    /// In hundredths of a millisecond.
    var times: [Int] = []
    /// In hundredths of a point, in the window.
    var x: [Int] = []
    var y: [Int] = []
    public internal(set) var end = End.open

    public enum End: String, CaseIterable, Sendable {
      case up, cancel
      /// The recording ends while it is down.
      case open
    }
  }

  public struct Event: Equatable, Sendable {
    /// In milliseconds.
    public internal(set) var time: Double
    public internal(set) var line: Int
    public internal(set) var words: String
    /// The window's new size, where it changes.
    public internal(set) var window: [Double] = []
    /// The keyboard's frame; four zeros where it goes.
    public internal(set) var keyboard: [Double] = []
  }

  public struct Callback: Equatable, Sendable {
    /// In milliseconds.
    public internal(set) var time: Double
    /// The view's index in the scene.
    public internal(set) var view: Int
    public internal(set) var words: String
  }

  init(hertz: Double, phase: Double, views: Int) {
    self.hertz = hertz
    self.phase = phase
    self.views = Array(repeating: View(), count: views)
  }
}

extension DrawnTrace {
  /// The time of a row in milliseconds.
  public func time(ofRow row: Int) -> Double { phase + 1000 * Double(frames[row]) / hertz }

  /// What a view showed in a row; nil where it said nothing.
  public func value(_ channel: Channel, ofView view: Int, row: Int) -> Double? {
    let column = views[view].columns[channel.index]
    guard !column.isEmpty, column[row] != Self.unknown else { return nil }
    return Double(column[row]) / channel.parts
  }
}

extension DrawnTrace.Finger {
  /// Where it was when, in milliseconds and points.
  public var samples: [(time: Double, x: Double, y: Double)] {
    times.indices.map { index in
      (Double(times[index]) / 100, Double(x[index]) / 100, Double(y[index]) / 100)
    }
  }
}
