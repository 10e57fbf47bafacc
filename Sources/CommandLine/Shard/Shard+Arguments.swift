internal import Runs

extension Shard {
  /// Creates a shard from the value of `--shard`: `2/8`, or `auto` to use the environment.
  init(_ text: String, _ variable: (String) -> String?) throws(UsageError) {
    if text == "auto" {
      self = try ShardVariables.shard(variable)
      return
    }
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      let shard = Shard(number, of: count)
    else {
      if numbers.count == 2, let number = numbers[0], let count = numbers[1], number > count,
        count > 0
      {
        throw UsageError(
          "--shard: \(number) is more than \(count): write the part and the number of parts, such as 2/8, or auto"
        )
      }
      throw .badValue(
        text, of: .shard, expected: "a part and the number of parts, such as 2/8, or auto")
    }
    self = shard
  }
}
