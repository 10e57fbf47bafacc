package import Model
internal import Text

/// A fault in a small recording that contains nothing else, and the invariants that detect it.
package struct IsolatedCase: Sendable {
  package let fault: Fault
  package let gesture: IsolatedGesture
  package let state: IsolatedState
  package let axis: Axis

  init(
    _ fault: Fault, _ gesture: IsolatedGesture, _ state: IsolatedState, _ axis: Axis
  ) {
    var fault = fault
    // The phase of a gesture without fingers follows the last touch of the preparation.
    fault.touchesBefore = gesture.hasFingers ? state.touches : max(0, state.touches - 1)
    fault.views = .last
    (self.fault, self.gesture, self.state, self.axis) = (fault, gesture, state, axis)
  }

  /// The name of the case, such as `coast 2, flick, third gesture, along y`.
  package var name: String {
    "\(fault.name) \(fault.amount.text), \(gesture.rawValue), \(state.rawValue), along \(axis)"
  }

  package var recording: Recording { SmallRecording(gesture, state, axis).recording }

  /// The names of invariants. The first violation in a report must be a violation of one of these
  /// invariants.
  package var detectedBy: [String] { fault.detectedBy }

  /// Whether the fault is visible in offsets and zoom.
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
