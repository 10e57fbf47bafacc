internal import Model
internal import Replay

// The state of a view at this step and at the last step.

extension Facts {
  /// Moves the shown state to the previous state, and shows a new state. At the first step both are
  /// the same. The states are large, so they are copied directly to their destination.
  @inline(__always)
  func show(_ states: [ViewState], _ view: Int, isFirst: Bool) {
    states.withUnsafeBufferPointer { states in
      guard let state = states.baseAddress, states.indices.contains(view) else { return }
      withUnsafeMutablePointer(to: &now) { now in
        withUnsafeMutablePointer(to: &was) { was in
          was.update(from: isFirst ? state + view : UnsafePointer(now), count: 1)
          now.update(from: state + view, count: 1)
        }
      }
    }
    scrollRangeUnchanged =
      now.bounds == was.bounds && now.insets == was.insets && now.content == was.content
  }
}

extension ViewState {
  /// The reported speed along the faster axis; 0 if the engine reports no velocity.
  var speed: Double { velocity.map { max($0.x.magnitude, $0.y.magnitude) } ?? 0 }

  /// How far the offset is outside its range on an axis; negative inside.
  @inline(__always)
  func excess(_ axis: Axis) -> Double {
    max(lowest(axis) - offset[axis], offset[axis] - highest(axis))
  }
}
