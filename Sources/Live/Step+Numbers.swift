internal import Gesture
package import Replay

extension Step {
  /// All that is shown, as numbers: the time, the cause and how often the app was called, and of every
  /// view offset, velocity, zoom, what it says it is doing and where it stands in the window.
  package func append(to numbers: inout [Double]) {
    numbers.append(Double(time.nanoseconds))
    numbers.append(cause == .before ? 0 : cause == .after ? 1 : 2)
    numbers.append(Double(frame.callbacks.count))
    for view in frame.views {
      numbers.append(view.offset.x)
      numbers.append(view.offset.y)
      numbers.append(view.velocity?.x ?? .infinity)
      numbers.append(view.velocity?.y ?? .infinity)
      numbers.append(view.zoom)
      numbers.append(Double(view.activity.rawValue))
      numbers.append(view.frame.origin.x)
      numbers.append(view.frame.origin.y)
    }
  }
}
