internal import Model

/// The motion of the keyboard to its target, and the settled frame for views that adapt only after
/// its arrival.
struct KeyboardMotion {
  /// The duration of the keyboard's appearance and disappearance: the longest duration that a view
  /// declares.
  let lasts: TimeSpan
  /// The target frame in the window, from the start of the motion; nil if the keyboard is hidden or
  /// disappearing.
  private(set) var frame: Rectangle?
  /// The frame at which the keyboard last arrived; nil if it was hidden.
  private(set) var settled: Rectangle?
  /// The field that got the focus when the motion started.
  private(set) var field: Int?
  /// The time at which the keyboard arrives; the maximum time if it does not move.
  private(set) var arrival = Instant(nanoseconds: .max)
  /// The distance by which a finger has dragged the keyboard down.
  var pulled = 0.0
  private var start = 0.0
  private var began = Instant(nanoseconds: .min)

  init(of scene: Scene) {
    lasts = scene.views.reduce(.zero) { max($0, $1.keyboard?.duration ?? .zero) }
  }

  /// Starts a motion to another frame, or out of sight.
  mutating func move(to frame: Rectangle?, field: Int?, bottom: Double, at now: Instant) {
    start = top(at: now, bottom: bottom)
    began = now
    self.frame = frame
    self.field = field
    pulled = 0
    if lasts > .zero { arrival = now + lasts } else { settled = frame }
  }

  /// Ends the motion: the keyboard has arrived or is hidden.
  mutating func arrive() {
    settled = frame
    arrival = Instant(nanoseconds: .max)
  }

  /// The vertical position of the keyboard's top edge.
  func top(at now: Instant, bottom: Double) -> Double {
    let goal = frame.map { $0.origin.y + pulled } ?? bottom
    let whole = Double(lasts.nanoseconds) / 1e9
    guard whole > 0, now < began + lasts else { return goal }
    return start + (goal - start) * now.seconds(since: began) / whole
  }
}
