internal import Model
internal import Replay
internal import Runs

extension Double {
  /// Parses a plain decimal: `-?[0-9]+(\.[0-9]+)?`. Rejects `nan`, `inf` and `1e3`.
  init?(typed text: String) {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    for part in parts {
      guard !part.isEmpty, part.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}

extension Instant {
  /// Parses a time: `812ms`, `0.812s`. Rejects a number without a unit: half of the users who type
  /// `60` mean seconds, the other half milliseconds.
  init?(typed text: String) {
    var number = text[...]
    let nanoseconds: Double
    if number.hasSuffix("ms") {
      number = number.dropLast(2)
      nanoseconds = 1e6
    } else if number.hasSuffix("s") {
      number = number.dropLast()
      nanoseconds = 1e9
    } else {
      return nil
    }
    guard let count = Double(typed: String(number)), count >= 0, count * nanoseconds < 9e18
    else { return nil }
    self.init(nanoseconds: Int64((count * nanoseconds).rounded()))
  }

  /// The expected form of a time, for an error about a text that is not a time.
  static func expected(for text: String) -> String {
    guard let number = Double(typed: text), number >= 0 else {
      return "a time such as 812ms or 0.812s"
    }
    return "\(text)s or \(text)ms: a time needs a unit"
  }
}

extension ParsedArguments {
  /// The frame clock that `--rate` and `--phase` define.
  var clock: FrameClock {
    FrameClock(
      number(.rate).flatMap(FrameRate.init(hertz:)) ?? .standard,
      phase: time(.phase).map { $0 - Instant.zero } ?? TimeSpan.zero)
  }

  /// The shard that `--shard` names; nil without the option.
  func shard(_ terminal: Terminal) throws(UsageError) -> Shard? {
    guard let text = text(.shard) else { return nil }
    return try Shard(text, terminal.environment)
  }
}
