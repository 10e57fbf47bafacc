internal import Gesture
internal import Replay

// Wheels and cells: places that are not pages.

extension IOSView {
  /// The offset at which a row of the wheel stands in the middle of the viewport.
  func rowOffset(_ row: Double) -> Double {
    guard let wheel = scene.wheel else { return standing.offset.y }
    return row * wheel.rowHeight + (wheel.rowHeight - room.bounds.height) / 2
  }

  /// The allowed row nearest to the middle at an offset.
  func nearestRow(to offset: Double) -> Double {
    guard let wheel = scene.wheel, wheel.rowHeight > 0 else { return 0 }
    let middle = (offset + room.bounds.height / 2) / wheel.rowHeight - 0.5
    let row = min(max(rounded(middle), 0), Double(max(0, wheel.rows - 1)))
    guard !wheel.valid.isEmpty else { return row }
    var best = row
    var distance = Double.infinity
    for range in wheel.valid {
      let allowed = min(max(row, Double(range.lowerBound)), Double(range.upperBound))
      if abs(allowed - middle) < distance {
        distance = abs(allowed - middle)
        best = allowed
      }
    }
    return best
  }

  /// Where the nearest cell stands where it belongs; nil where there are no cells.
  func cellOffset(nearest offset: Double) -> Double? {
    guard let snap = scene.snap, snap.every > 0 else { return nil }
    let zoom = standing.zoom
    let every = snap.every * zoom
    var first = snap.origin * zoom
    switch snap.at {
    case .leading: first -= insets(snap.axis, zoom: zoom).leading
    case .middle: first += (every - room.bounds[snap.axis]) / 2
    }
    let content = room.content[snap.axis] * zoom - snap.origin * zoom
    let last = max(0, truncated(content / every + 1e-9) - 1)
    var cell = min(max(rounded((offset - first) / every), 0), last)
    if conduct.contains(.snapsPastTheLast), snap.at == .middle {
      let middle = offset + room.bounds[snap.axis] / 2 - snap.origin * zoom
      cell = Double(PublishedCell.index(atMiddle: middle, every: every, content: content))
    }
    return range(snap.axis).clamp(first + cell * every)
  }

  /// A finger's motion has come to rest: what the app does then.
  mutating func settled(at now: Instant) {
    if scene.wheel != nil {
      emit(.select(RowIndex(nearestWhole(nearestRow(to: standing.offset.y)))))
    }
    bringCell(at: now)
  }

  /// A drag ended and the view goes on: an app that does not wait for its end snaps now.
  mutating func snapAtLift(at now: Instant) {
    guard !conduct.isDisjoint(with: [.snapsAtEveryLift, .snapsPastTheLast]), let snap = scene.snap,
      isMoving
    else { return }
    let isPastTheEnd = standing.offset[snap.axis] > range(snap.axis).high
    guard conduct.contains(isPastTheEnd ? .snapsPastTheLast : .snapsAtEveryLift) else { return }
    halt(at: now)
    bringCell(at: now)
    comeBack(at: now)
  }

  /// The nearest cell comes to where it belongs.
  private mutating func bringCell(at now: Instant) {
    guard let snap = scene.snap, let target = cellOffset(nearest: standing.offset[snap.axis]),
      target != standing.offset[snap.axis]
    else { return }
    var place = standing.offset
    place[snap.axis] = target
    guard conduct.contains(.snapsByRevealing) else {
      return animate(to: place, .scroll, at: now)
    }
    let seen = room.bounds
    reveal(
      Rectangle(x: place.x, y: place.y, width: seen.width, height: seen.height), animated: true,
      at: now)
  }
}
