/// One of several shards of a plan, numbered from 1.
struct Shard: Equatable, Sendable {
  let number: Int
  let of: Int

  init?(_ number: Int, of count: Int) {
    guard number >= 1, number <= count, count <= Self.maximum else { return nil }
    self.number = number
    of = count
  }

  /// A limit far above any number of machines.
  private static let maximum = 100_000
}
