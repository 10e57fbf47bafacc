internal import Gesture

/// Finds out from looks at a device when it stands still.
///
/// Two looks that show the same prove that nothing moved between them, if nothing happened there
/// that could have moved it and brought it back. A look that shows something else proves motion.
/// Silence proves nothing. A view that the device calls settled stood for a while before.
struct LookWatch {
  private var views: [View] = []
  private(set) var lastLook: Instant?
  /// Whether something happened since the last look that can make a view move.
  private var isDisturbed = false
  /// How long a view has stood that the device calls settled.
  private static let settling = ReplayLimit().quiet

  /// What a look says of a view; one that it does not mention is where it was.
  enum Report {
    case none, shown, settled
  }

  private struct View {
    var offset: Point
    var zoom: Double
    /// The first of the looks that show it where the last one does.
    var standsSince: Instant
  }

  init(_ frame: Frame) {
    views = frame.views.map { View(offset: $0.offset, zoom: $0.zoom, standsSince: .zero) }
  }

  mutating func disturb() { isDisturbed = true }

  mutating func look(_ frame: Frame, at time: Instant, _ reports: [Report]) {
    let areSettled = !reports.contains(.shown)
    for index in views.indices {
      let shown = frame.views[index]
      let hasMoved =
        lastLook == nil || views[index].offset != shown.offset || views[index].zoom != shown.zoom
      (views[index].offset, views[index].zoom) = (shown.offset, shown.zoom)
      let since = views[index].standsSince
      let isStill = !hasMoved && !isDisturbed
      switch reports[index] {
      case .settled: views[index].standsSince = min(isStill ? since : time, time - Self.settling)
      // Of what has settled, only that is told which moved.
      case .none where areSettled && !hasMoved:
        views[index].standsSince = isStill ? since : max(since, time - Self.settling)
      case .none, .shown: views[index].standsSince = isStill ? since : time
      }
    }
    isDisturbed = false
    lastLook = time
  }

  /// How well a step is known; `last` is the look before it.
  func sight(at time: Instant, since last: Instant?, isLook: Bool) -> Step.Sight {
    var sight = Step.Sight()
    sight.isLook = isLook
    sight.gap = last.map { time - $0 } ?? Step.Sight.never
    sight.stillness = stillness
    return sight
  }

  /// For how long everything has been seen to stand still.
  var stillness: TimeSpan {
    guard let lastLook else { return .zero }
    var since = isDisturbed ? lastLook : Instant(nanoseconds: .min / 2)
    for view in views { since = max(since, view.standsSince) }
    return lastLook - since
  }
}
