internal import Gesture

/// What divides a view's content: pages, rows of a wheel, places it snaps to, tiles.
struct Cells {
  /// Unzoomed; 0 along an axis that is not divided.
  let size: Size
  let origin: Point
}

extension Cells {
  /// The division that most decides where the view rests.
  init?(_ view: DrawnScene.View) {
    var size = Size.zero
    var origin = Point.zero
    if let page = view.page {
      size = page
    } else if let row = view.row {
      size.height = row
    } else if let snap = view.snap {
      (size[snap.axis], origin[snap.axis]) = (snap.every, snap.origin)
    } else if let tile = view.tile {
      size = Size(width: tile, height: tile)
    } else {
      return nil
    }
    self.init(size: size, origin: origin)
  }

  /// As the script reads it.
  var numbers: String {
    [size.width, size.height, origin.x, origin.y].map { $0.text(most: 2) }.joined(separator: " ")
  }
}
