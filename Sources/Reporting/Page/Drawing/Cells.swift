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
      if snap.axis == .x {
        (size.width, origin.x) = (snap.every, snap.origin)
      } else {
        (size.height, origin.y) = (snap.every, snap.origin)
      }
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

  /// The lines that cross a stretch of content, and how many there are before it; none where they
  /// would stand too close to be told apart.
  static func lines(
    every size: Double, from origin: Double, between low: Double, and high: Double
  ) -> [(place: Double, number: Int)] {
    let first = ((low - origin) / size).rounded(.up)
    guard size > 4, high > low, (high - low) / size < 40, first.magnitude < 1e6 else { return [] }
    var number = Int(first)
    var lines: [(Double, Int)] = []
    while origin + Double(number) * size <= high {
      lines.append((origin + Double(number) * size, number))
      number += 1
    }
    return lines
  }
}
