internal import Model

// The printed arithmetic, rule by rule, as pure functions of numbers.

/// The navigation bar: its height is an inset already, but the layout adds a gap of 72 points
/// instead of 8.
enum PublishedBar {
  static func inset(_ declared: Double) -> Double { declared > 0 ? declared + (72 - 8) : declared }
}

/// The photos: the code counts the subviews of the scroll view, which include its indicators.
enum PublishedImages {
  static func count(ofImages images: Int, indicators: Axes) -> Int {
    let bars =
      switch indicators {
      case .none: 0
      case .x, .y: 1
      case .both: 2
      }
    return images.addingReportingOverflow(bars).partialValue
  }

  /// The size of the content: each photo has a page of 320 by 460 points, on every screen.
  static func size(ofImages images: Int) -> Size { Size(width: 320 * Double(images), height: 460) }
}

/// Images that are taller than the view: they snap along y too, to pages as high as the view.
enum PublishedPages {
  /// The nearest rest position: the beginning of a page, or the end.
  static func nearest(_ offset: Double, height: Double, last: Double) -> Double {
    guard height > 0 else { return offset }
    let page = max(0, min(rounded(offset / height) * height, last))
    return abs(last - offset) < abs(page - offset) ? last : page
  }
}

/// The number under the middle: only a middle exactly at the end is limited to the last number.
enum PublishedCell {
  static func index(atMiddle middle: Double, every: Double, content: Double) -> Int {
    let position = middle == content ? middle / every - 1 : middle / every
    return Int(truncated(max(0, min(position, 1e9))))
  }

  /// The number before the start: 0 within one cell of the start, and farther out a cell that does
  /// not exist.
  static func index(beforeTheStart middle: Double, every: Double) -> Double {
    truncated(max(-1e9, min(middle / every, 0)))
  }
}

/// The centred image: the point in the middle at the opening returns to the middle of the view.
enum PublishedCentre {
  static func offset(opened: Double, at zoom: Double, now: Double, viewport: Double) -> Double {
    (opened + viewport / 2) / zoom * now - viewport / 2
  }
}

/// A control inside the content, which moves with the content.
enum PublishedControl {
  /// Whether a touch hits a control of 44 by 44 points, along one axis.
  static func isHit(
    at position: Double, laidOutAt opened: Double, openedAt zoom: Double, offset: Double,
    now: Double
  ) -> Bool {
    let control = (position + opened) / zoom
    return abs((position + offset) / now - control) <= 22
  }
}
