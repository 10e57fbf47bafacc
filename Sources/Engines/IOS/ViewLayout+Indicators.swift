internal import Model

// The scroll indicators, which are shown while the view moves.

extension ViewLayout {
  /// The minimum length of an indicator, so that it is visible even if the content is very long.
  /// Our choice has no published source.
  private static let minIndicator = 7.0

  /// The positions and lengths of the indicators. The length corresponds to the visible share of
  /// the content, and the position in the viewport to the offset in its range. Outside the range,
  /// the indicator stays at the end and is shortened by the overscroll, as in Chameleon's
  /// `UIScroller`.
  func indicators(at shown: ScrollPosition, areMoving: Bool) -> ScrollIndicators {
    var positions = ScrollIndicators(start: .zero, length: .zero)
    guard areMoving else { return positions }
    for axis in Axis.allCases where scene.scroll.indicators.contains(axis) {
      let range = range(axis, zoom: shown.zoom)
      let excess = range.excess(of: shown.offset[axis])
      let viewport = metrics.bounds[axis]
      let content = metrics.content[axis] * shown.zoom
      guard !range.isEmpty || excess != 0, content > 0 else { continue }
      let whole = min(viewport, viewport * viewport / content) - abs(excess)
      let length = max(whole, min(Self.minIndicator, viewport))
      let share =
        range.isEmpty ? 0 : (range.clamp(shown.offset[axis]) - range.low) / (range.high - range.low)
      positions.length[axis] = length
      positions.start[axis] = (excess > 0 ? 1 : share) * (viewport - length)
    }
    return positions
  }
}
