internal import Gesture
internal import Replay

extension Fault {
  /// Faults of the callbacks that an app receives.
  static let callbacks = [
    Fault(drop: "change-notified", "is silent about the offset") { $0 == .didScroll },
    Fault(drop: "change-notified", "is silent about the zoom") { $0 == .didZoom },
    Fault("value-changed-reported", "is silent about its value in a coast") { engine in
      engine.showing { frame, _ in
        let coasts = frame.views.map { $0.activity.contains(.decelerating) }
        frame.callbacks.removeAll { $0.kind == .valueChanged && coasts[$0.view] }
      }
    },
    Fault(drop: "callback-grammar", "misses the end of a coast") { $0 == .didEndDecelerating },
    Fault(drop: "callback-grammar", "misses the beginning of a coast") {
      $0 == .willBeginDecelerating
    },
    Fault(drop: "callback-grammar", "misses the beginning of a drag") { $0 == .willBeginDragging },
    Fault(drop: "callback-grammar", "misses the end of a zoom") {
      if case .didEndZooming = $0 { true } else { false }
    },
    Fault("callback-grammar", "always says that it will coast") { engine in
      engine.showing { frame, _ in
        for index in frame.callbacks.indices
        where frame.callbacks[index].kind == .didEndDragging(willDecelerate: false) {
          frame.callbacks[index].kind = .didEndDragging(willDecelerate: true)
        }
      }
    },
    Fault("callback-grammar", "says that a drag ended before it will end") { engine in
      engine.showing { frame, _ in
        for index in frame.callbacks.indices.dropLast() {
          if case .willEndDragging = frame.callbacks[index].kind {
            frame.callbacks.swapAt(index, index + 1)
          }
        }
      }
    },
  ]

  /// Drops callbacks.
  private init(
    drop invariant: String, _ name: String, _ isDropped: @escaping @Sendable (Callback.Kind) -> Bool
  ) {
    self.init(invariant, name) { engine in
      engine.showing { frame, _ in frame.callbacks.removeAll { isDropped($0.kind) } }
    }
  }
}
