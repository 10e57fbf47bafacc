internal import Gesture
internal import Replay

/// What an app has yet to hear of a view, in order, and the offset it heard of last.
struct PendingCallbacks {
  private let view: Int
  private var told: Point
  private var callbacks: [Callback] = []

  init(ofView view: Int, at offset: Point) {
    self.view = view
    told = offset
  }
}

extension PendingCallbacks {
  mutating func tell(_ kind: Callback.Kind) {
    callbacks.append(Callback(view: view, kind))
  }

  /// A place is news once, however often the view is brought there.
  mutating func tell(of offset: Point) {
    guard offset != told else { return }
    told = offset
    tell(.didScroll)
  }

  /// Hands all of it over.
  mutating func report(to list: inout [Callback]) {
    list.append(contentsOf: callbacks)
    callbacks.removeAll(keepingCapacity: true)
  }
}
