internal import Gesture
internal import Replay

// Where the app's requests lead.

extension Command.Request {
  /// What an engine must offer, so that it can be known where the request leads. A page needs
  /// nothing: the scene says how many there are and how large.
  var needs: Abilities { if case .select = self { .steps } else { [] } }
}

extension Facts {
  /// The offset that a request of the app leads to from another one; nil where it cannot be known,
  /// where no offset is requested, or where the view stands there already.
  func target(of ask: Command, from start: Point) -> Point? {
    var target: Point
    switch ask.request {
    case .scrollTo(let place): target = place
    case .scrollToTop: target = Point(x: start.x, y: now.lowest(.y))
    case .page(let number):
      guard let place = place(ofPage: number, from: start) else { return nil }
      target = place
    case .select(let row):
      guard let place = place(ofRow: row) else { return nil }
      target = Point(x: start.x, y: place)
    default: return nil
    }
    for axis in Axis.allCases {
      target[axis] = min(max(target[axis], now.lowest(axis)), now.highest(axis))
    }
    return max(abs(target.x - start.x), abs(target.y - start.y)) > 1 ? target : nil
  }

  /// Where a page that the app asks for begins: the page control of a grid has one for each cell. A
  /// number beyond the pages means the nearest page.
  private func place(ofPage page: PageNumber, from offset: Point) -> Point? {
    guard let grid = pageGrid else { return nil }
    let index = min(max(page.number, 1), grid.columns * grid.rows) - 1
    return Point(
      x: fromStart(.x, Double(index % grid.columns) * pageLength(.x)),
      y: scene.layout.content == .grid ? Double(index / grid.columns) * pageLength(.y) : offset.y)
  }

  /// Where a row stands in the middle; of rows that are not allowed, the nearest that is.
  private func place(ofRow row: RowIndex) -> Double? {
    guard let wheel = scene.wheel else { return nil }
    let wanted = Double(min(max(row.index, 0), wheel.rows - 1))
    let step = nearestStep(to: (wanted + 0.5) * wheel.rowHeight - now.bounds.height / 2)
    return step.flatMap { $0.lead > 2e-3 ? $0.offset : nil }
  }
}
