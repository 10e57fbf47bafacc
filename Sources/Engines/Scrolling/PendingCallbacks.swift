internal import Model
internal import Replay

/// A view's callbacks that the app has not received yet, in order of emission, and the last
/// reported offset.
struct PendingCallbacks {
  private let view: Int
  private var reported: Point
  private var callbacks: [Callback] = []

  init(ofView view: Int, at offset: Point) {
    self.view = view
    reported = offset
    callbacks.reserveCapacity(32)
  }

  mutating func emit(_ kind: Callback.Kind) { callbacks.append(Callback(view: view, kind)) }

  /// Reports a scroll if the offset differs from the last reported offset.
  mutating func emit(of offset: Point) {
    guard offset != reported else { return }
    reported = offset
    emit(.didScroll)
  }

  /// Moves all callbacks to the list, and keeps the allocated memory.
  mutating func report(to list: inout [Callback]) {
    guard !callbacks.isEmpty else { return }
    for index in callbacks.indices { list.append(callbacks[index]) }
    while callbacks.popLast() != nil {}
  }
}
