/// The places along one axis at which a paging view may rest.
///
/// Page k begins at k·P. Where a page is longer than the viewport (an image that is zoomed) the view
/// rests anywhere from `k·P` to `(k+1)·P − w`; else a page is one place. The last page may be cut off:
/// it rests at the range's end (UIScrollView's pages are as long as its bounds).
struct Pages {
  /// P: from one page to the next.
  let length: Double
  /// w: how much of a page is seen at once.
  let viewport: Double
  let range: AxisRange

  /// The places of one page.
  struct Rest {
    let start: Double
    let end: Double
  }
}

extension Pages {
  /// The number of the last page: where the one before it reaches the range's end, there is none.
  var last: Double {
    let high = range.high - max(0, length - viewport)
    return max(0, wholes((high / length) * (1 - 1e-12) - 1e-9) + (high > 0 ? 1 : 0))
  }

  func rest(of page: Double) -> Rest {
    let start = page * length
    return Rest(
      start: range.clamp(start), end: range.clamp(max(start, start + length - viewport)))
  }

  /// The page at an offset: the one it rests on, or else the nearer of its neighbours.
  func page(at offset: Double) -> Double {
    let page = min(max(wholes(offset / length + 1e-9), 0), last)
    guard page < last else { return page }
    let (here, next) = (rest(of: page), rest(of: page + 1))
    return offset - here.end < next.start - offset ? page : page + 1
  }

  /// The nearest place to rest.
  func nearest(_ offset: Double) -> Double {
    let rest = rest(of: page(at: offset))
    return max(rest.start, min(offset, rest.end))
  }

  private func wholes(_ number: Double) -> Double {
    let part = truncated(number)
    return part > number ? part - 1 : part
  }
}

extension Pages {
  /// Where a swipe that began on a page comes to rest: there or on a neighbour, never further.
  ///
  /// Inside the page it began on, its natural end decides; a flick decides by its direction once the
  /// page is left; else the nearer place to the natural end is taken.
  func target(
    from offset: Double, velocity: Double, began: Double, natural: Double, fling: Double
  ) -> Double {
    let home = rest(of: began)
    let side: Double
    if offset > home.end {
      side = 1
    } else if offset < home.start {
      side = -1
    } else if natural > home.end {
      side = 1
    } else if natural < home.start {
      side = -1
    } else {
      return natural
    }
    let homeEdge = side > 0 ? home.end : home.start
    let page = min(max(began + side, 0), last)
    guard page != began else { return homeEdge }
    let neighbour = side > 0 ? rest(of: page).start : rest(of: page).end
    if abs(velocity) > fling { return velocity * side > 0 ? neighbour : homeEdge }
    return abs(natural - homeEdge) <= abs(natural - neighbour) ? homeEdge : neighbour
  }
}
