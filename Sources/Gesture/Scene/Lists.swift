/// The natural sizes of images that stand in a row.
public struct ImageSizes: Hashable, Sendable {
  /// Each image's, from the first to the last.
  public var sizes: [Size]

  /// Images of these sizes.
  public init(_ sizes: [Size]) { self.sizes = sizes }

  /// Side by side: as wide as all of them, as high as the tallest.
  package var row: Size {
    var row = Size.zero
    for size in sizes {
      row.width += size.width
      row.height = max(row.height, size.height)
    }
    return row
  }

  /// The height of the tallest where each is as wide as a page; nil where there is none.
  package func tallest(atWidth width: Double) -> Double? {
    var tallest: Double?
    for size in sizes where size.width > 0 {
      tallest = max(tallest ?? 0, width / size.width * size.height)
    }
    return tallest
  }
}

/// Lengths that are repeated in turn, such as the heights of rows.
public struct Lengths: Hashable, Sendable {
  /// The lengths, each once.
  public var lengths: [Double]

  /// These lengths, again and again.
  public init(_ lengths: [Double]) { self.lengths = lengths }
}

/// How many things there are in each of several groups.
public struct Counts: Hashable, Sendable {
  /// The number of things in each group.
  public var counts: [Int]

  /// Groups of so many things each.
  public init(_ counts: [Int]) { self.counts = counts }
}
