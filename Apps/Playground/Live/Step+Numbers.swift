internal import Model
package import Replay

extension Step {
  /// Appends all visible values as numbers: the time, the cause and the number of callbacks, then
  /// the values of each view.
  package func append(to numbers: inout [Double]) {
    numbers.append(Double(time.nanoseconds))
    numbers.append(cause == .before ? 0 : cause == .after ? 1 : 2)
    numbers.append(Double(frame.callbacks.count))
    for view in frame.views { view.append(to: &numbers, withoutVelocity: .infinity) }
  }
}

extension ViewState {
  /// Appends the offset, velocity, zoom, reported activity and position in the window.
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
