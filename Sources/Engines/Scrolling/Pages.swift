/// The offsets along one axis at which a paging view may rest.
///
/// Page k begins at k·P. If a page is longer than the viewport (a zoomed image), the view rests
/// anywhere from `k·P` to `(k+1)·P − w`; otherwise a page has one resting offset. The last page may
/// be cut off: it rests at the range's end (UIScrollView's pages are as long as its bounds).
struct Pages {
  /// P: the distance from one page to the next.
  let length: Double
  /// w: the visible length of a page.
  let viewport: Double
  private let range: AxisRange
  /// The sum of an offset and its distance from the first page, if the first page is at the right.
  private let mirror: Double?

  /// - Parameter mirror: The length of the scroll range without insets, if pages are counted from
  ///   the right.
  init(length: Double, viewport: Double, range: AxisRange, mirror: Double? = nil) {
    self.length = length
    self.viewport = viewport
    self.range = mirror.map { range.mirrored($0) } ?? range
    self.mirror = mirror
  }

  /// The resting offsets of one page.
  struct Rest {
    let start: Double
    let end: Double

    /// 1 if the position is after these offsets, -1 if it is before them, 0 if it is among them.
    func side(of position: Double) -> Double { position > end ? 1 : position < start ? -1 : 0 }
  }

  /// The index of the last page. A page does not count if the page before it reaches the end of the
  /// range.
  var last: Double {
    let high = range.high - max(0, length - viewport)
    return max(0, floored((high / length) * (1 - 1e-12) - 1e-9) + (high > 0 ? 1 : 0))
  }

  /// The offset at which a page begins.
  func start(of page: Double) -> Double { fromFirst(rest(of: page).start) }

  /// The page to which a resting offset belongs; for any other offset, the nearer page.
  func page(at offset: Double) -> Double { page(counted: fromFirst(offset)) }

  /// The nearest resting offset.
  func nearest(_ offset: Double) -> Double {
    let position = fromFirst(offset)
    let rest = rest(of: page(counted: position))
    return self.offset(max(rest.start, min(position, rest.end)), near: offset)
  }

  /// Converts an offset to the distance from the first page, and back.
  func fromFirst(_ position: Double) -> Double { mirror.map { $0 - position } ?? position }

  /// Converts a velocity of the offset to a velocity away from the first page.
  func awayFromFirst(_ velocity: Double) -> Double { mirror == nil ? velocity : -velocity }

  /// Converts a distance from the first page to an offset. Returns the given offset if the result
  /// differs from it only by a rounding error.
  private func offset(_ position: Double, near offset: Double) -> Double {
    guard let mirror else { return position }
    return (mirror - position - offset).magnitude < 1e-9 ? offset : mirror - position
  }

  private func rest(of page: Double) -> Rest {
    let start = page * length
    return Rest(start: range.clamp(start), end: range.clamp(max(start, start + length - viewport)))
  }

  private func page(counted position: Double) -> Double {
    let page = min(max(floored(position / length + 1e-9), 0), last)
    guard page < last else { return page }
    let (here, next) = (rest(of: page), rest(of: page + 1))
    return position - here.end < next.start - position ? page : page + 1
  }

  /// The offset at which a swipe comes to rest: on the page on which it began or on a neighbouring
  /// page, never further.
  ///
  /// If both the offset and the natural end of the swipe are on the first of these pages, the swipe
  /// rests at its natural end. Otherwise a flick decides by its direction. Without a flick, the
  /// swipe rests at the offset of the two pages that is nearer to its natural end.
  func target(
    from offset: Double, velocity: Double, began: Double, natural: Double, fling: Double
  ) -> Double {
    let position = target(
      from: fromFirst(offset), towards: awayFromFirst(velocity), began: began,
      natural: fromFirst(natural), fling: fling)
    // Converting the natural end to a distance and back would round it.
    return position.map { self.offset($0, near: offset) } ?? natural
  }

  /// The same target, with distances from the first page instead of offsets; nil for the natural
  /// end.
  private func target(
    from offset: Double, towards velocity: Double, began: Double, natural: Double, fling: Double
  ) -> Double? {
    let home = rest(of: began)
    let side = home.side(of: home.side(of: offset) == 0 ? natural : offset)
    guard side != 0 else { return nil }
    let homeEdge = side > 0 ? home.end : home.start
    let page = min(max(began + side, 0), last)
    guard page != began else { return homeEdge }
    let neighbour = side > 0 ? rest(of: page).start : rest(of: page).end
    if abs(velocity) > fling { return velocity * side > 0 ? neighbour : homeEdge }
    return abs(natural - homeEdge) <= abs(natural - neighbour) ? homeEdge : neighbour
  }
}
