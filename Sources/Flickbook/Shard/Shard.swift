/// One of so many parts of a plan, counted from 1.
struct Shard: Equatable, Sendable {
  let number: Int
  let of: Int

  init?(_ number: Int, of count: Int) {
    guard number >= 1, number <= count, count <= Self.most else { return nil }
    self.number = number
    of = count
  }

  /// More machines than anybody has.
  private static let most = 100_000
}

extension Shard {
  /// What `--shard` asks for: `2/8`, or `auto` for what the environment says.
  init(_ text: String, _ variable: (String) -> String?) throws(UsageError) {
    if text == "auto" {
      self = try ShardVariables.shard(variable)
      return
    }
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      let shard = Shard(number, of: count)
    else {
      throw .badValue(text, of: .shard, expected: "auto, or a part and its number, as 2/8")
    }
    self = shard
  }
}
