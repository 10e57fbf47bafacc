internal import Model
internal import Replay

// Cells and rows, at which a view may rest instead of on pages.

/// The resting position nearest to an offset.
struct NearestStep {
  var offset: Double
  /// How much farther away the second nearest resting position is, in steps: almost 0 if both are
  /// equally near.
  var lead: Double
  /// The position between the step below and the next step, from 0 to 1.
  var share: Double
}

extension Facts {
  /// The axis along which the view rests on cells or rows.
  var stepAxis: Axis? { scene.wheel != nil ? .y : scene.snap?.axis }

  /// The cell or row nearest to an offset; nil if the view has neither cells nor rows, or does not
  /// always rest on a cell.
  func nearestStep(to offset: Double) -> NearestStep? {
    if let wheel = scene.wheel { return nearestRow(of: wheel, to: offset) }
    return scene.snap.flatMap { nearestCell(of: $0, to: offset) }
  }

  /// How many turns a wheel that wraps has; 1 for any other wheel.
  func turns(of wheel: Wheel) -> Int { wheel.turns(in: now.content.height) }

  /// The position of the viewport's middle, counted in content rows: 2 is the middle of row 2. If a
  /// wheel wraps, each turn counts all its rows.
  func rowInTheMiddle(of wheel: Wheel, at offset: Double) -> Double {
    (offset + now.bounds.height / 2) / wheel.rowHeight - 0.5
  }

  /// The distance from a position counted in rows to the nearest allowed row.
  func distance(toRowOf wheel: Wheel, from position: Double) -> Double {
    let turns = turns(of: wheel)
    var best = Double.infinity
    for turn in wheel.turns(near: position, of: turns) {
      for index in 0..<max(1, wheel.valid.count) {
        let (first, last) = wheel.rows(index, turn: turn, of: turns)
        let row = min(max(position.rounded(), first), last)
        best = min(best, abs(row - position))
      }
    }
    return best
  }

  /// The distance from a position counted in rows to a row, in the turn in which the row is
  /// nearest.
  func distance(to row: RowIndex, of wheel: Wheel, from position: Double) -> Double {
    guard (0..<wheel.rows).contains(row.index) else { return abs(Double(row.index) - position) }
    return abs(wheel.contentRow(of: row, near: position, turns: turns(of: wheel)) - position)
  }

  private func nearestRow(of wheel: Wheel, to offset: Double) -> NearestStep {
    let position = rowInTheMiddle(of: wheel, at: offset)
    let turns = turns(of: wheel)
    var choice = Choice()
    for turn in wheel.turns(near: position, of: turns) {
      for index in 0..<max(1, wheel.valid.count) {
        let (first, last) = wheel.rows(index, turn: turn, of: turns)
        choice.offer(position, first, last)
      }
    }
    let zero = (wheel.rowHeight - now.bounds.height) / 2
    return choice.step(at: zero + choice.best * wheel.rowHeight, position)
  }

  private func nearestCell(of snap: Snap, to offset: Double) -> NearestStep? {
    guard snap.when == .always else { return nil }
    if !snap.stops.lengths.isEmpty { return nearestStop(of: snap, to: offset) }
    let axis = snap.axis
    let every = snap.every * now.zoom
    var zero = snap.origin * now.zoom
    switch snap.at {
    case .leading:
      let isFromRight = axis == .x && scene.isRightToLeft
      zero -= isFromRight ? now.insets.right : now.insets.leading(axis)
    case .middle: zero += (every - now.bounds[axis]) / 2
    }
    let cells = (now.content[axis] - snap.origin * now.zoom) / every
    let position = (fromStart(axis, offset) - zero) / every
    // The last cell of a page has no gap after it.
    let gap = now.traits.contains(.ofPage) ? 0.5 : 1e-9
    let last = max(0, (cells + gap).rounded(.down) - 1)
    if now.traits.contains(.ofPage) {
      let below = min(max(position.rounded(.down), 0), last)
      let above = min(below + 1, last)
      return nearest(below: zero + below * every, above: zero + above * every, to: offset, axis)
    }
    var choice = Choice()
    choice.offer(position, 0, last)
    let target = fromStart(axis, zero + choice.best * every)
    return choice.step(at: min(max(target, now.lowest(axis)), now.highest(axis)), position)
  }

  /// The nearest of the offsets at which a view with uneven distances rests.
  private func nearestStop(of snap: Snap, to offset: Double) -> NearestStep {
    let position = fromStart(snap.axis, offset)
    var (below, above) = (-Double.infinity, Double.infinity)
    for stop in snap.stops.lengths {
      let stop = stop * now.zoom
      if stop <= position { below = max(below, stop) } else { above = min(above, stop) }
    }
    return nearest(
      below: below.isFinite ? below : above, above: above.isFinite ? above : below, to: offset,
      snap.axis)
  }

  /// The nearer of two resting positions. A browser moves positions that are outside the scroll
  /// range into it before it compares their distances.
  private func nearest(
    below: Double, above: Double, to offset: Double, _ axis: Axis
  ) -> NearestStep {
    let (low, high) = (now.lowest(axis), now.highest(axis))
    let below = min(max(fromStart(axis, below), low), high)
    let above = min(max(fromStart(axis, above), low), high)
    let gap = abs(above - below)
    let (toBelow, toAbove) = (abs(offset - below), abs(offset - above))
    return NearestStep(
      offset: toAbove < toBelow ? above : below,
      lead: gap > 0 ? abs(toAbove - toBelow) / gap : 1,
      share: gap > 0 ? min(toBelow / gap, 1) : 0)
  }
}

/// Finds the whole number nearest to a position, and the distance of the second nearest number from
/// the position.
private struct Choice {
  var best = 0.0
  private var distance = Double.infinity
  private var second = Double.infinity

  mutating func offer(_ position: Double, _ first: Double, _ last: Double) {
    let below = min(max(position.rounded(.down), first), last)
    offer(below, position)
    let above = min(max(position.rounded(.up), first), last)
    if above != below { offer(above, position) }
  }

  private mutating func offer(_ number: Double, _ position: Double) {
    let away = abs(number - position)
    if away < distance {
      second = distance
      distance = away
      best = number
    } else {
      second = min(second, away)
    }
  }

  func step(at offset: Double, _ position: Double) -> NearestStep {
    NearestStep(offset: offset, lead: second - distance, share: position - position.rounded(.down))
  }
}

extension Wheel {
  /// The first and the last content row of the valid range with this index, in a turn of the wheel.
  fileprivate func rows(_ index: Int, turn: Int, of turns: Int) -> (first: Double, last: Double) {
    guard valid.indices.contains(index) else { return (0, lastContentRow(turns: turns)) }
    let start = Double(turn) * Double(rows)
    return (start + Double(valid[index].lowerBound), start + Double(valid[index].upperBound))
  }
}
