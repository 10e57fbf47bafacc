internal import Replay

// What an app is told, as far as two replays must agree about it: not how often a view says that it
// scrolled, which follows the frames, nor where in the content it was tapped.

extension Callback {
  /// The callback without its numbers; nil where two replays need not agree.
  var gist: Gist? {
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

  enum Gist: String {
    case willBeginDragging, willEndDragging, didEndDragging, didEndDraggingAndWillDecelerate
    case willBeginDecelerating, didEndDecelerating, didEndScrollingAnimation
    case willBeginZooming, didEndZooming, didScrollToTop, refresh, select
  }
}

extension [Callback] {
  func reportsSame(as other: [Callback]) -> Bool {
    var position = 0
    for callback in self {
      guard let gist = callback.gist else { continue }
      while position < other.count, other[position].gist == nil { position += 1 }
      guard position < other.count, other[position].gist == gist,
        other[position].view == callback.view
      else { return false }
      position += 1
    }
    return other[position...].allSatisfy { $0.gist == nil }
  }

  /// For people.
  var words: String {
    let words = compactMap { $0.gist?.rawValue }
    return words.isEmpty ? "no callbacks" : words.joined(separator: " ")
  }
}
