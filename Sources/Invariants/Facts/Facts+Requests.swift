internal import Model
internal import Replay

// The targets of the app's requests.

extension Command.Request {
  /// The abilities without which the target of the request is unknown. The target of a page is
  /// always known, because the scene contains the number and the size of the pages.
  var needs: Abilities { if case .select = self { .steps } else { [] } }
}

extension Facts {
  /// The offset to which a request of the app leads from another offset. The target is nil if it is
  /// unknown, if the request is not for an offset, or if the view is already at the target.
  func target(of request: Command, from start: Point) -> Point? {
    var target: Point
    switch request.request {
    case .scrollTo(let point):
      guard let rest = restingPosition(of: point) else { return nil }
      target = rest
    case .scrollToTop: target = Point(x: start.x, y: now.lowest(.y))
    case .page(let number):
      guard let point = point(ofPage: number, from: start) else { return nil }
      target = point
    case .select(let row):
      guard let position = position(ofRow: row, from: start.y) else { return nil }
      target = Point(x: start.x, y: position)
    default: return nil
    }
    for axis in Axis.allCases {
      target[axis] = min(max(target[axis], now.lowest(axis)), now.highest(axis))
    }
    return max(abs(target.x - start.x), abs(target.y - start.y)) > 1 ? target : nil
  }

  /// The offset to which a request for an offset leads: the same, except on a web page, where a
  /// browser scrolls to the nearest page or cell. Nil if the result is unknown: two cells are
  /// equally near, the view does not always rest on cells, or the page is zoomed.
  func restingPosition(of point: Point) -> Point? {
    guard now.traits.contains(.ofPage), !isScripted else { return point }
    // A browser rounds positions in a zoomed document to its own points.
    guard now.zoom == 1 else { return nil }
    var target = point
    if let snap = scene.snap {
      guard let cell = nearestStep(to: point[snap.axis]), cell.lead > 0.02 else { return nil }
      target[snap.axis] = cell.offset
    } else if restsOnPages {
      for axis in Axis.allCases where space(axis) > 0 && pageLength(axis) > 0 {
        let position = min(max(point[axis], now.lowest(axis)), now.highest(axis)) / pageLength(axis)
        let page = position.rounded()
        guard abs(abs(position - page) - 0.5) > 0.01 else { return nil }
        target[axis] = page * pageLength(axis)
      }
    }
    return target
  }

  /// The offset of a page that the app requests. The page control of a grid has one page per cell.
  /// A number past the last page means the last page.
  private func point(ofPage page: PageNumber, from offset: Point) -> Point? {
    guard let grid = pageGrid else { return nil }
    let index = min(max(page.number, 1), grid.columns * grid.rows) - 1
    return Point(
      x: fromStart(.x, Double(index % grid.columns) * pageLength(.x)),
      y: scene.layout.content == .grid ? Double(index / grid.columns) * pageLength(.y) : offset.y)
  }

  /// The offset at which a row is in the middle. For a row that is not allowed, the nearest allowed
  /// row is used.
  private func position(ofRow row: RowIndex, from offset: Double) -> Double? {
    guard let wheel = scene.wheel else { return nil }
    let turns = turns(of: wheel)
    let start = rowInTheMiddle(of: wheel, at: offset)
    let wanted = wheel.contentRow(of: row, near: start, turns: turns)
    // If the row is halfway between two turns, both are equally near.
    if turns > 1, abs(abs(wanted - start) - Double(wheel.rows) / 2) < 1e-3 { return nil }
    let step = nearestStep(to: (wanted + 0.5) * wheel.rowHeight - now.bounds.height / 2)
    return step.flatMap { $0.lead > 2e-3 ? $0.offset : nil }
  }
}
