extension Fault {
  /// A fault of the motion of the content.
  public enum Motion: String, CaseIterable, Sendable {
    /// Moves this many times as far.
    case scale
    /// Moves this many times its distance along the other axis too.
    case askew
    /// Moves along one axis as it should along the other.
    case swap
    /// Shows the offset of this many frames before.
    case late
    /// Moves only where the error is this many points.
    case keep
    /// Omits every change whose number is divisible by this.
    case drop
    /// Jumps this many points farther as the phase begins.
    case jump
    /// The same jump for a single step.
    case flicker
    /// Moves this many points per second by itself.
    case creep
    /// Shows multiples of this many points.
    case round
    /// Stops for this many milliseconds, then continues at the correct offset.
    case freeze
    /// Stops after this many milliseconds for the rest of the phase.
    case stop
    /// Moves the distance of the phase a second time, multiplied by this.
    case again
    /// Moves this many times as far, from 150 milliseconds after the phase began.
    case scaleLater = "scale-later"
    /// Swings this many points out along its way, and back within 280 milliseconds.
    case swing
    /// Changes its zoom this many times as much.
    case zoomScale = "zoom-scale"
    /// Adds this share of its zoom with each change.
    case zoomGain = "zoom-gain"
    /// Multiplies its zoom by this as the phase begins.
    case zoomJump = "zoom-jump"
    /// Shows an unchanged zoom for this many milliseconds.
    case zoomFreeze = "zoom-freeze"
    /// Stops its zoom at a limit and forgets this share of what the fingers did beyond it.
    case zoomClamp = "zoom-clamp"
  }

  /// A fault of the input that the engine receives.
  public enum Input: String, CaseIterable, Sendable {
    /// Receives one move of this many.
    case loseMoves = "lose-moves"
    /// Receives moves this many times as far from where the finger came down.
    case stretchMoves = "stretch-moves"
    /// Receives touches at whole points.
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
    /// Receives requests for an offset this many points farther.
    case shiftRequests = "shift-requests"
    /// Receives requests for a zoom multiplied by this.
    case scaleZoomRequests = "scale-zoom-requests"
    /// Receives requests for a page this many pages after it.
    case shiftPageRequests = "shift-page-requests"
    /// Receives every request as an animated one.
    case animateRequests = "animate-requests"
    /// Receives no change of settings.
    case loseSettings = "lose-settings"
    /// Receives no layout.
    case loseLayouts = "lose-layouts"
    /// Receives growth of the content as if it were all below and to the right.
    case loseGrowth = "lose-growth"
    /// Receives no message that the keyboard is hidden.
    case loseKeyboardHides = "lose-keyboard-hides"
    /// Receives the keyboard without the field that has the focus.
    case loseFocus = "lose-focus"
  }

  /// A fault of the engine's reports. A callback has the index of its case in `Callback.Kind`.
  public enum Report: String, CaseIterable, Sendable {
    /// Reports a velocity multiplied by this.
    case velocity
    /// Omits callbacks with this index.
    case silence
    /// Reports callbacks with this index twice.
    case echo
    /// Reports deceleration at rest.
    case busy
    /// Announces a target this many points farther.
    case target
    /// Announces a velocity multiplied by this.
    case announce
    /// Announces this velocity.
    case announceExactly = "announce-exactly"
    /// Announces the opposite: a coast where there is none, and the opposite velocity.
    case contrary
    /// Reports taps this many points farther.
    case tap
    /// Omits, of the callbacks of a step, the one at this position.
    case omit
    /// Reports the one at this position twice.
    case `repeat`
    /// Exchanges the one at this position with the next.
    case exchange
    /// Reports one more: the one at this position of `Fault.invented`.
    case invent
    /// Reports none of the app's values beside the view: a refresh, a page, a status.
    case dull
  }
}
