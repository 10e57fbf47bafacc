internal import Gesture

/// How far an offset is from where it should be, as the words of a break give it:
/// `offset.y from 0 to 441` and `444` are 3 points.
struct Displacement {
  /// Along both axes.
  let way: Point

  /// Nothing where the words are of something else than one offset, or do not differ by a number.
  init?(expected: String, found: String) {
    let isX = expected.hasPrefix("offset.x ")
    guard isX || expected.hasPrefix("offset.y ") else { return nil }
    let words = expected.dropFirst(9).split { $0 == " " || $0 == "," }
    guard let value = found.split(separator: " ").first.flatMap({ Double($0) }) else { return nil }
    let numbers = words.compactMap { Double($0) }
    let off: Double
    switch (words.first, numbers.count) {
    case ("from", 2...): off = value < numbers[0] ? value - numbers[0] : max(0, value - numbers[1])
    case (let first?, 1...) where Double(first) != nil || first == "moves" || first == "near":
      off = value - numbers[0]
    default: return nil
    }
    guard off != 0, off.isFinite else { return nil }
    way = isX ? Point(x: off, y: 0) : Point(x: 0, y: off)
  }
}
