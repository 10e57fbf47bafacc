internal import Model
internal import Replay

// Faults in values that are computed from several quantities, as an app might compute them
// incorrectly.

extension Fault {
  static let forgetsTheZoomOfATap = Fault(custom: "forgets the zoom", "tap-content-coords") {
    engine, _ in
    engine.showing { frame, _ in
      for index in frame.callbacks.indices {
        guard case .tap(let point) = frame.callbacks[index].kind else { continue }
        let zoom = frame.views[frame.callbacks[index].view].zoom
        frame.callbacks[index].kind = .tap(Point(x: point.x * zoom, y: point.y * zoom))
      }
    }
  }

  static let forgetsTheZoomOfItsPages = Fault("forgets the zoom", "page-label-formula") { view in
    guard view.readouts.page != nil else { return }
    let count = view.content.width / view.zoom / view.bounds.width
    let page = ((view.offset.x + view.bounds.width / 2) / view.bounds.width).rounded(.down) + 1
    view.readouts.page = PageNumber(Int(max(1, min(page, count))))
  }

  static let forgetsToScaleItsContent = Fault(
    "forgets to scale its content", "content-size-scales"
  ) { $0.content.width /= $0.zoom }

  static let keepsItsLengthPastTheEdge = Fault(
    "keeps its length past the edge", "indicator-reading-matches"
  ) { view in
    guard view.readouts.indicators != nil else { return }
    for axis in Axis.allCases where view.readouts.indicators?.length[axis] ?? 0 > 0 {
      let whole = view.bounds[axis] * view.bounds[axis] / view.content[axis]
      view.readouts.indicators?.length[axis] = min(view.bounds[axis], whole)
    }
  }

  static let showsOneWhereThereIsNone = Fault(
    "shows one where there is none", "indicator-reading-matches"
  ) { view in
    for axis in Axis.allCases where view.readouts.indicators?.length[axis] == 0 {
      view.readouts.indicators?.length[axis] = 20
    }
  }

  static let takesTheContentForItsRange = Fault(
    "takes the content for its range", "indicator-reading-matches"
  ) { view in
    guard view.readouts.indicators != nil else { return }
    for axis in Axis.allCases where view.readouts.indicators?.length[axis] ?? 0 > 0 {
      let share = max(0, min(1, view.offset[axis] / view.content[axis]))
      view.readouts.indicators?.start[axis] = share * view.bounds[axis]
    }
  }

  static let isNotPushedAway = Fault("is not pushed away", "section-header-sticks") { view in
    if let header = view.readouts.header, header.top < view.insets.top {
      view.readouts.header?.top = view.insets.top
    }
  }

  static let missesTheLastColumn = Fault("misses the last column", "visible-tiles-exact") { view in
    if let tiles = view.readouts.tiles, tiles.lastColumn > tiles.firstColumn {
      view.readouts.tiles?.lastColumn -= 1
    }
  }

  static let missesTheLastRow = Fault("misses the last row", "rows-alive-exact") { view in
    if let rows = view.readouts.rows, rows.last > rows.first + 2 { view.readouts.rows?.last -= 2 }
  }

  /// This fault needs an engine that shows offsets in steps: only such an engine can rest between
  /// two steps.
  static let restsBetweenPixels = Fault(
    custom: "rests between pixels", "rest-pixel-aligned", scaling: .amount
  ) { engine, strength in
    engine.inHalfPoints.showing { frame, _ in
      for view in frame.views.indices where frame.views[view].activity.isEmpty {
        frame.views[view].offset.x += strength * 1e-6
      }
    }
  }

  static let swingsThroughTheEdge = Fault(
    custom: "swings through the edge", "bounce-back-no-overshoot", scaling: .amount
  ) { engine, strength in
    engine.showing { frame, _ in
      for view in frame.views.indices where frame.views[view].activity == .decelerating {
        for axis in Axis.allCases {
          let (low, high) = (frame.views[view].lowest(axis), frame.views[view].highest(axis))
          let offset = frame.views[view].offset[axis]
          if offset < low, low - offset < 1 { frame.views[view].offset[axis] = low + strength }
          if offset > high, offset - high < 1 { frame.views[view].offset[axis] = high - strength }
        }
      }
    }
  }

  /// Creates a fault that modifies the shown state of every view.
  private init(
    _ name: String, _ invariant: String,
    showing edit: @escaping @Sendable (inout ViewState) -> Void
  ) {
    self.init(custom: name, invariant) { engine, _ in
      engine.showing { frame, _ in
        for view in frame.views.indices { edit(&frame.views[view]) }
      }
    }
  }
}
