internal import Model
internal import Replay

// Positions derived from the shown state of a view, for engines of any kind.
extension ViewState {
  /// The nearest offset within the range.
  func clamped(_ point: Point) -> Point { Point { min(max(point[$0], lowest($0)), highest($0)) } }

  /// The nearest offset that shows a part of the content; unchanged if the part is visible.
  func revealing(_ part: Rectangle) -> Point {
    var goal = offset
    for axis in Axis.allCases {
      let length = min(part.size[axis], bounds[axis])
      let (first, last) = (part.origin[axis], part.origin[axis] + length)
      if last > goal[axis] + bounds[axis] {
        goal[axis] = last - bounds[axis]
      } else if first < goal[axis] {
        goal[axis] = first
      }
    }
    return goal
  }

  /// The offset after a change of the viewport, by the scene's rule for resizing.
  func keeping(_ before: ViewState, in view: ViewScene) -> Point {
    var kept = before.offset
    for axis in Axis.allCases {
      kept[axis] = view.fromStart(axis, kept[axis], content: before.content, in: before.bounds)
      let (old, new) = (before.bounds[axis], bounds[axis])
      let growth = before.content[axis] > 0 ? content[axis] / before.content[axis] : 1
      switch view.layout.onResize {
      case .keepOffset: break
      case .keepPage: kept[axis] = rounded(kept[axis] / old) * new
      case .keepCentre: kept[axis] = (kept[axis] + old / 2) * growth - new / 2
      case .keepLeading: kept[axis] = kept[axis] * growth
      }
      kept[axis] = view.fromStart(axis, kept[axis], content: content, in: bounds)
    }
    return kept
  }

  /// The point of the content under a point in the window.
  func content(under point: Point, in frame: Rectangle) -> Point {
    Point(x: point.x - frame.origin.x + offset.x, y: point.y - frame.origin.y + offset.y)
  }
}
