/// A grid of dots; the origin is at the top left.
struct DotGrid: Equatable, Sendable {
  let width: Int
  let height: Int
  private var dots: [Bool]

  init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    dots = Array(repeating: false, count: self.width * self.height)
  }

  /// Whether there is a dot. `false` outside the grid.
  subscript(x: Int, y: Int) -> Bool {
    (0..<width).contains(x) && (0..<height).contains(y) && dots[y * width + x]
  }

  /// Draws a dot. Positions outside the grid are ignored.
  mutating func put(_ x: Int, _ y: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    dots[y * width + x] = true
  }
}
