internal import Model

/// Determines from the observations of a device for how long its views have been still.
///
/// Two observations with the same values prove that nothing moved between them, if no event in
/// between could have caused a movement back and forth. An observation with different values proves
/// motion. Missing observations prove nothing. If the device reports a view as settled, the view
/// has been still for a while.
struct LookWatch {
  private var views: [View] = []
  private(set) var lastLook: Instant?
  /// Whether an event since the last observation may have made a view move.
  private var isDisturbed = false
  /// The minimum time for which a view that the device reports as settled has been still.
  private static let settling = ReplayLimit().quiet

  /// How an observation reports a view; a view that is not reported is unchanged.
  enum Report {
    case none, shown, settled
  }

  private struct View {
    var offset: Point
    var zoom: Double
    /// The time of the first observation with the current values.
    var unchangedSince: Instant
  }

  init(_ frame: Frame) {
    views = frame.views.map { View(offset: $0.offset, zoom: $0.zoom, unchangedSince: .zero) }
  }

  mutating func disturb() { isDisturbed = true }

  mutating func look(_ frame: Frame, at time: Instant, _ reports: [Report]) {
    let areSettled = !reports.contains(.shown)
    for index in views.indices {
      let shown = frame.views[index]
      let hasMoved =
        lastLook == nil || views[index].offset != shown.offset || views[index].zoom != shown.zoom
      (views[index].offset, views[index].zoom) = (shown.offset, shown.zoom)
      let since = views[index].unchangedSince
      let isStill = !hasMoved && !isDisturbed
      switch reports[index] {
      case .settled: views[index].unchangedSince = min(isStill ? since : time, time - Self.settling)
      // If all reported views are settled, the device reports only views that moved.
      case .none where areSettled && !hasMoved:
        views[index].unchangedSince = isStill ? since : max(since, time - Self.settling)
      case .none, .shown: views[index].unchangedSince = isStill ? since : time
      }
    }
    isDisturbed = false
    lastLook = time
  }

  /// How well a step is known; `last` is the time of the previous observation.
  func sight(at time: Instant, since last: Instant?, isLook: Bool) -> Step.Sight {
    var sight = Step.Sight()
    sight.isLook = isLook
    sight.gap = last.map { time - $0 } ?? Step.Sight.never
    sight.stillness = stillness
    return sight
  }

  /// The time for which the observations show that everything has been still.
  var stillness: TimeSpan {
    guard let lastLook else { return .zero }
    var since = isDisturbed ? lastLook : Instant(nanoseconds: .min / 2)
    for view in views { since = max(since, view.unchangedSince) }
    return lastLook - since
  }
}
