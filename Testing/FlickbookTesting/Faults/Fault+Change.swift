extension Fault {
  /// A fault of the motion of the content. N is the amount of the fault.
  public enum Motion: String, CaseIterable, Sendable {
    /// Moves N times as far.
    case scale
    /// Moves N times the distance along the other axis too.
    case askew
    /// Moves along one axis as far as the content should move along the other axis.
    case swap
    /// Shows the offset of N frames before.
    case late
    /// Keeps the shown offset until its error exceeds N points.
    case keep
    /// Omits every Nth change.
    case drop
    /// Jumps N points farther while the content moves, 60 ms or more after the phase began; at once
    /// in phases without motion.
    case jump
    /// Jumps like `jump`, for a single step.
    case flicker
    /// Moves N points per second in addition.
    case creep
    /// Shows offsets rounded to multiples of N points.
    case round
    /// Stops for N milliseconds, from 30 ms after the phase began, then continues at the correct
    /// offset.
    case freeze
    /// Stops N milliseconds after the phase began, for the rest of the phase.
    case stop
    /// After the phase, moves N times the distance of the phase again.
    case again
    /// Moves N times as far, from 150 milliseconds after the phase began.
    case scaleLater = "scale-later"
    /// Swings N points forward, and back within 280 milliseconds.
    case swing
    /// Changes the zoom N times as much.
    case zoomScale = "zoom-scale"
    /// Adds the share N of the zoom with each change.
    case zoomGain = "zoom-gain"
    /// Multiplies the zoom by N when it changes, 60 ms or more after the phase began.
    case zoomJump = "zoom-jump"
    /// Shows an unchanged zoom for N milliseconds, from 30 ms after the phase began.
    case zoomFreeze = "zoom-freeze"
    /// Ignores the share N of the fingers' movement beyond a limit of the zoom.
    case zoomClamp = "zoom-clamp"
  }

  /// A fault of the input that the engine receives. N is the amount of the fault.
  public enum Input: String, CaseIterable, Sendable {
    /// Receives only every Nth move.
    case loseMoves = "lose-moves"
    /// Receives moves N times as far from where the finger came down.
    case stretchMoves = "stretch-moves"
    /// Receives touches rounded to whole points.
    case roundTouches = "round-touches"
    /// Receives a lift as a cancelled touch.
    case liftAsCancel = "lift-as-cancel"
    /// Receives a cancelled touch as a lift.
    case cancelAsLift = "cancel-as-lift"
    /// Receives the first finger only.
    case oneFinger = "one-finger"
    /// Receives no touch.
    case deaf
    /// Receives no request of the app.
    case loseRequests = "lose-requests"
    /// Receives requests for an offset N points farther down.
    case shiftRequests = "shift-requests"
    /// Receives requests for a zoom multiplied by N.
    case scaleZoomRequests = "scale-zoom-requests"
    /// Receives requests for a page N pages later.
    case shiftPageRequests = "shift-page-requests"
    /// Receives every request as an animated request.
    case animateRequests = "animate-requests"
    /// Receives no change of settings.
    case loseSettings = "lose-settings"
    /// Receives no change of the layout.
    case loseLayouts = "lose-layouts"
    /// Receives growth of the content as if the content only grew at its bottom and right.
    case loseGrowth = "lose-growth"
    /// Receives no message that the keyboard is hidden.
    case loseKeyboardHides = "lose-keyboard-hides"
    /// Receives the message that the keyboard is shown without the field that has the focus.
    case loseFocus = "lose-focus"
  }

  /// A fault of the engine's reports. N is the amount of the fault. Kinds of callbacks are numbered
  /// in the order of the cases of `Callback.Kind`.
  public enum Report: String, CaseIterable, Sendable {
    /// Reports a velocity multiplied by N.
    case velocity
    /// Omits the callbacks of kind N.
    case silence
    /// Reports the callbacks of kind N twice.
    case echo
    /// Reports deceleration at rest.
    case busy
    /// Announces a target N points farther.
    case target
    /// Announces a velocity multiplied by N.
    case announce
    /// Announces the velocity N.
    case announceExactly = "announce-exactly"
    /// Announces a coast if there is none, no coast if there is one, and the opposite velocity.
    case contrary
    /// Reports taps N points farther.
    case tap
    /// Omits the callback at position N of a step.
    case omit
    /// Reports the callback at position N of a step twice.
    case `repeat`
    /// Exchanges the callback at position N of a step with the next callback.
    case exchange
    /// Reports an additional callback, which is at position N of `Fault.invented`.
    case invent
    /// Always reports the same values of the app beside the view: no refresh, page 1, the status
    /// idle.
    case dull
  }
}
