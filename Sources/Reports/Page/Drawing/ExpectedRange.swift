internal import Model
internal import Results

/// The range in which a violation expected a quantity, and the error of the found value, parsed
/// from the message: `offset.y from 0 to 441` and `444` give an error of 3 points.
struct ExpectedRange: Equatable {
  /// The quantity as channels: one channel, or the channels of x and y.
  let channels: [DrawnTrace.Channel]
  /// The minimum and maximum expected value, one per channel.
  let low: [Double]
  let high: [Double]
  /// The distance of the found value from the range, one per channel; negative below the range.
  let off: [Double]
  /// Whether the values are positions. Otherwise they are changes of a position.
  let isPosition: Bool

  /// Fails if the texts are about another quantity, or if no numeric error follows from them.
  init?(expected: String, found: String) {
    // What follows is about the fingers: `offset.x to move by 12 with the finger, which also…`.
    let words = expected.split { " ,:;".contains($0) }.prefix { $0 != "with" }
    guard let first = words.first else { return nil }
    var isPosition = true
    var limits: [(low: Double, high: Double)]
    let rest = words.dropFirst()
    let numbers = rest.compactMap { Double($0) }
    switch first {
    case "offset": channels = [.x, .y]
    case "offset.x": channels = [.x]
    case "offset.y": channels = [.y]
    case "zoom": channels = [.zoom]
    default: return nil
    }
    let values = found.split { " ,:;".contains($0) }.drop { Double($0) == nil }
      .prefix { Double($0) != nil }.compactMap { Double($0) }
    let isFirst = found.split(separator: " ").first.flatMap { Double($0) } != nil
    guard isFirst || first == "offset", values.count >= channels.count else { return nil }
    switch rest.starts(with: ["to", "move"]) ? "moves" : rest.first {
    case "from" where numbers.count >= 2: limits = [(numbers[0], numbers[1])]
    case "moves" where rest.contains("less") || rest.contains("most"):
      guard let maximum = numbers.first?.magnitude else { return nil }
      limits = [(-maximum, maximum)]
      isPosition = false
    case "moves":
      guard let minimum = numbers.first else { return nil }
      let maximum = numbers.count > 1 && rest.contains("to") ? numbers[1] : minimum
      limits = [(min(minimum, maximum), max(minimum, maximum))]
      isPosition = false
    case "near", "back", "still", "on":
      guard let due = numbers.first else { return nil }
      limits = [(due, due)]
    case let word? where Double(word) != nil && numbers.count >= channels.count:
      limits = numbers.prefix(channels.count).map { ($0, $0) }
    default: return nil
    }
    guard limits.count == channels.count else { return nil }
    low = limits.map(\.low)
    high = limits.map(\.high)
    self.isPosition = isPosition
    off = zip(values, limits).map { value, limit in
      value < limit.low ? value - limit.low : max(0, value - limit.high)
    }
    guard off.allSatisfy(\.isFinite), off.contains(where: { $0 != 0 }) else { return nil }
  }

  /// The error of the offset along both axes, or `nil` for a zoom.
  ///
  /// The text may name a number outside the limit, such as the path of a finger that the content
  /// must not follow entirely. The error is then the excess over the limit.
  func displacement(excess: Double?) -> Point? {
    guard channels != [.zoom] else { return nil }
    func distance(_ channel: DrawnTrace.Channel) -> Double {
      guard let distance = channels.firstIndex(of: channel).map({ off[$0] }) else { return 0 }
      guard channels.count == 1, let excess, distance.magnitude < excess else { return distance }
      return distance < 0 ? -excess : excess
    }
    return Point(x: distance(.x), y: distance(.y))
  }

  /// The tolerance around the expected values, computed from the excess over it; 0 if it is
  /// unknown.
  func tolerance(excess: Double?) -> Double {
    guard channels.count == 1, let excess else { return 0 }
    return max(0, off[0].magnitude - excess)
  }
}
