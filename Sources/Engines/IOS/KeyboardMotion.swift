internal import Model

/// The keyboard: its target, and the state known to views that wait until it has arrived.
struct KeyboardMotion {
  /// The duration of its appearance and disappearance.
  let lasts: TimeSpan
  /// Its frame in the window from the start of its motion; nil if it is hidden or disappearing.
  private(set) var frame: Rectangle?
  /// The frame at which it last arrived; nil if it was hidden.
  private(set) var settled: Rectangle?
  /// The field that got the focus when the motion started.
  private(set) var field: Int?
  /// The time of its arrival.
  private(set) var arrival = Instant(nanoseconds: .max)
  /// How far a finger has dragged it down.
  var pulled = 0.0
  private var start = 0.0
  private var began = Instant(nanoseconds: .min)

  init(of scene: Scene) {
    lasts = scene.views.reduce(.zero) { max($0, $1.keyboard?.duration ?? .zero) }
  }

  /// Starts to move to another frame, or out of sight.
  ///
  /// - Parameter bottom: The lower edge of the window, where a hidden keyboard is.
  mutating func move(to frame: Rectangle?, field: Int?, bottom: Double, at now: Instant) {
    start = top(at: now, bottom: bottom)
    began = now
    self.frame = frame
    self.field = field
    pulled = 0
    if lasts > .zero { arrival = now + lasts } else { settled = frame }
  }

  /// Completes the motion: it has arrived, or is gone.
  mutating func arrive() {
    settled = frame
    arrival = Instant(nanoseconds: .max)
  }

  /// The position of its top edge.
  func top(at now: Instant, bottom: Double) -> Double {
    let goal = frame.map { $0.origin.y + pulled } ?? bottom
    let whole = Double(lasts.nanoseconds) / 1e9
    guard whole > 0, now < began + lasts else { return goal }
    return start + (goal - start) * now.seconds(since: began) / whole
  }
}
