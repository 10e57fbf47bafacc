internal import Model
internal import Replay

// The pages that a page label counts: each is as large as the viewport, and they form a row or a
// grid.

extension Facts {
  /// The number of columns and rows of pages; nil if the content is not a whole number of pages.
  var pageGrid: (columns: Int, rows: Int)? {
    switch scene.layout.content {
    case .pages: return (max(1, scene.layout.pages ?? 1), 1)
    case .grid: return (max(1, scene.layout.columns ?? 1), max(1, scene.layout.rows ?? 1))
    case .fillWidth: return nil
    case .fixed, .row:
      let count = now.content.width / (now.bounds.width * now.zoom)
      let whole = count.rounded()
      guard whole >= 1, whole < 1e9, abs(count - whole) < 1e-9 * whole else { return nil }
      return (Int(whole), 1)
    }
  }

  /// The index of the page that a label names along an axis, counted from 0: the page in the middle
  /// of the viewport, or at its edge if the scene declares that. A small margin against rounding
  /// makes a page begin exactly at its boundary.
  func labelledPage(_ axis: Axis, at offset: Double, among count: Int) -> Int {
    let length = now.bounds[axis]
    let part = scene.layout.labelPart(zoom: now.zoom)
    let position = (fromStart(axis, offset) + length * part) / (length * now.zoom) + 1e-9
    return Int(max(0, min(position.rounded(.down), Double(count - 1))))
  }
}
