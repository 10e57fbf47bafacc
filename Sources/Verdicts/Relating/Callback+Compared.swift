internal import Replay

// The callbacks in which two replays must agree: not how often a view reports that it scrolled, which
// follows the frames, nor where in the content it was tapped.

extension Callback {
  /// The callback without its numbers; nil where two replays need not agree.
  var comparedKind: ComparedKind? {
    switch kind {
    case .willBeginDragging: .willBeginDragging
    case .willEndDragging: .willEndDragging
    case .didEndDragging(let more): more ? .didEndDraggingAndWillDecelerate : .didEndDragging
    case .willBeginDecelerating: .willBeginDecelerating
    case .didEndDecelerating: .didEndDecelerating
    case .didEndScrollingAnimation: .didEndScrollingAnimation
    case .willBeginZooming: .willBeginZooming
    case .didEndZooming: .didEndZooming
    case .didScrollToTop: .didScrollToTop
    case .refresh: .refresh
    case .select: .select
    case .didScroll, .didZoom, .valueChanged, .tap: nil
    }
  }

  enum ComparedKind: String {
    case willBeginDragging, willEndDragging, didEndDragging, didEndDraggingAndWillDecelerate
    case willBeginDecelerating, didEndDecelerating, didEndScrollingAnimation
    case willBeginZooming, didEndZooming, didScrollToTop, refresh, select
  }
}

extension [Callback] {
  func reportsSame(as other: [Callback]) -> Bool {
    var position = 0
    for callback in self {
      guard let comparedKind = callback.comparedKind else { continue }
      while position < other.count, other[position].comparedKind == nil { position += 1 }
      guard position < other.count, other[position].comparedKind == comparedKind,
        other[position].view == callback.view
      else { return false }
      position += 1
    }
    return other[position...].allSatisfy { $0.comparedKind == nil }
  }

  /// For people.
  var words: String {
    let words = compactMap { $0.comparedKind?.rawValue }
    return words.isEmpty ? "no callbacks" : words.joined(separator: " ")
  }
}
