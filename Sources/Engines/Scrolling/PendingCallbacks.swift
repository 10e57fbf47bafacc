internal import Gesture
internal import Replay

/// What an app has yet to hear of a view, in order, and the offset it heard of last.
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

  /// A place is news once, however often the view is brought there.
  mutating func emit(of offset: Point) {
    guard offset != reported else { return }
    reported = offset
    emit(.didScroll)
  }

  /// Hands all of it over, without giving the memory back.
  mutating func report(to list: inout [Callback]) {
    guard !callbacks.isEmpty else { return }
    for index in callbacks.indices { list.append(callbacks[index]) }
    while callbacks.popLast() != nil {}
  }
}
