internal import Model
internal import Results

/// The division of a view's content: pages, rows of a wheel, snap positions, tiles.
struct Cells {
  /// The size of a cell without zoom; 0 along an axis that is not divided.
  let size: Size
  /// The point without zoom at which the first cell begins.
  let origin: Point
}

extension Cells {
  /// Creates the cells of the division that has the most influence on the resting position. Fails
  /// if the view is not divided.
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

  /// The size and the origin, in the form that the script reads.
  var numbers: String {
    [size.width, size.height, origin.x, origin.y].map { $0.text(maximum: 2) }.joined(separator: " ")
  }
}
