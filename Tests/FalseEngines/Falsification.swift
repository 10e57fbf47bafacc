package import Gesture

/// A fault as a row of data: what a proxy falsifies of what a sound engine shows, where and by how much,
/// and which invariants may name it.
package struct Falsification: Sendable {
  package let name: String
  /// While what it is done; nil always.
  package let phase: Phase?
  /// Along which axis; nil along both.
  package let axis: Axis?
  package let deed: Deed
  /// In the unit of the deed.
  package let size: Double
  /// The invariants of which one must stand first in the report.
  package let namedBy: [String]

  /// What a view of the sound engine is doing.
  package enum Phase: String, CaseIterable, Sendable {
    /// A finger is down and drags nothing.
    case touch
    /// A finger drags inside the range.
    case drag
    /// A finger drags beyond an edge.
    case pull
    case pinch
    case coast
    /// It coasts and the app changed it on the way.
    case coastAfterSet = "coast-after-set"
    /// It comes back from beyond an edge.
    case bounce
    /// The zoom comes back to its limits.
    case zoomBounce = "zoom-bounce"
    /// It goes to a page, a cell or a row by itself.
    case snap
    /// It goes where the app asked.
    case request
    case rest
    /// The window turns, or the view gets another frame.
    case turn
  }

  /// What is done to what is shown, or to what the engine receives or reports.
  package enum Deed: String, CaseIterable, Sendable {
    /// Goes so many times as far.
    case scale
    /// Goes so many times its way along the other axis too.
    case askew
    /// What goes along one axis goes along the other.
    case swap
    /// Shows what stood there so many frames ago.
    case late
    /// Moves only where it is off by so many points.
    case keep
    /// Leaves every so manieth change out.
    case drop
    /// Goes so many points farther as the phase begins.
    case jump
    /// The same for a single step.
    case flicker
    /// Goes so many points in a second by itself.
    case creep
    /// Shows multiples of so many points.
    case round
    /// Stands still for so many milliseconds, and then is where it should be.
    case freeze
    /// Stands still after so many milliseconds for the rest of the phase.
    case stop
    /// Goes the way of the phase a second time, and so many times as far.
    case again
    /// Changes its zoom so many times as much.
    case zoomScale = "zoom-scale"
    /// Adds so large a share of its zoom with each change.
    case zoomGain = "zoom-gain"
    /// Changes its zoom by so large a factor as the phase begins.
    case zoomJump = "zoom-jump"
    /// Goes on showing the zoom that it had for so many milliseconds.
    case zoomFreeze = "zoom-freeze"

    /// Receives no moves but one in so many.
    case loseMoves = "lose-moves"
    /// Receives moves so many times as far from where the finger came down.
    case stretchMoves = "stretch-moves"
    /// Receives a lift as a touch that was taken away.
    case liftAsCancel = "lift-as-cancel"
    /// Receives a touch that was taken away as a lift.
    case cancelAsLift = "cancel-as-lift"
    /// Receives only the first finger.
    case oneFinger = "one-finger"
    /// Receives no touch at all.
    case deaf
    /// Receives no request of the app.
    case loseRequests = "lose-requests"
    /// Receives requests for another offset, farther by so many points.
    case shiftRequests = "shift-requests"
    /// Receives no change of settings.
    case loseSettings = "lose-settings"
    /// Receives no layout.
    case loseLayouts = "lose-layouts"

    /// Reports a velocity so many times as high.
    case velocity
    /// Leaves out a callback of the kind whose number this is.
    case silence
    /// Reports a callback of the kind whose number this is twice.
    case echo
    /// Reports deceleration at rest.
    case busy
    /// Announces a target so many points farther.
    case target
    /// Announces a velocity so many times as high.
    case announce
    /// Shows nothing of what the app shows beside the view: a refresh, a page, a status.
    case dull
  }

  package init(
    _ name: String, _ phase: Phase?, _ axis: Axis?, _ deed: Deed, _ size: Double,
    _ namedBy: String...
  ) {
    (self.name, self.phase, self.axis, self.deed, self.size) = (name, phase, axis, deed, size)
    self.namedBy = namedBy
  }
}

extension Falsification.Deed {
  /// Whether offsets and zoom show it: what is only reported is not there in an engine that reports
  /// nothing.
  package var isShown: Bool {
    switch self {
    case .velocity, .silence, .echo, .busy, .target, .announce, .dull: false
    default: true
    }
  }
}
