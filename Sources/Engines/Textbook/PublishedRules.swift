internal import Gesture

// The printed arithmetic, rule by rule: numbers in, numbers out.

/// The navigation bar: its height is an inset already, and a gap of 72 points is laid out for it where
/// 8 were meant.
enum PublishedBar {
  static func inset(_ declared: Double) -> Double { declared > 0 ? declared + (72 - 8) : declared }
}

/// The photos: what is inside the scroll view is counted, and its indicators are inside too.
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

  /// Each photo has a page of 320 by 460 points, whatever the screen.
  static func size(ofImages images: Int) -> Size { Size(width: 320 * Double(images), height: 460) }
}

/// Images that are taller than the view: pages of the view's own height, up and down too.
enum PublishedPages {
  /// The nearest place to rest: where a page begins, or the end.
  static func nearest(_ offset: Double, height: Double, last: Double) -> Double {
    guard height > 0 else { return offset }
    let page = max(0, min(rounded(offset / height) * height, last))
    return abs(last - offset) < abs(page - offset) ? last : page
  }
}

/// The number under the middle: the last one only if the middle stands exactly at the end.
enum PublishedCell {
  static func index(atMiddle middle: Double, every: Double, content: Double) -> Int {
    let position = middle == content ? middle / every - 1 : middle / every
    return Int(truncated(max(0, min(position, 1e9))))
  }

  /// Less than a cell before the start the cast makes 0, and farther out a cell that is not there.
  static func index(beforeTheStart middle: Double, every: Double) -> Double {
    truncated(max(-1e9, min(middle / every, 0)))
  }
}

/// The middle of the image as it was opened comes back to the middle of the view.
enum PublishedCentre {
  static func offset(opened: Double, at zoom: Double, now: Double, viewport: Double) -> Double {
    (opened + viewport / 2) / zoom * now - viewport / 2
  }
}

/// A control that lies in the content: where a finger finds it when the content has moved.
enum PublishedControl {
  /// Controls are 44 points wide and high.
  static func isHit(
    at position: Double, laidOutAt opened: Double, openedAt zoom: Double, offset: Double,
    now: Double
  ) -> Bool {
    let control = (position + opened) / zoom
    return abs((position + offset) / now - control) <= 22
  }
}
