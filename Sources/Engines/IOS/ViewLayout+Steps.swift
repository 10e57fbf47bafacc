internal import Model

// Resting positions other than the range: pages, rows of a wheel, cells.

extension ViewLayout {
  /// Whether paging is active at a zoom.
  func isPaging(zoom: Double) -> Bool {
    scene.scroll.paging && (scene.scroll.pagingWhenZoomed || abs(zoom - 1) < 1e-9)
  }

  func pages(_ axis: Axis, zoom: Double) -> Pages {
    let viewport = metrics.bounds[axis]
    return Pages(
      length: scene.scroll.page == .image ? viewport * zoom : viewport, viewport: viewport,
      range: range(axis, zoom: zoom), mirror: axis == .x ? mirror(zoom: zoom) : nil)
  }

  /// The sum of a horizontal offset and its distance from the beginning of right-to-left content;
  /// nil for other content.
  func mirror(zoom: Double) -> Double? {
    scene.isRightToLeft ? metrics.content.width * zoom - metrics.bounds.width : nil
  }

  /// Converts an offset to the distance from the side where content begins, and back.
  func fromStart(_ axis: Axis, _ offset: Double, zoom: Double) -> Double {
    guard axis == .x, let mirror = mirror(zoom: zoom) else { return offset }
    return mirror - offset
  }

  /// The offset at which content begins.
  func start(_ axis: Axis, zoom: Double) -> Double {
    let range = range(axis, zoom: zoom)
    return axis == .x && scene.isRightToLeft ? range.high : range.low
  }

  var pageGrid: PageGrid { PageGrid(of: scene, content: metrics.content, bounds: metrics.bounds) }

  /// The nearest offset at which the view may rest after a drag.
  func legal(_ axis: Axis, _ offset: Double, zoom: Double) -> Double {
    if axis == .y, scene.wheel != nil { return rowOffset(nearestRow(to: offset)) }
    if isPaging(zoom: zoom) { return pages(axis, zoom: zoom).nearest(offset) }
    return range(axis, zoom: zoom).clamp(offset)
  }

  /// The offset at which a row of the content is in the middle of the viewport.
  func rowOffset(_ row: Double) -> Double {
    guard let wheel = scene.wheel else { return 0 }
    return row * wheel.rowHeight + (wheel.rowHeight - metrics.bounds.height) / 2
  }

  /// The allowed content row that is nearest to the middle of the viewport at an offset.
  func nearestRow(to offset: Double) -> Double {
    guard let wheel = scene.wheel, wheel.rowHeight > 0 else { return 0 }
    let middle = rowInTheMiddle(of: wheel, at: offset)
    let turns = wheel.turns(in: metrics.content.height)
    let row = min(max(rounded(middle), 0), wheel.lastContentRow(turns: turns))
    guard !wheel.valid.isEmpty else { return row }
    var best = row
    var distance = Double.infinity
    for turn in wheel.turns(near: row, of: turns) {
      let first = Double(turn) * Double(wheel.rows)
      for range in wheel.valid {
        let allowed = min(
          max(row, first + Double(range.lowerBound)), first + Double(range.upperBound))
        if abs(allowed - middle) < distance {
          distance = abs(allowed - middle)
          best = allowed
        }
      }
    }
    return best
  }

  /// The position of the viewport's middle, counted in rows of the content.
  func rowInTheMiddle(of wheel: Wheel, at offset: Double) -> Double {
    (offset + metrics.bounds.height / 2) / wheel.rowHeight - 0.5
  }

  /// The row that a wheel reports at an offset.
  func selection(of wheel: Wheel, at offset: Double) -> RowIndex {
    wheel.row(ofContent: nearestWhole(nearestRow(to: offset)))
  }

  /// The content row that shows a row of the wheel, in the turn nearest to an offset.
  func contentRow(of row: RowIndex, in wheel: Wheel, near offset: Double) -> Double {
    wheel.contentRow(
      of: row, near: rowInTheMiddle(of: wheel, at: offset),
      turns: wheel.turns(in: metrics.content.height))
  }

  /// The inset at the side where content begins.
  func leadingInset(_ axis: Axis, zoom: Double) -> Double {
    let insets = insets(axis, zoom: zoom)
    return axis == .x && scene.isRightToLeft ? insets.trailing : insets.leading
  }

  /// The offset at which the nearest cell is aligned; nil if there are no cells.
  func cellOffset(nearest offset: Double, zoom: Double) -> Double? {
    guard let snap = scene.snap else { return nil }
    if !snap.stops.lengths.isEmpty { return stopOffset(of: snap, nearest: offset, zoom: zoom) }
    guard snap.every > 0 else { return nil }
    let every = snap.every * zoom
    var first = snap.origin * zoom
    switch snap.at {
    case .leading: first -= leadingInset(snap.axis, zoom: zoom)
    case .middle: first += (every - metrics.bounds[snap.axis]) / 2
    }
    let content = metrics.content[snap.axis] * zoom - snap.origin * zoom
    let last = max(0, truncated(content / every + 1e-9) - 1)
    let position = fromStart(snap.axis, offset, zoom: zoom)
    let cell = min(max(rounded((position - first) / every), 0), last)
    let target = first + cell * every
    guard isCloseEnough(abs(target - position), snap) else { return nil }
    return range(snap.axis, zoom: zoom).clamp(fromStart(snap.axis, target, zoom: zoom))
  }

  /// The nearest of the offsets at which a view with uneven distances comes to rest.
  private func stopOffset(of snap: Snap, nearest offset: Double, zoom: Double) -> Double? {
    let position = fromStart(snap.axis, offset, zoom: zoom)
    guard var nearest = snap.stops.lengths.first.map({ $0 * zoom }) else { return nil }
    for stop in snap.stops.lengths where abs(stop * zoom - position) < abs(nearest - position) {
      nearest = stop * zoom
    }
    guard isCloseEnough(abs(nearest - position), snap) else { return nil }
    return range(snap.axis, zoom: zoom).clamp(fromStart(snap.axis, nearest, zoom: zoom))
  }

  /// Whether a view comes to rest on a cell at this distance.
  private func isCloseEnough(_ distance: Double, _ snap: Snap) -> Bool {
    switch snap.when {
    case .always: true
    case .near: distance <= metrics.bounds[snap.axis] / 3
    }
  }
}
