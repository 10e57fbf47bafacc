internal import Gesture

/// Between which values a break expected a quantity, and how far what it found is off, as its words give
/// it: `offset.y from 0 to 441` and `444` are 3 points too much.
struct ExpectedRange: Equatable {
  /// Along one axis, or of both.
  let channels: [DrawnTrace.Channel]
  /// The least and the greatest value that was expected, one for each channel.
  let low: [Double]
  let high: [Double]
  /// What was found is off by this much, one for each channel.
  let off: [Double]
  /// Whether the values are places; otherwise they are changes of a place.
  let isPlace: Bool

  /// Nothing where the words are of something else, or do not differ by a number.
  init?(expected: String, found: String) {
    let words = expected.split { " ,:;".contains($0) }
    guard let first = words.first else { return nil }
    var isPlace = true
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
    switch rest.first {
    case "from" where numbers.count >= 2: limits = [(numbers[0], numbers[1])]
    case "moves" where rest.contains("less") || rest.contains("most"):
      guard let most = numbers.first?.magnitude else { return nil }
      limits = [(-most, most)]
      isPlace = false
    case "moves":
      guard let least = numbers.first else { return nil }
      let most = numbers.count > 1 && rest.contains("to") ? numbers[1] : least
      limits = [(min(least, most), max(least, most))]
      isPlace = false
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
    self.isPlace = isPlace
    off = zip(values, limits).map { value, limit in
      value < limit.low ? value - limit.low : max(0, value - limit.high)
    }
    guard off.allSatisfy(\.isFinite), off.contains(where: { $0 != 0 }) else { return nil }
  }

  /// How far the offset is from where it should be, along both axes; nothing where a zoom is.
  var way: Point? {
    guard channels != [.zoom] else { return nil }
    func way(_ channel: DrawnTrace.Channel) -> Double {
      channels.firstIndex(of: channel).map { off[$0] } ?? 0
    }
    return Point(x: way(.x), y: way(.y))
  }

  /// What is allowed beyond the expected values, where it is known by how much that was exceeded.
  func tolerance(excess: Double?) -> Double {
    guard channels.count == 1, let excess else { return 0 }
    return max(0, off[0].magnitude - excess)
  }
}
