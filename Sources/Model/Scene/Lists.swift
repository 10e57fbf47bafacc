/// The natural sizes of images in a row.
public struct ImageSizes: Hashable, Sendable {
  /// The sizes, from the first image to the last.
  public var sizes: [Size]

  /// Creates a list of images with these sizes.
  public init(_ sizes: [Size]) { self.sizes = sizes }

  /// The size of all images side by side: the sum of the widths and the maximum height.
  package var row: Size {
    var row = Size.zero
    for size in sizes {
      row.width += size.width
      row.height = max(row.height, size.height)
    }
    return row
  }

  /// The maximum height if each image is scaled to the width of a page; nil if there are no images.
  package func tallest(atWidth width: Double) -> Double? {
    var tallest: Double?
    for size in sizes where size.width > 0 {
      tallest = max(tallest ?? 0, width / size.width * size.height)
    }
    return tallest
  }
}

/// Lengths, such as the heights of rows, or distances from the beginning of content.
public struct Lengths: Hashable, Sendable {
  /// The lengths in order.
  public var lengths: [Double]

  /// Creates a list of these lengths.
  public init(_ lengths: [Double]) { self.lengths = lengths }
}

/// The number of items in each of several groups.
public struct Counts: Hashable, Sendable {
  /// The number of items in each group.
  public var counts: [Int]

  /// Creates groups with the given numbers of items.
  public init(_ counts: [Int]) { self.counts = counts }
}
