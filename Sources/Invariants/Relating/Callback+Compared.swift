internal import Model
internal import Replay

// The callbacks in which two replays must agree. Scroll reports are excluded because their number
// depends on the frames, and so is the position of a tap in the content.

extension Callback.Kind {
  /// The callback without its numbers; nil if two replays need not agree on it.
  var compared: Callback.Kind? {
    switch self {
    case .didScroll, .didZoom, .valueChanged, .tap: nil
    case .willEndDragging: .willEndDragging(velocity: .zero, target: .zero)
    case .didEndZooming: .didEndZooming(scale: 1)
    case .select: .select(0)
    default: self
    }
  }
}

extension [Callback] {
  func reportsSame(as other: [Callback]) -> Bool {
    var position = 0
    for callback in self {
      guard let compared = callback.kind.compared else { continue }
      while position < other.count, other[position].kind.compared == nil { position += 1 }
      guard position < other.count, other[position].kind.compared == compared,
        other[position].view == callback.view
      else { return false }
      position += 1
    }
    return other[position...].allSatisfy { $0.kind.compared == nil }
  }

  /// The callbacks as readable text.
  var comparedText: String {
    let words = compactMap { callback -> String? in
      guard let kind = callback.kind.compared else { return nil }
      return "\(kind.name)"
        + (kind == .didEndDragging(willDecelerate: true) ? "AndWillDecelerate" : "")
    }
    return words.isEmpty ? "no callbacks" : words.joined(separator: " ")
  }
}
