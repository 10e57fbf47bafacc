internal import Gesture
package import Replay

extension Step {
  /// All that is shown, as numbers: the time, the cause and how often the app was called, and of every
  /// view offset, velocity, zoom, what it says it is doing and where it stands in the window.
  package func append(to numbers: inout [Double]) {
    numbers.append(Double(time.nanoseconds))
    numbers.append(cause == .before ? 0 : cause == .after ? 1 : 2)
    numbers.append(Double(frame.callbacks.count))
    for view in frame.views { view.append(to: &numbers, withoutVelocity: .infinity) }
  }
}

extension ViewState {
  /// Offset, velocity, zoom, what it says it is doing and where it stands in the window.
  @inline(__always) func append(to numbers: inout [Double], withoutVelocity unknown: Double) {
    numbers.append(offset.x)
    numbers.append(offset.y)
    numbers.append(velocity?.x ?? unknown)
    numbers.append(velocity?.y ?? unknown)
    numbers.append(zoom)
    numbers.append(Double(activity.rawValue))
    numbers.append(frame.origin.x)
    numbers.append(frame.origin.y)
  }
}
