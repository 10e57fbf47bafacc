internal import Gesture

/// The keyboard: where it is on its way to, and what views know of it that wait until it is there.
struct KeyboardWay {
  /// How long it takes to come and to go.
  let lasts: TimeSpan
  /// Its frame in the window, from when it sets out; nil where it is hidden or going.
  private(set) var frame: Rectangle?
  /// The frame that it last came to; nil where it was hidden.
  private(set) var settled: Rectangle?
  /// The field that got the focus as it set out.
  private(set) var field: Int?
  /// When it is there.
  private(set) var arrival = Instant(nanoseconds: .max)
  /// How far a finger has taken it down.
  var pulled = 0.0
  private var start = 0.0
  private var began = Instant(nanoseconds: .min)

  init(of scene: Scene) {
    lasts = scene.views.reduce(.zero) { max($0, $1.keyboard?.duration ?? .zero) }
  }

  /// Sets out for another frame, or out of sight.
  ///
  /// - Parameter bottom: The lower edge of the window, where a hidden keyboard begins.
  mutating func move(to frame: Rectangle?, field: Int?, bottom: Double, at now: Instant) {
    start = top(at: now, bottom: bottom)
    began = now
    self.frame = frame
    self.field = field
    pulled = 0
    if lasts > .zero { arrival = now + lasts } else { settled = frame }
  }

  /// It is there, or gone.
  mutating func arrive() {
    settled = frame
    arrival = Instant(nanoseconds: .max)
  }

  /// Where its top edge is.
  func top(at now: Instant, bottom: Double) -> Double {
    let goal = frame.map { $0.origin.y + pulled } ?? bottom
    let whole = Double(lasts.nanoseconds) / 1e9
    guard whole > 0, now < began + lasts else { return goal }
    return start + (goal - start) * now.seconds(since: began) / whole
  }
}
