package import Model
package import Replay
internal import Text

/// The input since the engine was last shown, and the state shown at that time.
package struct RecentInput: Sendable {
  package var fingers: Set<UInt8> = []
  package var hasLanded = false
  package var hasLifted = false
  package var hasRequest = false
  package var hasChange = false
  /// Whether a finger lifted in the step before.
  package var hadLifted = false
  /// Whether the layout or a setting ever changed.
  package var everChanged = false
  /// Whether the app sent a request and no finger has come down since.
  package var followsRequest = false
  /// The last shown state, including faults.
  package var last: [ViewState] = []
  package var time = Instant.zero
  // State for faults that depend on earlier steps.
  package var shift = Point.zero
  package var factor = 1.0
  package var isOn = false
  package var count = 0

  package init() {}
}

extension RecentInput {
  package static let follow: @Sendable (inout RecentInput, inout Moment) -> Void = { $0.add($1) }

  package mutating func add(_ moment: Moment) {
    for event in moment.events {
      switch event.value {
      case .touch(let touch):
        switch touch.phase {
        case .down:
          fingers.insert(touch.finger)
          hasLanded = true
        case .up, .cancel:
          fingers.remove(touch.finger)
          hasLifted = true
        case .move: break
        }
      case .request: hasRequest = true
      case .layout, .setting: (hasChange, everChanged) = (true, true)
      default: break
      }
    }
    if hasRequest { followsRequest = true }
    if hasLanded { followsRequest = false }
  }

  /// Ends the step: clears its flags and stores the shown state.
  package mutating func close(_ frame: Frame, at time: Instant) {
    hadLifted = hasLifted
    (hasLanded, hasLifted, hasRequest, hasChange) = (false, false, false, false)
    last = frame.views
    self.time = time
  }
}
