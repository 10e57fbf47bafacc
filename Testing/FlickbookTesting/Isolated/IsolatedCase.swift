package import Model
internal import Text

/// A fault in a small recording in which only that goes wrong, and the invariants that name it.
package struct IsolatedCase: Sendable {
  package let fault: Fault
  package let gesture: IsolatedGesture
  package let state: IsolatedState
  package let axis: Axis

  init(
    _ fault: Fault, _ gesture: IsolatedGesture, _ state: IsolatedState, _ axis: Axis
  ) {
    var fault = fault
    // A gesture without fingers follows the last of the touches before it.
    fault.touchesBefore = gesture.hasFingers ? state.touches : max(0, state.touches - 1)
    fault.views = .last
    (self.fault, self.gesture, self.state, self.axis) = (fault, gesture, state, axis)
  }

  /// `coast 2, flick, third gesture, along y`
  package var name: String {
    "\(fault.name) \(fault.amount.text), \(gesture.rawValue), \(state.rawValue), along \(axis)"
  }

  package var recording: Recording { SmallRecording(gesture, state, axis).recording }

  /// The names of the invariants of which one must be reported first.
  package var detectedBy: [String] { fault.detectedBy }

  /// Whether it is visible in offsets and zoom.
  package var isShown: Bool { fault.isVisibleInOffsets }
}

extension Fault {
  /// Whether an engine that shows only offsets and zoom can have this fault.
  fileprivate var isVisibleInOffsets: Bool {
    switch change {
    case .report: false
    case .shown(let quantity, _): quantity == .offset || quantity == .zoom
    default: true
    }
  }
}
