internal import PageAssets

/// A small drawing of an invariant: what an engine should show, and a violation of it.
package struct InvariantSketch {
  /// The meaning of the curves.
  private let legend: String
  private let right: Panel
  private let wrong: Panel

  fileprivate enum Panel {
    case curves([InvariantCurve])
    case text(String)
  }

  /// Creates the drawing of the invariant with the given name.
  package init?(of invariant: String) {
    guard let sketch = Self.all[invariant] else { return nil }
    self = sketch
  }

  private init(legend: String, right: String, wrong: String) {
    self.legend = legend
    self.right = Panel(right)
    self.wrong = Panel(wrong)
  }

  /// A row for each invariant: name | legend | right | wrong.
  private static let all: [String: InvariantSketch] = {
    var all: [String: InvariantSketch] = [:]
    for row in PageAsset(file: page_assets_sketches).text.split(separator: "\n") {
      let cells = row.split(separator: " | ").map { String($0) }
      guard cells.count == 4 else { continue }
      all[cells[0]] = InvariantSketch(legend: cells[1], right: cells[2], wrong: cells[3])
    }
    return all
  }()

  package func lines(_ look: PlotLook) -> [String] {
    let (left, other) = (right.lines(look), wrong.lines(look))
    if left.count == 1, other.count == 1 {
      return [legend, "right  " + left[0], "wrong  " + other[0]]
    }
    let bar = String(look.letter("│", or: "|"))
    let gap = String(repeating: " ", count: 3)
    let heading = "right".padded(to: Self.columns + 1) + gap + "wrong"
    return [legend, heading]
      + zip(left, other).map { one, other in
        (bar + one.padded(to: Self.columns) + gap + bar + other).withoutTrailingSpaces
      }
  }

  /// The size of one drawing in characters.
  fileprivate static let columns = 26
  fileprivate static let rows = 4
}

extension InvariantSketch.Panel {
  /// Parses curves of numbers, separated by slashes. Any other text is shown as it is.
  fileprivate init(_ text: String) {
    let curves = text.split(separator: " / ").compactMap { InvariantCurve(String($0)) }
    self = curves.count == text.split(separator: " / ").count ? .curves(curves) : .text(text)
  }

  fileprivate func lines(_ look: PlotLook) -> [String] {
    switch self {
    case .text(let text): return [text]
    case .curves(let curves):
      var grid = DotGrid(
        width: InvariantSketch.columns * look.dotsAcross,
        height: InvariantSketch.rows * look.dotsDown)
      for (index, curve) in curves.enumerated() {
        curve.draw(every: index == 0 ? 1 : look.dotsAcross * 2, in: &grid)
      }
      return look.lines(grid)
    }
  }
}

/// One curve of a drawing: values from 0 to 8 at equal times.
fileprivate struct InvariantCurve {
  /// The connected pieces of the curve. At a jump, a new piece begins.
  private var pieces: [[(time: Double, value: Double)]] = []

  /// - Parameter text: Values separated by blanks, such as `0 2 4`. At a jump, a semicolon replaces
  ///   the blank. `_` is a time without a value. `=4` is a horizontal line.
  init?(_ text: String) {
    if text.hasPrefix("=") {
      guard let level = Double(text.dropFirst()) else { return nil }
      pieces = [[(0, level), (1, level)]]
      return
    }
    let parts = text.split(separator: ";").map { $0.split(separator: " ") }
    let count = max(2, parts.map(\.count).reduce(0, +))
    // Six values fill the whole width. A curve with fewer values ends before the right edge.
    let last = Double(max(count - 1, 5))
    var index = 0
    for part in parts {
      var piece: [(time: Double, value: Double)] = []
      for word in part {
        if word != "_" {
          guard let value = Double(word) else { return nil }
          piece.append((Double(index) / last, value))
        }
        index += 1
      }
      pieces.append(piece)
    }
  }

  func draw(every step: Int, in grid: inout DotGrid) {
    for piece in pieces {
      for (from, to) in zip(piece, piece.dropFirst()) { draw(from, to, every: step, in: &grid) }
    }
  }

  private func draw(
    _ from: (time: Double, value: Double), _ to: (time: Double, value: Double), every step: Int,
    in grid: inout DotGrid
  ) {
    func row(_ value: Double) -> Int {
      Int(((1 - value / 8) * Double(grid.height - 1)).rounded())
    }
    let (start, end) = (from.time * Double(grid.width - 1), to.time * Double(grid.width - 1))
    let first = Int(start.rounded(.up))
    guard end > start, Double(first) <= end else { return }
    var last: Int?
    for column in first...Int(end) where column % step == 0 {
      let share = (Double(column) - start) / (end - start)
      let here = row(from.value + (to.value - from.value) * share)
      // Steep parts of a solid curve are drawn without gaps. A dotted curve has gaps.
      let before = step == 1 ? last ?? here : here
      for y in min(before, here)...max(before, here) { grid.put(column, y) }
      last = here
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  fileprivate var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
