internal import Model
package import Replay

extension DrawnTrace {
  /// A value of a view that each row contains. The raw value is its name in a results file.
  package enum Channel: String, CaseIterable, Sendable {
    /// The offset in zoomed content.
    case x, y
    case zoom
    case minZoom, maxZoom
    /// The velocity in points per second.
    case velocityX, velocityY
    /// The sum of a number for each activity: 1 for tracking, 2 for dragging, 4 for decelerating, 8
    /// for zooming, 16 for zoom bouncing, and 32 for animating.
    case activity
    /// The size of the content, multiplied by the zoom.
    case contentWidth, contentHeight
    /// The frame of the viewport in the window.
    case left, top, width, height
    case insetTop, insetLeft, insetBottom, insetRight
    /// Values of the app for the view: its page, whether the reset button is enabled, and so on.
    case page, reset, items, selection, refreshing
    /// The range of existing tiles.
    case tileLevel, tileFirstColumn, tileFirstRow, tileLastColumn, tileLastRow
  }
}

extension DrawnTrace.Channel {
  /// The number of parts per unit, to which values are rounded. A hundredth of a point is not
  /// visible, nor is a ten-thousandth of the zoom on the width of a phone.
  package var parts: Double {
    switch self {
    case .zoom, .minZoom, .maxZoom: 10_000
    case .velocityX, .velocityY: 10
    case .x, .y, .contentWidth, .contentHeight, .left, .top, .width, .height, .insetTop,
      .insetLeft, .insetBottom, .insetRight:
      100
    case .activity, .page, .reset, .items, .selection, .refreshing, .tileLevel, .tileFirstColumn,
      .tileFirstRow, .tileLastColumn, .tileLastRow:
      1
    }
  }

  /// The name in version 3 of the results, if it was different.
  var formerName: String? {
    switch self {
    case .minZoom: "leastZoom"
    case .maxZoom: "mostZoom"
    default: nil
    }
  }

  package var index: Int { Self.indices[self] ?? 0 }

  private static let indices = Dictionary(uniqueKeysWithValues: zip(allCases, allCases.indices))

  package func value(of state: ViewState) -> Double? {
    let shown = state.readouts
    return switch self {
    case .x: state.offset.x
    case .y: state.offset.y
    case .zoom: state.zoom
    case .minZoom: state.minimumZoom
    case .maxZoom: state.maximumZoom
    case .velocityX: state.velocity?.x
    case .velocityY: state.velocity?.y
    case .activity: Double(state.activity.rawValue)
    case .contentWidth: state.content.width
    case .contentHeight: state.content.height
    case .left: state.frame.origin.x
    case .top: state.frame.origin.y
    case .width: state.bounds.width
    case .height: state.bounds.height
    case .insetTop: state.insets.top
    case .insetLeft: state.insets.left
    case .insetBottom: state.insets.bottom
    case .insetRight: state.insets.right
    case .page: shown.page.map { Double($0.number) }
    case .reset: shown.reset.map { $0 ? 1 : 0 }
    case .items: shown.items.map { Double($0) }
    case .selection: shown.selection.map { Double($0.index) }
    case .refreshing: shown.refreshing.map { $0 ? 1 : 0 }
    case .tileLevel: shown.tiles.map { Double($0.level) }
    case .tileFirstColumn: shown.tiles.map { Double($0.firstColumn) }
    case .tileFirstRow: shown.tiles.map { Double($0.firstRow) }
    case .tileLastColumn: shown.tiles.map { Double($0.lastColumn) }
    case .tileLastRow: shown.tiles.map { Double($0.lastRow) }
    }
  }
}

extension Double {
  /// The value as a whole number of parts; `DrawnTrace.unknown` for NaN and for values that are too
  /// large to be counted exactly.
  package func counted(in parts: Double) -> Int {
    let count = (self * parts).rounded()
    return count.magnitude < 0x1p53 ? Int(count) : DrawnTrace.unknown
  }
}
