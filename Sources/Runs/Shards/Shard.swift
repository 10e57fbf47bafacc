/// One of several shards of a plan, numbered from 1.
package struct Shard: Equatable, Sendable {
  package let number: Int
  package let of: Int

  package init?(_ number: Int, of count: Int) {
    guard number >= 1, number <= count, count <= Self.maximum else { return nil }
    self.number = number
    of = count
  }

  /// The maximum number of shards: far more than any number of computers.
  private static let maximum = 100_000
}
