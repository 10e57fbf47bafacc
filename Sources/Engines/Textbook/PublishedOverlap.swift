internal import Model

/// The keyboard over a form. The form computes the overlap from its frame at the last layout, which
/// may already be shrunk, and adds the result to the overlap so far.
struct PublishedOverlap {
  /// The height that the keyboard covers according to the form, now and at the last layout.
  private var covered = 0.0
  private var laidOut = 0.0
  private var keyboard = Keyboard.hidden
  /// Whether the form got another frame in this moment, and no keyboard event came after the frame.
  private var isStale = false

  static func covered(
    _ covered: Double, whole: Rectangle, laidOut: Double, keyboard: Rectangle
  ) -> Double {
    var frame = whole
    frame.size.height -= laidOut
    return covered + frame.overlap(keyboard)
  }

  /// Handles the beginning of a moment.
  mutating func begin() {
    laidOut = covered
    isStale = false
  }

  /// Handles a change of the form's frame.
  mutating func layOut() {
    laidOut = covered
    isStale = true
  }

  /// The keyboard with a frame that covers as much of the form as the form computes.
  mutating func believed(_ keyboard: Keyboard, over frame: Rectangle) -> Keyboard {
    self.keyboard = keyboard
    isStale = false
    guard case .shown(let keyboardFrame, let field) = keyboard else {
      covered = 0
      return keyboard
    }
    covered = Self.covered(covered, whole: frame, laidOut: laidOut, keyboard: keyboardFrame)
    guard covered != frame.overlap(keyboardFrame) else { return keyboard }
    let believed = Rectangle(
      x: keyboardFrame.origin.x, y: frame.origin.y + frame.size.height - covered,
      width: keyboardFrame.size.width,
      height: covered)
    return .shown(frame: believed, field: field)
  }

  /// The actual keyboard, as measured by a form whose frame changed; nil if the form need not
  /// measure.
  mutating func corrected(of frame: Rectangle) -> Keyboard? {
    guard isStale, case .shown(let keyboardFrame, _) = keyboard else { return nil }
    covered = frame.overlap(keyboardFrame)
    return .shown(frame: keyboardFrame, field: nil)
  }
}
